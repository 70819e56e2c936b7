import type { GuideWords } from '../sections/guide-words.ts';
import { joker13 } from './guide/joker-13.ts';
import { pocket15 } from './guide/pocket-15.ts';
import { scandinavian15 } from './guide/scandinavian-15.ts';

export const guideWords: GuideWords = {
  labels: {
    guide: 'Regler',
    contents: 'På denne siden',
    boxes: 'Ruter',
    players: 'Spillere',
    bonus: 'Bonus',
    mean: 'Snitt ved perfekt spill',
    range: (from, to) => (from === to ? `${from}` : `${from}–${to}`),
    differs: 'Dette er kanskje annerledes enn du er vant til',
    turn: 'Slik foregår det',
    card: 'Skjemaet, rute for rute',
    cases: 'Når dere blir uenige',
    strategy: 'Spill bedre',
    questions: 'Spørsmål og svar',
    history: 'Hvor spillet kommer fra',
    dice: (faces) => `Terninger: ${faces}`,
    points: (points) => `${points} poeng`,
    extra: (points) => `+ ${points} bonus`,
    given: {
      open: (box) => `${box} er åpen`,
      struck: (box) => `${box} er strøket`,
      full: (box, points) => `${points} står i ${box}`,
      filled: (box) => `${box} er allerede fylt ut`,
      lowerFull: 'Hele nedre del er fylt ut',
    },
    refused: 'ikke lov nå',
    keeps: {
      both: 'La begge ligge',
      third: 'Legg til den tredje femmeren',
      one: 'Ta tilbake den ene',
      swapped: 'Bytt den ene mot den tredje',
      none: 'Kast alle fem',
    },
    allowed: 'lov',
    forbidden: 'ikke lov',
    standing: (faces) => `${faces} ligger fast`,
    rolls: { first: 'Etter første kast', second: 'Etter andre kast', last: 'Etter siste kast' },
    best: 'best',
    cost: (points) => `koster ${points} poeng`,
    chances: 'Hva du kan få til på én tur',
    chancesWhat:
      'Sjansen for å få det til hvis du bruker hele turen, alle tre kast, på én eneste rute. I øvre del: minst tre av sorten.',
    box: 'Rute',
    chance: 'Sjanse',
    play: 'Spill nå',
    printCard: 'Skjema til å skrive ut',
    calculator: 'Spør yatzykalkulatoren',
    others: 'Andre måter å spille på',
  },
  index: {
    title: 'Yatzyregler – tre måter å spille på, med eksempler og skjema',
    description:
      'Reglene for yatzy, lommeyatzy og jokeryatzy, rute for rute med terninger, svar på tvilstilfellene, strategi med ekte tall og skjemaer til å skrive ut.',
    heading: 'Regler',
    lead: 'Fem terninger, tre kast, ett skjema. Så langt er alle enige. Resten kommer an på hvilken hytte du lærte spillet på, og derfor finner du tre spill her, hvert av dem forklart fra første kast til siste rute.',
    suits: {
      'scandinavian-15':
        'Det som ligger i skuffen på hytta. Ett par, to par og hus, og terninger som blir liggende der du la dem: hver gang du sparer, har du bestemt deg.',
      'pocket-15':
        'For den som vil at det skal skje noe. Alle fem terningene teller, og har du først fått en Yatzy, vil du ha en til.',
      'joker-13':
        'En duell for to på et kortere skjema. Stramt og raskt, med en joker som kan snu alt mot slutten.',
    },
    read: 'Les reglene',
    compared: 'Side om side',
    rows: {
      keptDice: 'Sparte terninger',
      stand: 'ligger fast turen ut',
      released: 'kan kastes om igjen',
      threeOfAKind: 'Tre like teller',
      matchingDice: 'de tre like',
      allDice: 'alle fem',
      further: 'Ny Yatzy etter den første',
      nothing: 'ingenting ekstra',
      inBox: (points) => `${points} i en valgfri rute`,
      joker: (points) => `${points} og en joker`,
      tie: 'Lik sluttsum',
      mostFiveAlike: 'flest Yatzy vinner',
      draw: 'uavgjort',
    },
  },
  sheet: {
    title: (rules) => `${rules}: skjema til å skrive ut, A4`,
    description: (rules) =>
      `Gratis skjema for ${rules.toLocaleLowerCase('nb')} i A4, fire på hver side. Skriv ut med en gang, eller last ned som PDF.`,
    heading: (rules) => `Skjema for ${rules.toLocaleLowerCase('nb')}`,
    intro: 'Fire skjemaer på ett A4-ark. Skriv ut, klipp og spiss blyanten.',
    print: 'Skriv ut',
    download: 'Last ned PDF',
    preview: 'Slik ser arket ut',
    toGuide: 'Til reglene',
    name: 'Navn',
    from: (from, points) => `${from}+ gir ${points}`,
  },
  history: [
    'Å kaste terninger om igjen for å få en pokerhånd er eldre enn noe skjema. Pokerterninger var å få kjøpt alt på 1800-tallet, og i Latin-Amerika har man lenge spilt generala med fem vanlige terninger og tre kast. I 1938 beskrev amerikanske spillebøker et spill ved navn Yacht, og der er det meste på plass: tolv ruter som brukes én gang hver, hus som teller etter øynene, og straighter på fem terninger.',
    'I butikkene kom spillet først i USA, i 1956, med tretten ruter og bonus i øvre del. Derfra gikk det verden rundt, og hvert land endret litt. Tyskland fikk sitt i 1972 og holdt seg nær det amerikanske. Norden ble værende hos det eldre spillet, og la til ett par og to par.',
  ],
  sets: { 'scandinavian-15': scandinavian15, 'pocket-15': pocket15, 'joker-13': joker13 },
};
