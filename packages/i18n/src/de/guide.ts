import type { GuideWords } from '../sections/guide-words.ts';
import { joker13 } from './guide/joker-13.ts';
import { pocket15 } from './guide/pocket-15.ts';
import { scandinavian15 } from './guide/scandinavian-15.ts';

export const guideWords: GuideWords = {
  labels: {
    guide: 'Regeln',
    contents: 'Auf dieser Seite',
    boxes: 'Felder',
    players: 'Spieler',
    bonus: 'Bonus',
    mean: 'Schnitt bei perfektem Spiel',
    range: (from, to) => (from === to ? `${from}` : `${from} bis ${to}`),
    differs: 'Was anders ist, als du es vielleicht kennst',
    turn: 'So läuft das Spiel',
    card: 'Der Block, Feld für Feld',
    cases: 'Wenn ihr euch nicht einig seid',
    strategy: 'Besser spielen',
    questions: 'Fragen und Antworten',
    history: 'Woher das Spiel kommt',
    dice: (faces) => `Würfel: ${faces}`,
    points: (points) => `${points} ${points === 1 ? 'Punkt' : 'Punkte'}`,
    extra: (points) => `+ ${points} Bonus`,
    given: {
      open: (box) => `${box} ist noch offen`,
      struck: (box) => `${box} ist gestrichen`,
      full: (box, points) => `Im ${box} stehen ${points}`,
      filled: (box) => `${box}: schon belegt`,
      lowerFull: 'Der untere Teil ist voll',
    },
    refused: 'jetzt nicht erlaubt',
    keeps: {
      both: 'Beide liegen lassen',
      third: 'Die dritte Fünf dazulegen',
      one: 'Eine zurücknehmen',
      swapped: 'Eine gegen die dritte tauschen',
      none: 'Alle fünf neu werfen',
    },
    allowed: 'erlaubt',
    forbidden: 'nicht erlaubt',
    standing: (faces) => `${faces} bleiben liegen`,
    rolls: { first: 'Nach dem ersten Wurf', second: 'Nach dem zweiten Wurf', last: 'Nach dem letzten Wurf' },
    best: 'am besten',
    cost: (points) => `kostet ${points} Punkte`,
    chances: 'Was ein Zug hergibt',
    chancesWhat:
      'Wie oft es klappt, wenn du den ganzen Zug mit allen drei Würfen nur auf dieses eine Feld spielst. Oben: mindestens drei der Sorte.',
    box: 'Feld',
    chance: 'Chance',
    play: 'Jetzt spielen',
    printCard: 'Spielblock zum Ausdrucken',
    calculator: 'Den Yatzy-Rechner fragen',
    others: 'Andere Spielweisen',
  },
  index: {
    title: 'Yatzy-Regeln: drei Spielweisen mit Beispielen und Spielblock',
    description:
      'Schwedisches Yatzy, Taschen-Yatzy und Joker-Yatzy erklärt: jedes Feld mit Würfeln, Streitfälle geklärt, Strategie mit echten Zahlen und Blöcke zum Ausdrucken.',
    heading: 'Regeln',
    lead: 'Fünf Würfel, drei Würfe, ein Block: So weit sind sich alle einig. Was danach kommt, hängt davon ab, an welchem Küchentisch du es gelernt hast. Hier stehen drei Spiele, jedes von vorn bis hinten.',
    suits: {
      'scandinavian-15':
        'Für alle, die es besonnen mögen. Was du zur Seite legst, bleibt liegen, und ein Full House ist so viel wert wie seine Augen.',
      'pocket-15':
        'Für alle, die gern hoch gewinnen. Der vertraute Block mit zwei Paschfeldern mehr, und nach dem ersten Kniffel wird es teuer für die anderen.',
      'joker-13':
        'Für zwei am Tisch und zehn Minuten Zeit. Der kurze Block, streng gespielt, mit einem Joker, der noch alles drehen kann.',
    },
    read: 'Regeln lesen',
    compared: 'Im Vergleich',
    rows: {
      keptDice: 'Behaltene Würfel',
      stand: 'bleiben den Zug über liegen',
      released: 'dürfen wieder in den Becher',
      threeOfAKind: 'Beim Dreierpasch zählen',
      matchingDice: 'die drei gleichen',
      allDice: 'alle fünf',
      further: 'Noch einmal fünf Gleiche',
      nothing: 'nichts extra',
      inBox: (points) => `${points} in ein Feld nach Wahl`,
      joker: (points) => `${points} und ein Joker`,
      tie: 'Gleichstand',
      mostFiveAlike: 'die meisten Fünferpasche gewinnen',
      draw: 'unentschieden',
    },
  },
  sheet: {
    title: (rules) => `${rules}: Spielblock zum Ausdrucken, A4`,
    description: (rules) =>
      `Kostenloser Block für ${rules}, vier Zettel auf einem A4-Blatt. Gleich drucken oder als PDF laden.`,
    heading: (rules) => `Spielblock: ${rules}`,
    intro: 'Vier Zettel auf einem Blatt A4. Drucken, zerschneiden, Bleistift spitzen.',
    print: 'Drucken',
    download: 'PDF laden',
    preview: 'So sieht das Blatt aus',
    toGuide: 'Zu den Regeln',
    name: 'Name',
    from: (from, points) => `ab ${from}: ${points}`,
  },
  history: [
    'Mit Würfeln ein Pokerblatt zusammenzubekommen ist älter als jeder Block. Würfel mit Kartenbildern gab es schon im 19. Jahrhundert, und in Lateinamerika spielt man seit Langem Generala: fünf gewöhnliche Würfel, drei Würfe. 1938 beschrieben amerikanische Spielebücher ein Spiel namens Yacht. Zwölf Felder, jedes nur einmal, Straßen aus fünf Würfeln, ein Full House nach Augen: Das meiste ist schon da.',
    'Als Schachtel im Laden stand die Idee 1956 zuerst in den USA, nun mit dreizehn Feldern und dem Bonus im oberen Teil. 1972 kam sie nach Deutschland und brachte ein Wort mit, das heute für fünf Gleiche überhaupt steht. Der Norden ging eigene Wege: Dort blieb man näher am alten Spiel und nahm Pasch und Zwei Paare dazu.',
  ],
  sets: { 'scandinavian-15': scandinavian15, 'pocket-15': pocket15, 'joker-13': joker13 },
};
