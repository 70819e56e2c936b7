import type { TableWords } from './words.ts';

const faces = ['Eins', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs'] as const;
const counts = ['keine', 'eine', 'zwei', 'drei', 'vier', 'fünf'];
const points = (value: number) => `${value} ${value === 1 ? 'Punkt' : 'Punkte'}`;

export const table: TableWords = {
  title: (rules) => `${rules} – Open Yatzy`,
  faces,
  die: (place, face) => `Würfel ${place}: ${faces[face - 1]}`,
  dieUnthrown: (place) => `Würfel ${place}: noch nicht geworfen`,
  dieRolling: (place) => `Würfel ${place}: rollt`,
  dice: 'Würfel',
  kept: 'behalten',
  stands: 'behalten, liegt fest',
  standing: 'Behalten, liegen fest',
  released: 'Behalten, dürfen zurück',
  keepHint: 'Tippe an, was liegen bleiben soll. Du kannst es später ändern.',
  keepHintStand: 'Tippe an, was liegen bleiben soll. Nach dem Wurf liegt es fest.',
  chooseBox: 'Wähle ein Feld',
  allKept: 'Alle fünf behalten: trag ein oder leg einen zurück',
  notThrown: 'Fünf Würfel, drei Würfe',

  roll: 'Würfeln',
  rollOf: (roll) => `${roll} von 3`,
  throwAll: 'Alle fünf werfen',
  write: 'Eintragen',
  writeBox: (box) => `${box} eintragen`,
  strikeBox: (box) => `${box} streichen`,
  strikeOnceMore: (box) =>
    `${box} bringt 0 Punkte. Drück noch einmal auf den Knopf, um das Feld zu streichen.`,

  option: (box, value) => `${box}, ${points(value)}`,
  optionStrike: (box) => `${box}, 0 Punkte, streicht das Feld`,
  optionBonus: (box, value, bonus) => `${box}, ${points(value)} und ${bonus} Bonus`,
  jokerMustGo: (boxes) => `Der Joker gehört hierhin: ${boxes}`,
  refusedJoker: (box, boxes) => `${box}: jetzt nicht, der Joker gehört hierhin: ${boxes}`,

  card: 'Spielzettel',
  whoseCard: 'Wessen Zettel zu sehen ist',
  seat: (name, total) => `${name}, ${points(total)}`,
  sum: 'Summe',
  bonus: 'Bonus',
  extraBonus: 'Extrabonus',
  total: 'Gesamt',
  missing: (value) => `noch ${value}`,
  missingLong: (value, from, bonus) => `noch ${value} bis ${from}, das bringt ${bonus}`,
  open: 'offen',
  turn: 'dran',
  you: 'du',
  bot: 'Bot',
  away: 'weg',
  held: 'Bot spielt',

  yourTurn: 'Du bist dran',
  yourTurnNamed: (name) => `Du bist dran, ${name}`,
  handOver: (name) => `Gib weiter an ${name}`,
  turnOf: (name) => `${name} ist dran`,
  waitFor: (name) => `Warten auf ${name}`,
  awayFor: (name) => `${name} ist weg, gleich geht es weiter`,
  secondsLeft: (value) => `${value} s`,
  watching: 'Du schaust zu',
  botFinishes: 'Die Zeit ist um, der Zug wird für dich beendet',
  heldByBot: 'Ein Bot spielt für dich',
  playOn: 'Weiterspielen',
  endProposed: (name) => `${name} möchte aufhören: siehe Menü`,
  preparing: 'Die Würfel werden vorbereitet',

  wrote: (name, box, value) => `${name}: ${box}, ${value}`,
  struck: (name, box) => `${name} streicht ${box}`,
  wroteBonus: ({ name, box, points: value, bonus }) => `${name}: ${box}, ${value} und ${bonus} Bonus`,
  lastMoves: 'Letzte Züge',
  noMoves: 'Noch nichts eingetragen',

  reconnecting: 'Verbinde neu … dein Spiel ist sicher',
  offline: 'Keine Verbindung. Dein Spiel ist sicher und wartet',

  ears: {
    rolled: (roll, list, kept) => `Wurf ${roll} von 3: ${list}.${kept ? ` Behalten: ${kept}.` : ''}`,
    otherTurn: (name) => `${name} ist dran.`,
    yourTurn: (left) =>
      left === null ? 'Du bist dran.' : `Du bist dran, ${left} ${left === 1 ? 'Sekunde' : 'Sekunden'}.`,
    timedOut: (name) => `Die Zeit von ${name} ist um.`,
    held: (name) => `Ein Bot spielt für ${name}.`,
    left: (name) => `${name} ist weg.`,
    returned: (name) => `${name} ist wieder da.`,
  },

  end: {
    won: (name) => `${name} gewinnt`,
    youWon: 'Du gewinnst',
    drawn: (names) => `Unentschieden: ${names}`,
    abandoned: 'Ohne Ergebnis beendet',
    closed: 'Dieser Tisch ist geschlossen',
    closedWhy:
      'Vor dem Start saß eine halbe Stunde lang niemand hier. Eröffne einen neuen Tisch und verschick den Link.',
    ranking: 'Rangliste',
    points,
    decisive: ({ name, box, points: value, turn }) =>
      `${name} ging in Runde ${turn} endgültig in Führung: ${box}, ${value}.`,
    decisiveFirst: (name) => `${name} führte von der ersten Runde bis zur letzten.`,
    tieBreak: (fiveOfAKind) => `Gleichstand: Wer öfter ${fiveOfAKind} geworfen hat, gewinnt.`,
    rematch: 'Revanche',
    toRematch: 'Zur Revanche',
    review: 'Rückblick ansehen',
    newGame: 'Neues Spiel',
  },

  menu: {
    open: 'Menü',
    title: 'Dieser Tisch',
    close: 'Schließen',
    rules: 'Regeln in Kürze',
    fairDice: 'Ehrliche Würfel',
    keys: 'Tasten',
    diceMotion: 'Würfel',
    motions: { normal: 'Normal', quick: 'Schnell', none: 'Ruhig' },
    theme: 'Aussehen',
    themes: { system: 'System', light: 'Hell', dark: 'Dunkel' },
    coach: 'Trainer',
    coaches: { off: 'Aus', asked: 'Auf Nachfrage', always: 'Immer' },
    oneTap: 'Mit einmal Tippen eintragen',
    oneTapWhat: 'Tippst du auf ein Feld, wird sofort eingetragen, außer es würde gestrichen.',
    proposeEnd: 'Spielende vorschlagen',
    proposeEndAlone: 'Spiel beenden',
    agreeEnd: 'Dem Spielende zustimmen',
    proposeEndWhat: 'Es endet hier, ohne Ergebnis, sobald alle, die da sind, einverstanden sind.',
    leave: 'Tisch verlassen',
    leaveWhat: 'Du kannst jederzeit zurückkommen; nichts Eingetragenes geht verloren.',
    home: 'Zur Startseite',
  },

  keys: [
    ['1 – 5', 'Würfel behalten oder zurücklegen'],
    ['R, Leertaste', 'würfeln'],
    ['↑ ↓ ← →', 'durch die offenen Felder'],
    ['Enter', 'Feld wählen, dann eintragen'],
    ['Esc', 'Feld loslassen'],
    ['?', 'diese Liste'],
  ],

  fair: {
    what: 'Der Server hat vor dem ersten Wurf ein Geheimnis festgelegt und dessen Fingerabdruck gezeigt. Jeder Mensch am Tisch hat einen Startwert beigetragen. Jeder Würfel folgt aus Geheimnis und Startwerten; so konnte ihn niemand wählen, und nach dem Spiel kann jeder jeden Wurf nachrechnen.',
    commitment: 'Fingerabdruck des Geheimnisses (SHA-256)',
    secret: 'Geheimnis',
    secretLater: 'wird gezeigt, wenn das Spiel vorbei ist',
    seeds: 'Startwerte',
    seedBy: { client: 'vom Gerät dieses Platzes', server: 'vom Server gemacht', nobody: 'keiner' },
    seedPending: 'festgelegt, noch nicht gezeigt',
    seedEmpty: 'leer',
    download: 'Spiel als Datei herunterladen',
    check: 'Datei prüfen mit: npm run -s yatzy -- verify DATEI',
  },

  rules: {
    goal: (boxes) =>
      `Bis zu drei Würfe je Zug, dann ein Feld. ${boxes} Felder, jedes einmal. Ein Feld, das nicht passt, wird mit 0 gestrichen.`,
    standing:
      'Behaltene Würfel liegen fest: Was du bei einem Wurf behältst, bleibt für den Zug. Oder wirf alle fünf neu.',
    released: 'Behaltene Würfel dürfen zurückgelegt und neu geworfen werden.',
    upperBonus: (from, value) => `${from} oder mehr im oberen Teil bringen ${value}.`,
    tieBreak: (fiveOfAKind) => `Bei Gleichstand gewinnt, wer öfter ${fiveOfAKind} geworfen hat.`,
    further: {
      inBox: (fiveOfAKind, value) =>
        `Steht 50 in ${fiveOfAKind}, bringen weitere fünf Gleiche ${value} in jedem offenen unteren Feld oder ${value} zu den Würfeln in jedem offenen oberen. Die ${value} zählen nicht für den Bonus.`,
      joker: (fiveOfAKind, bonus) =>
        `Steht 50 in ${fiveOfAKind}, bringen weitere fünf Gleiche ${bonus} extra und sind ein Joker. Er gehört ins eigene obere Feld, wenn es offen ist, sonst mit vollen Punkten in ein offenes unteres. Sind alle unteren voll, wird ein oberes gestrichen.`,
    },
    boxes: 'Die Felder',
    face: (face) => `Würfel mit ${face}`,
    alike: (count) => `${counts[count]} Gleiche`,
    twoPairs: (different) => (different ? 'zwei verschiedene Paare' : 'zwei Paare, auch vier Gleiche'),
    fullHouse: (five) =>
      five ? 'drei und zwei Gleiche, auch fünf Gleiche' : 'drei von einer und zwei von einer anderen Zahl',
    run: (length) => `beliebige ${counts[length]} in Folge`,
    runFrom: (from, to) => `${from} bis ${to}`,
    any: 'beliebige Würfel',
    waits: (fiveOfAKind) => `fünf Gleiche erst, wenn ${fiveOfAKind} zu ist`,
    matchingDice: 'Summe dieser Würfel',
    allDice: 'Summe aller fünf',
    fixed: points,
  },
};
