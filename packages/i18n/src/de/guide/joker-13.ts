import type { SetGuideWords } from '../../sections/guide-words.ts';

export const joker13: SetGuideWords = {
  title: (facts) => `Joker-Yatzy: Regeln für ${facts.boxes} Felder mit Bonus und Joker`,
  description: (facts) =>
    `Joker-Yatzy für zwei: wohin der Joker muss, was er einbringt und wie man die ${facts.boxes} Felder am besten füllt. Mit Würfelbeispielen und berechneten Zahlen.`,
  heading: 'So spielt man Joker-Yatzy',
  lead: (facts) =>
    `Der kurze deutsche Block für zwei, ${facts.boxes} Felder, nicht eines mehr. Das Besondere beginnt nach dem ersten Fünferpasch: Jeder weitere ist ein Joker, und der hat seinen eigenen Kopf.`,
  differs: [
    (facts) =>
      `Ein weiterer Fünferpasch bringt ${facts.further} Bonus, aber nur, wenn im Feld Fünferpasch schon ${facts.fixed('fiveOfAKind')} stehen.`,
    'Der Joker ist kein Wunschkonzert. Ist sein eigenes oberes Feld offen, muss er dorthin.',
    'Erst wenn dieses Feld belegt ist, ersetzt er unten Full House, kleine oder große Straße zum vollen Wert.',
    'Fünf Gleiche sind sonst kein Full House.',
    'Behaltene Würfel dürfen wieder in den Becher.',
    'Bei Gleichstand gibt es keinen Sieger.',
  ],
  turn: [
    'Ihr würfelt abwechselnd. Drei Würfe hast du höchstens, den ersten mit allen fünf Würfeln; danach entscheidest du vor jedem Wurf neu, was bleibt und was in den Becher kommt.',
    'Nach jedem Wurf darfst du aufhören und eintragen, nach dem dritten musst du. Jedes Feld kommt einmal dran. Was nirgends passt, kostet ein Feld, das mit 0 gestrichen wird.',
    (facts) =>
      `Für den Joker gilt eine feste Reihenfolge. Zuerst das eigene obere Feld. Ist es belegt, ein offenes Feld im unteren Teil nach deiner Wahl. Ist unten alles voll, streichst du oben eins. Die ${facts.further} Bonus bekommst du in jedem Fall, sie stehen neben dem Zettel und nicht im Feld.`,
  ],
  upper: (facts) =>
    `Im oberen Teil zählen die Würfel der jeweiligen Zahl. Ab ${facts.bonusFrom} gibt es ${facts.bonus} Punkte. Die ${facts.further} eines Jokers helfen dabei nicht.`,
  lower: 'Im unteren Teil zählen alle fünf Würfel oder ein fester Wert.',
  boxes: {
    ones: 'Summe der Einsen.',
    twos: 'Summe der Zweien.',
    threes: 'Summe der Dreien.',
    fours: 'Summe der Vieren.',
    fives: 'Summe der Fünfen.',
    sixes: 'Summe der Sechsen.',
    threeOfAKind: 'Mindestens drei Gleiche, alle fünf Würfel zählen.',
    fourOfAKind: 'Mindestens vier Gleiche, alle fünf Würfel zählen.',
    fullHouse: (facts) =>
      `Drei von einer, zwei von einer anderen Zahl. Immer ${facts.fixed('fullHouse')} Punkte.`,
    smallStraight: (facts) => `Vier in Folge, egal welche. Immer ${facts.fixed('smallStraight')} Punkte.`,
    largeStraight: (facts) => `Alle fünf in Folge. Immer ${facts.fixed('largeStraight')} Punkte.`,
    fiveOfAKind: (facts) =>
      `Fünf Gleiche. ${facts.fixed('fiveOfAKind')} Punkte, danach ist jeder weitere ein Joker.`,
    chance: 'Summe aller fünf Würfel.',
  },
  cases: [
    {
      example: 'jokerUpper',
      question: 'Fünf Dreien als Joker: Wohin damit?',
      answer: 'Zu den Dreiern, solange sie offen sind. Jedes andere Feld wird abgelehnt.',
    },
    {
      example: 'jokerLower',
      question: 'Und wenn die Dreier schon belegt sind?',
      answer:
        'Dann in ein offenes Feld unten. Full House und beide Straßen geben ihren vollen Wert, obwohl die Würfel anders aussehen. Dreierpasch, Viererpasch und Chance zählen wie immer die Augen.',
    },
    {
      example: 'jokerStrikes',
      question: 'Unten ist alles voll. Und nun?',
      answer: (facts) => `Du streichst ein oberes Feld. Die ${facts.further} Bonus bleiben dir.`,
    },
    {
      example: 'fiveBefore',
      question: 'Sind fünf Gleiche ein Full House?',
      answer:
        'Nein. Nur ein echter Joker darf dorthin. Solange Fünferpasch offen oder gestrichen ist, zählt der Wurf wie jeder andere.',
    },
    {
      example: 'straightWithPair',
      question: 'Stört eine doppelte Zahl in der kleinen Straße?',
      answer: 'Nein, vier in Folge genügen.',
    },
    {
      question: (facts) => `Zählen die ${facts.further} für die ${facts.bonusFrom}?`,
      answer: 'Nein. Sie stehen auf einer eigenen Zeile und kommen erst in der Endsumme dazu.',
    },
  ],
  strategy: [
    (facts) =>
      `${facts.mean} Punkte schafft perfektes Spiel im Schnitt. Neun von zehn Spielen enden zwischen ${facts.low} und ${facts.high}, die Mitte liegt bei ${facts.middle}.`,
    (facts) =>
      `Der obere Bonus gelingt in ${facts.upperBonus} der Spiele, der Fünferpasch in ${facts.fiveOfAKind}. Beide ziehen am selben Strang, denn viele Gleiche helfen beiden.`,
    'Gegen einen einzigen Gegner zählt am Ende nur, wer vorn liegt. Mit Vorsprung nimmst du die sichere Straße, im Rückstand den Fünferpasch mit Außenseiterchance. Die Zahlen hier gelten, wenn es nur um möglichst viele Punkte geht.',
  ],
  decisions: [
    {
      decision: 'straightOrPair',
      title: 'Vier in Folge schlagen das Paar',
      text: 'Die kleine Straße liegt schon da. Für die große fehlt am Rand ein Würfel, und zwei Würfe hast du noch.',
    },
    {
      decision: 'house',
      title: 'Full House auf Anhieb',
      text: 'Das Full House ist verlockend sicher. Auf lange Sicht bringt es mehr, die drei Zweien zu behalten und zwei Würfel zu werfen.',
    },
    {
      decision: 'highDie',
      title: 'Nur das Paar',
      text: 'Eine Sechs neben zwei Fünfen mitzunehmen fühlt sich gut an und kostet trotzdem. Drei freie Würfel sind besser als zwei.',
    },
    {
      decision: 'threeSixes',
      title: 'Drei Sechsen nach oben',
      text: 'Im Dreierpasch stünden heute mehr Punkte. Oben bringen sie den Bonus näher, und das wiegt mehr.',
    },
    {
      decision: 'miss',
      title: 'Ein Wurf zum Vergessen',
      text: 'Opfere die Zweier. Die Chance ist für bessere Würfe da, und ohne Fünferpasch gibt es nie einen Joker.',
    },
    {
      decision: 'joker',
      title: 'Den Joker gut anlegen',
      text: 'Die Vierer sind belegt, also hast du unten die Wahl. Nimm die große Straße: Sie ist das Feld, das du sonst am seltensten bekommst.',
    },
  ],
  questions: [
    {
      question: 'Was ist ein Joker beim Würfeln?',
      answer: (facts) =>
        `Ein weiterer Fünferpasch, wenn der erste mit ${facts.fixed('fiveOfAKind')} auf dem Zettel steht. Er bringt ${facts.further} Bonus und darf unter Umständen Full House oder Straße sein.`,
    },
    {
      question: 'Darf ich den Joker eintragen, wo ich will?',
      answer: 'Nur wenn sein eigenes oberes Feld belegt ist, und dann zunächst nur unten.',
    },
    {
      question: 'Ich habe den Fünferpasch gestrichen. Gibt es noch Joker?',
      answer: 'Nein, für dieses Spiel ist es damit vorbei.',
    },
    {
      question: 'Was ist die höchste Punktzahl?',
      answer: (facts) => `${facts.highest}: ein Fünferpasch in jedem Zug, alle nach dem ersten als Joker.`,
    },
    {
      question: 'Wie oft gelingt die große Straße?',
      answer: (facts) =>
        `In ${facts.chance('largeStraight')} der Züge, wenn du nur auf sie spielst. Die kleine gelingt in ${facts.chance('smallStraight')}.`,
    },
    {
      question: 'Warum nur zu zweit?',
      answer:
        'So ist es gedacht: ein kurzes Duell, in zehn Minuten entschieden. Für eine größere Runde nehmt ihr Taschen-Yatzy oder schwedisches Yatzy.',
    },
  ],
  history: [
    'Die dreizehn Felder sind die Urform aus der Schachtel von 1956 und der Block, den man in Deutschland kennt. Um den zweiten Fünferpasch ranken sich seither die meisten Hausregeln; der Joker ist die strengste von ihnen.',
    'Kaum ein Würfelspiel ist so gründlich untersucht. 1999 zeigte der Niederländer Tom Verhoeff, wie sich für jede Stellung der beste Zug berechnen lässt. Auf demselben Weg sind die Zahlen dieser Seite entstanden.',
  ],
};
