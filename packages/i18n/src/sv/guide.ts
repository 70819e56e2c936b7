import type { GuideWords } from '../sections/guide-words.ts';
import { joker13 } from './guide/joker-13.ts';
import { pocket15 } from './guide/pocket-15.ts';
import { scandinavian15 } from './guide/scandinavian-15.ts';

export const guideWords: GuideWords = {
  labels: {
    guide: 'Regler',
    contents: 'På den här sidan',
    boxes: 'Rutor',
    players: 'Spelare',
    bonus: 'Bonus',
    mean: 'Snitt vid perfekt spel',
    range: (from, to) => (from === to ? `${from}` : `${from}–${to}`),
    differs: 'Det här skiljer sig från vad du kanske är van vid',
    turn: 'Så går det till',
    card: 'Protokollet, ruta för ruta',
    cases: 'När man blir osäker',
    strategy: 'Spela bättre',
    questions: 'Frågor och svar',
    history: 'Var spelet kommer ifrån',
    dice: (faces) => `Tärningar: ${faces}`,
    points: (points) => `${points} poäng`,
    extra: (points) => `+ ${points} bonus`,
    given: {
      open: (box) => `${box} är öppen`,
      struck: (box) => `${box} är struken`,
      full: (box, points) => `${points} står i ${box}`,
      filled: (box) => `${box} är redan ifylld`,
      lowerFull: 'Hela nedre delen är ifylld',
    },
    refused: 'inte tillåten nu',
    keeps: {
      both: 'Låt båda ligga',
      third: 'Lägg till den tredje femman',
      one: 'Ta tillbaka den ena',
      swapped: 'Byt den ena mot den tredje',
      none: 'Kasta alla fem',
    },
    allowed: 'tillåtet',
    forbidden: 'inte tillåtet',
    standing: (faces) => `${faces} står fast`,
    rolls: { first: 'Efter första kastet', second: 'Efter andra kastet', last: 'Efter sista kastet' },
    best: 'bäst',
    cost: (points) => `kostar ${points} poäng`,
    chances: 'Vad en tur räcker till',
    chancesWhat:
      'Chansen att lyckas om du satsar hela turen, alla tre kast, på en enda ruta. I övre delen: minst tre av sorten.',
    box: 'Ruta',
    chance: 'Chans',
    play: 'Spela nu',
    printCard: 'Protokoll att skriva ut',
    calculator: 'Fråga yatzyräknaren',
    others: 'Fler sätt att spela',
  },
  index: {
    title: 'Yatzyregler – tre sätt att spela, med exempel och protokoll',
    description:
      'Reglerna för svensk yatzy, fickyatzy och jokeryatzy, ruta för ruta med tärningar, svar på tveksamma fall, strategi med riktiga siffror och protokoll att skriva ut.',
    heading: 'Regler',
    lead: 'Fem tärningar, tre kast, ett protokoll. Så långt är alla överens. Resten beror på vid vilket köksbord du lärde dig spelet, och därför finns här tre spel, vart och ett förklarat från första kastet till sista rutan.',
    suits: {
      'scandinavian-15':
        'Det du har i spellådan. Par, två par och kåk, och tärningar som ligger där du lagt dem: varje gång du sparar har du bestämt dig.',
      'pocket-15':
        'För den som tycker att det ska hända något. Alla fem tärningar räknas, och har du väl fått en YATZY vill du ha en till.',
      'joker-13':
        'En duell för två på ett kortare protokoll. Stramt och snabbt, med en joker som kan vända allt mot slutet.',
    },
    read: 'Läs reglerna',
    compared: 'Sida vid sida',
    rows: {
      keptDice: 'Sparade tärningar',
      stand: 'står fast turen ut',
      released: 'får kastas igen',
      threeOfAKind: 'Triss räknar',
      matchingDice: 'de tre lika',
      allDice: 'alla fem',
      further: 'Ny YATZY efter den första',
      nothing: 'inget extra',
      inBox: (points) => `${points} i valfri ruta`,
      joker: (points) => `${points} och en joker`,
      tie: 'Lika slutsumma',
      mostFiveAlike: 'flest YATZY vinner',
      draw: 'oavgjort',
    },
  },
  sheet: {
    title: (rules) => `${rules}: protokoll att skriva ut, A4`,
    description: (rules) =>
      `Gratis protokoll för ${rules.toLocaleLowerCase('sv')} i A4, fyra på varje sida. Skriv ut direkt eller ladda ner som PDF.`,
    heading: (rules) => `Protokoll för ${rules.toLocaleLowerCase('sv')}`,
    intro: 'Fyra protokoll på ett A4. Skriv ut, klipp isär dem och vässa en penna.',
    print: 'Skriv ut',
    download: 'Ladda ner PDF',
    preview: 'Så ser sidan ut',
    toGuide: 'Till reglerna',
    name: 'Namn',
    from: (from, points) => `${from}+ ger ${points}`,
  },
  history: [
    'Att kasta om tärningar för att få ihop en pokerhand är äldre än något protokoll. Pokertärningar såldes redan på 1800-talet, och i Latinamerika har man länge spelat generala med fem vanliga tärningar och tre kast. År 1938 beskrevs i amerikanska spelböcker ett spel som hette Yacht, och där känner man igen sig: tolv rutor som används en gång var, kåk som räknas efter ögonen och stegar på fem tärningar.',
    'I affärerna kom spelet först i USA, 1956, med tretton rutor och bonus i övre delen. Därifrån spred det sig över världen, och varje land ändrade lite. Norden behöll mycket av det äldre spelet och lade till par och två par; Tyskland fick sitt 1972 och höll sig närmare det amerikanska.',
  ],
  sets: { 'scandinavian-15': scandinavian15, 'pocket-15': pocket15, 'joker-13': joker13 },
};
