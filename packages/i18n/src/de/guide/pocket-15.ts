import type { SetGuideWords } from '../../sections/guide-words.ts';

export const pocket15: SetGuideWords = {
  title: (facts) => `Taschen-Yatzy: Regeln mit ${facts.further} Punkten für jeden weiteren Kniffel`,
  description: (facts) =>
    `Der vertraute Block plus Zweierpasch und Zwei Zweierpasch, und ${facts.further} Punkte für jeden weiteren Kniffel. Alle ${facts.boxes} Felder mit Beispielen, dazu Strategie und Block.`,
  heading: 'So spielt man Taschen-Yatzy',
  lead: (facts) =>
    `Die Mischung, die früher auf dem Handy in der Hosentasche lief: ${facts.boxes} Felder, alle fünf Würfel zählen, und wer einmal einen Kniffel hat, will den nächsten.`,
  differs: [
    'Zwei Felder mehr als auf dem üblichen Block: Zweierpasch und Zwei Zweierpasch. Auch dort zählen alle fünf Würfel.',
    'Zwei Zweierpasch dürfen von derselben Zahl sein. Vier Gleiche reichen also.',
    (facts) => `Fünf Gleiche gelten als Full House, für die üblichen ${facts.fixed('fullHouse')}.`,
    (facts) =>
      `Jeder weitere Kniffel bringt ${facts.further}, und zwar in einem offenen Feld deiner Wahl. Es gibt keinen Zwang wie beim Joker.`,
    (facts) =>
      `Oben kommen zu den ${facts.further} noch die Augen dazu, die dort zählen. Fürs Rauskommen gelten nur die Augen.`,
  ],
  turn: [
    (facts) =>
      `Ihr seid ${facts.fewest} bis ${facts.most} und würfelt reihum. Pro Zug hast du bis zu drei Würfe: erst alle fünf, danach so viele, wie du magst. Behalten verpflichtet zu nichts: Jeder Würfel darf vor dem nächsten Wurf wieder in den Becher.`,
    'Dann trägst du ein. Jedes Feld gibt es einmal. Findet sich keins, streichst du eins und schreibst 0.',
    'Gewonnen hat, wer am Schluss die meisten Punkte hat. Teilen sich mehrere den Höchststand, endet es zwischen ihnen unentschieden.',
  ],
  upper: (facts) =>
    `Beim Sammeln zählen die Würfel der jeweiligen Zahl. Mit ${facts.bonusFrom} kommst du raus und bekommst ${facts.bonus} Punkte extra. Drei von jeder Sorte reichen genau.`,
  lower:
    'Bei den anderen Spielen muss nur die Bedingung stimmen. Dann zählen alle fünf Würfel oder der feste Wert.',
  boxes: {
    ones: 'Summe der Einsen.',
    twos: 'Summe der Zweien.',
    threes: 'Summe der Dreien.',
    fours: 'Summe der Vieren.',
    fives: 'Summe der Fünfen.',
    sixes: 'Summe der Sechsen.',
    onePair: 'Zwei Gleiche, und dann zählt der ganze Wurf. Eigentlich eine zweite Chance.',
    twoPairs: 'Zweimal zwei Gleiche, gern auch viermal dieselbe Zahl. Alle fünf zählen.',
    threeOfAKind: 'Drei Gleiche. Alle fünf zählen.',
    fourOfAKind: 'Vier Gleiche. Alle fünf zählen.',
    fullHouse: (facts) =>
      `Drei und zwei Gleiche, oder fünf Gleiche. Immer ${facts.fixed('fullHouse')} Punkte.`,
    smallStraight: (facts) => `Vier in Folge, egal welche. Immer ${facts.fixed('smallStraight')} Punkte.`,
    largeStraight: (facts) => `Fünf in Folge. Immer ${facts.fixed('largeStraight')} Punkte.`,
    fiveOfAKind: (facts) =>
      `Fünf Gleiche. ${facts.fixed('fiveOfAKind')} Punkte, und ab jetzt ist jeder weitere ${facts.further} wert.`,
    chance: 'Was immer liegt. Alle fünf zählen.',
  },
  cases: [
    {
      example: 'twoPairsAlike',
      question: 'Sind vier Gleiche zwei Zweierpasch?',
      answer:
        'Ja. Verlangt sind zweimal zwei Gleiche; dass es zwei verschiedene Zahlen sein müssen, steht nirgends. Auch ein Kniffel passt.',
    },
    {
      example: 'straightWithPair',
      question: 'Darf in der kleinen Straße eine Zahl doppelt sein?',
      answer: 'Ja. Vier in Folge genügen, der fünfte Würfel ist frei.',
    },
    {
      example: 'fiveBefore',
      question: 'Was zählen fünf Gleiche, solange Kniffel noch offen ist?',
      answer: (facts) =>
        `Dann sind sie ein gewöhnlicher Wurf: Full House für ${facts.fixed('fullHouse')}, in den Straßen nichts, sonst die Augen. Dasselbe gilt, wenn du Kniffel gestrichen hast.`,
    },
    {
      example: 'furtherInBox',
      question: 'Wohin darf der zweite Kniffel?',
      answer: (facts) =>
        `In jedes offene Feld. Bei den anderen Spielen stehen dann ${facts.further}, auch in einer Straße. Beim Sammeln stehen ${facts.further} und dazu die Würfel, die dort zählen.`,
    },
    {
      question: (facts) => `Helfen die ${facts.further} beim Rauskommen?`,
      answer: (facts) =>
        `Nein. Für die ${facts.bonusFrom} zählen nur die Augen. Fünf Vieren bei den Vierern bringen dich also weiter, fünf Vieren bei den Dreiern nicht.`,
    },
    {
      question: 'Ich habe Kniffel gestrichen und werfe doch noch einen. Bekomme ich etwas?',
      answer: (facts) =>
        `Nur, was der Wurf auch sonst wert ist. Die ${facts.further} gibt es erst, wenn ${facts.fixed('fiveOfAKind')} auf dem Zettel stehen.`,
    },
  ],
  strategy: [
    (facts) =>
      `Perfekt gespielt kommen im Schnitt ${facts.mean} Punkte zusammen. Die Spanne ist weit: Neun von zehn Spielen liegen zwischen ${facts.low} und ${facts.high}, die Hälfte erreicht mindestens ${facts.middle}. Schuld sind die ${facts.further} für jeden weiteren Kniffel.`,
    (facts) =>
      `Deshalb wird hier gejagt. In ${facts.fiveOfAKind} der perfekten Spiele steht der Kniffel am Ende auf dem Zettel; raus kommt man in ${facts.upperBonus}.`,
    'Alle Zahlen gelten für einen leeren Zettel, wo nichts anderes dabeisteht, und rechnen jede mögliche Fortsetzung ein.',
  ],
  decisions: [
    {
      decision: 'straightOrPair',
      title: 'Die Straße, nicht das Paar',
      text: 'Vier in Folge sind schon die kleine Straße, und für die große fehlt ein einziger Würfel.',
    },
    {
      decision: 'house',
      title: 'Full House gleich beim ersten Wurf',
      text: 'Sicher ist sicher, aber nicht am besten. Drei Zweien mit zwei Würfen vor sich sind mehr wert, weil aus ihnen ein Kniffel werden kann.',
    },
    {
      decision: 'twoPairs',
      title: 'Nicht beide Paare',
      text: 'Zwei Zweierpasch hättest du damit zwar sicher, doch das Feld füllt sich meist von allein. Behalte die Sechsen und wirf drei Würfel.',
    },
    {
      decision: 'fourFours',
      title: 'Vier Vieren gehören nach oben',
      text: 'Im Viererpasch brächten sie heute sogar mehr. Beim Sammeln holst du mit der vierten Vier Vorsprung fürs Rauskommen, und das wiegt schwerer.',
    },
    {
      decision: 'miss',
      title: 'Der Wurf taugt nichts',
      text: 'Nimm Zweier oder Einser. Kniffel zu streichen kommt teuer, denn mit ihm gehen alle weiteren Hunderter.',
    },
    {
      decision: 'further',
      title: 'Wohin mit dem zweiten Kniffel',
      text: (facts) =>
        `Nach Hause, ins eigene Feld beim Sammeln: ${facts.further} und die Augen, die fürs Rauskommen zählen. Eine Straße kannst du auch anders noch bekommen.`,
    },
  ],
  questions: [
    {
      question: 'Wie hoch ist die Höchstpunktzahl?',
      answer: (facts) => `${facts.highest} Punkte, mit einem Kniffel in jedem Zug.`,
    },
    {
      question: 'Wie oft wirft man einen Kniffel?',
      answer: (facts) =>
        `Spielst du einen Zug nur darauf, klappt es in ${facts.chance('fiveOfAKind')} der Fälle. In einem ganzen perfekten Spiel steht er in ${facts.fiveOfAKind} auf dem Zettel.`,
    },
    {
      question: 'Wozu ist der Zweierpasch gut, wenn er immer klappt?',
      answer: (facts) =>
        `Er gelingt in ${facts.chance('onePair')} der Züge, das stimmt. Heb ihn auf, bis daneben hohe Würfel liegen, oder rette damit einen verpatzten Zug.`,
    },
    {
      question: 'Muss der zweite Kniffel ins passende obere Feld?',
      answer: 'Nein, du wählst frei. Den Zwang gibt es nur im Joker-Yatzy.',
    },
    {
      question: 'Darf ich einen behaltenen Würfel zurücknehmen?',
      answer: 'Ja, vor jedem Wurf.',
    },
    {
      question: 'Was gilt bei Gleichstand?',
      answer: 'Wer sich die meisten Punkte teilt, spielt unentschieden, die anderen haben verloren.',
    },
    {
      question: 'Was heißt „rauskommen“?',
      answer: (facts) =>
        `Beim Sammeln mindestens ${facts.bonusFrom} Augen zu erreichen. Dafür gibt es ${facts.bonus} Punkte.`,
    },
  ],
  history: [
    'Taschen-Yatzy stammt aus der Zeit um 2000, als Handys WAP sprachen: ein graues Display, ein paar Zeilen Text, jede Minute kostete. Jemand nahm den deutschen Block, borgte sich im Norden die Paarfelder und belohnte jeden weiteren Kniffel reichlich.',
    'Die Anleitung passte auf wenige Zeilen, und so ist sie bis heute wörtlich zu nehmen. Wo sie von zweimal zwei Gleichen spricht, meint sie genau das.',
  ],
};
