import type { SetGuideWords } from '../../sections/guide-words.ts';

export const scandinavian15: SetGuideWords = {
  title: 'Schwedisches Yatzy: Regeln, Punkte und Strategie',
  description: (facts) =>
    `Yatzy, wie man es in Schweden spielt: ${facts.boxes} Felder, Straßen aus fünf Würfeln, behaltene Würfel bleiben liegen. Mit Beispielen, Streitfällen und berechneter Strategie.`,
  heading: 'So spielt man schwedisches Yatzy',
  lead: (facts) =>
    `Wer am deutschen Block groß geworden ist, findet sich sofort zurecht und verrechnet sich trotzdem. ${facts.boxes} Felder, ${facts.bonus} Punkte Bonus, und ein Würfel, der liegt, der liegt.`,
  differs: [
    'Behaltene Würfel bleiben liegen. Was du nach einem Wurf zur Seite legst, gilt für den ganzen Zug. Umentscheiden heißt: alle fünf neu werfen.',
    'Es gibt zwei Felder mehr: Pasch und Zwei Paare.',
    'Beim Dreier- und Viererpasch zählen nur die gleichen Würfel, nicht alle fünf.',
    'Das Full House zählt nach Augen statt mit festem Wert.',
    (facts) =>
      `Straßen bestehen aus fünf Würfeln: 1 bis 5 ist die kleine für ${facts.fixed('smallStraight')}, 2 bis 6 die große für ${facts.fixed('largeStraight')}. Vier in Folge sind nichts.`,
    (facts) => `Der Bonus oben ist größer: ${facts.bonus} Punkte.`,
    'Ein zweiter Fünferpasch bringt nichts extra; bei Gleichstand entscheidet aber, wer mehr davon hatte.',
  ],
  turn: [
    (facts) =>
      `Ihr seid ${facts.fewest} bis ${facts.most} und spielt reihum. Du wirfst alle fünf Würfel, legst zur Seite, was passt, und wirfst den Rest noch bis zu zweimal. Wer früher zufrieden ist, hört früher auf.`,
    'Was zur Seite liegt, bleibt dort. Du darfst Würfel dazulegen, aber keinen zurücknehmen. Wird gar nichts daraus, sammelst du alle fünf ein und wirfst neu; das darfst du immer, solange du noch einen Wurf hast. Dann ist auch vergessen, was lag.',
    'Am Ende jedes Zuges füllst du ein Feld aus, jedes nur einmal. Passt keines, streichst du eines: Es bekommt 0. Sind alle Zettel voll, gewinnt die höchste Summe.',
  ],
  upper: (facts) =>
    `Oben zählen nur die Würfel der jeweiligen Zahl. Ab ${facts.bonusFrom} gibt es ${facts.bonus} Punkte dazu. Das sind genau drei von jeder Sorte; eine vierte Sechs macht wett, dass die Zweier ganz ausgefallen sind.`,
  lower: 'Unten zählt nur, was zur Figur gehört. Übrige Würfel bringen nichts, außer in der Chance.',
  boxes: {
    ones: 'Summe der Einsen. Bringt wenig und lässt sich gut opfern.',
    twos: 'Summe der Zweien.',
    threes: 'Summe der Dreien.',
    fours: 'Summe der Vieren.',
    fives: 'Summe der Fünfen.',
    sixes: 'Summe der Sechsen. Hier entscheidet sich oft der Bonus.',
    onePair: 'Zwei Gleiche. Nur diese beiden zählen, bei zwei Paaren das höhere.',
    twoPairs: 'Zwei verschiedene Paare. Die vier Würfel zählen.',
    threeOfAKind: 'Drei Gleiche. Nur diese drei zählen.',
    fourOfAKind: 'Vier Gleiche. Nur diese vier zählen.',
    smallStraight: (facts) => `1-2-3-4-5, nichts anderes. Immer ${facts.fixed('smallStraight')} Punkte.`,
    largeStraight: (facts) => `2-3-4-5-6. Immer ${facts.fixed('largeStraight')} Punkte.`,
    fullHouse:
      'Drei von einer und zwei von einer anderen Zahl. Alle fünf zählen, deshalb lohnen sich hohe Zahlen.',
    chance: 'Beliebige Würfel. Alle fünf zählen.',
    fiveOfAKind: (facts) => `Fünf Gleiche. ${facts.fixed('fiveOfAKind')} Punkte, ob Einsen oder Sechsen.`,
  },
  cases: [
    {
      example: 'fiveAsFour',
      question: 'Darf ein Fünferpasch als Viererpasch eingetragen werden?',
      answer:
        'Erst, wenn das Feld Fünferpasch zu ist, ob gefüllt oder gestrichen. Solange es offen ist, sind fünf Gleiche im Viererpasch 0 wert. Danach zählen vier der fünf Würfel.',
    },
    {
      example: 'fiveElsewhere',
      question: 'Und als Pasch, Dreierpasch oder Full House?',
      answer:
        'Als Pasch und Dreierpasch jederzeit; es zählen zwei beziehungsweise drei Würfel. Zwei Paare und Full House verlangen zwei verschiedene Zahlen und bringen 0.',
    },
    {
      example: 'fourAsTwoPairs',
      question: 'Sind vier Gleiche zwei Paare?',
      answer: 'Nein, die Paare müssen verschieden sein.',
    },
    {
      example: 'highestPair',
      question: 'Welches Paar zählt, wenn zwei liegen?',
      answer: 'Immer das höhere.',
    },
    {
      example: 'straights',
      question: 'Geht eine große Straße auch als kleine?',
      answer: 'Nein. 2 bis 6 ist nur die große Straße. In der Chance zählt sie als Summe.',
    },
    {
      example: 'standing',
      question: 'Ich habe zwei Fünfen behalten und werfe eine dritte. Darf ich tauschen?',
      answer:
        'Nein. Liegen bleibt genau der Würfel, den du hingelegt hast, auch wenn ein anderer dasselbe zeigt. Frei wirst du nur, indem du alle fünf neu wirfst.',
    },
    {
      question: 'Wer gewinnt bei Gleichstand?',
      answer:
        'Wer häufiger fünf Gleiche eingetragen hat, egal in welchem Feld. Steht es auch da gleich, ist es zwischen ihnen unentschieden. Die anderen haben verloren.',
    },
  ],
  strategy: [
    (facts) =>
      `Perfekt gespielt ergibt das schwedische Yatzy im Schnitt ${facts.mean} Punkte. Neun von zehn Spielen enden zwischen ${facts.low} und ${facts.high}, jedes zweite bei mindestens ${facts.middle}. Das ist nicht geschätzt: Der Wert jeder Stellung, die vorkommen kann, ist berechnet.`,
    (facts) =>
      `Der Bonus glückt dabei in ${facts.upperBonus} der Spiele, der Fünferpasch nur in ${facts.fiveOfAKind}. Oben wird also geplant, unten genommen, was kommt.`,
    (facts) =>
      `Dass behaltene Würfel liegen bleiben, kostet im ganzen Spiel nur rund ${facts.standing} Punkte. Teuer wird es erst, wenn man aus Gewohnheit zu viel hinlegt.`,
  ],
  decisions: [
    {
      decision: 'straightOrPair',
      title: 'Hier lieber das Paar',
      text: 'Vom deutschen Block her greift die Hand nach der Straße. Hier bringt sie wenig, und vier in Folge sind noch gar nichts. Die zwei Fünfen helfen an vielen Stellen zugleich.',
    },
    {
      decision: 'twoPairs',
      title: 'Ein Paar genügt',
      text: 'Wer beide Paare hinlegt, hat vier Würfel fürs Full House festgelegt und kann sonst nur noch alle fünf neu werfen. Behalte die Sechsen.',
    },
    {
      decision: 'house',
      title: 'Ein kleines Full House ist wenig wert',
      text: 'Zweien und Fünfen ergeben zusammen kaum mehr als die kleine Straße. Drei Gleiche und zwei Würfe versprechen deutlich mehr.',
    },
    {
      decision: 'highDie',
      title: 'Keine Sechs auf Vorrat',
      text: '„Schadet ja nicht“ schadet doch: Die Sechs liegt fest und nimmt einem besseren Würfel den Platz.',
    },
    {
      decision: 'pairOfOnes',
      title: 'Zwei Einsen sind kein Anfang',
      text: 'Eine einzelne Sechs ist besser, und sogar alles neu zu werfen ist besser.',
    },
    {
      decision: 'threeSixes',
      title: 'Sechser oder Dreierpasch?',
      text: 'Beides ist fast gleich gut. Mehr als drei Sechsen bekommt der Dreierpasch nie, bei den Sechsern kann noch eine vierte kommen; deshalb liegt er um Haaresbreite vorn.',
    },
    {
      decision: 'miss',
      title: 'Nichts geworden',
      text: 'Zahle, wo es billig ist. Die Zweier verkraften einen schlechten Wurf am besten. Die kleine Straße zu streichen kostet fast nichts, und auch die Einser kosten nicht viel. Die Chance hebst du dir auf, und der Fünferpasch ist zu schade dafür.',
    },
  ],
  questions: [
    {
      question: 'Wie viele Punkte sind beim schwedischen Yatzy gut?',
      answer: (facts) =>
        `Der perfekte Schnitt ist ${facts.mean}. Wer über ${facts.middle} kommt, ist besser als die Hälfte aller perfekten Spiele. ${facts.high} übertrifft selbst der perfekte Spieler nur in einem von zwanzig Spielen, und ebenso selten bleibt er bei ${facts.low} oder darunter.`,
    },
    {
      question: 'Was ist die höchste mögliche Punktzahl?',
      answer: (facts) =>
        `${facts.highest}. Dazu braucht es fünf Gleiche in jedem Feld, das sie annimmt, und sonst nur das Beste.`,
    },
    {
      question: 'Wie wahrscheinlich ist ein Fünferpasch?',
      answer: (facts) =>
        `Spielst du einen ganzen Zug nur darauf, klappt es in ${facts.chance('fiveOfAKind')} der Fälle. In einem ganzen perfekten Spiel steht er in ${facts.fiveOfAKind} auf dem Zettel.`,
    },
    {
      question: 'Was ist der Unterschied zum deutschen Spiel?',
      answer:
        'Zwei Felder mehr, feste Werte nur bei Straßen und Fünferpasch, ein größerer Bonus und Würfel, die liegen bleiben. Die Liste ganz oben nennt alles.',
    },
    {
      question: 'Muss oben zuerst ausgefüllt werden?',
      answer: 'Nein, jedes offene Feld ist jederzeit erlaubt.',
    },
    {
      question: 'Gibt es einen Bonus für den zweiten Fünferpasch?',
      answer:
        'Nein. Trag ihn dort ein, wo er am meisten bringt, oft oben. Extrapunkte gibt es im Taschen-Yatzy und im Joker-Yatzy.',
    },
  ],
  history: [
    'In Schweden heißt das Spiel seit Generationen schlicht Yatzy und liegt in fast jedem Sommerhaus. Sein Block ähnelt dem alten Yacht mehr als dem deutschen: Straßen aus fünf Würfeln und ein Full House, das nach Augen zählt.',
    'Studierende der Königlichen Technischen Hochschule in Stockholm haben das beste Spiel für diesen Block berechnet. Wir rechnen mit der strengeren Hausregel, dass behaltene Würfel liegen bleiben.',
  ],
};
