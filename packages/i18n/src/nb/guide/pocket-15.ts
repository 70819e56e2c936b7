import type { SetGuideWords } from '../../sections/guide-words.ts';

export const pocket15: SetGuideWords = {
  title: (facts) => `Lommeyatzy: regler for yatzy med ${facts.further} poeng for hver ny Yatzy`,
  description: (facts) =>
    `Lommeyatzy har ${facts.boxes} ruter, teller alle fem terningene og gir ${facts.further} poeng for hver Yatzy etter den første. Reglene med eksempler, strategi og skjema.`,
  heading: 'Slik spiller du lommeyatzy',
  lead: (facts) =>
    `Yatzy som fikk plass i lomma alt da telefonene hadde taster. ${facts.boxes} ruter, rause poeng, og ${facts.further} til hver gang du får fem like igjen.`,
  differs: [
    'Alle fem terningene teller, også i ett par, to par, tre like og fire like. Et par enere er altså godt nok som par, hvis resten er høyt.',
    (facts) => `Fullt hus gir alltid ${facts.fixed('fullHouse')}, og fem like godtas som fullt hus.`,
    (facts) =>
      `Liten straight er fire på rad, hvilke som helst, og gir ${facts.fixed('smallStraight')}. Stor straight er fem på rad og gir ${facts.fixed('largeStraight')}.`,
    (facts) => `Bonusen i øvre del er ${facts.bonus}, mindre enn på det vanlige skjemaet.`,
    'Sparte terninger kan kastes om igjen. Ingenting er bundet før du skriver.',
    (facts) =>
      `Når ${facts.fixed('fiveOfAKind')} står i Yatzy, gir fem like på nytt ${facts.further}, i hvilken åpen rute du vil.`,
  ],
  turn: [
    (facts) =>
      `Dere er ${facts.fewest} til ${facts.most} spillere og kaster etter tur. Du kaster alle fem terningene, sparer det du liker, og kaster resten, høyst tre kast i en tur. Mellom kastene kan du ombestemme deg helt: en terning du sparte nå nettopp, kan kastes igjen, og en som lå igjen, kan spares.`,
    'Når du er fornøyd, eller når kastene er brukt opp, skriver du i en åpen rute. Hver rute brukes én gang. Passer ingenting, stryker du en rute, som da får 0.',
    'Den som har mest når alle skjemaene er fulle, vinner. Har flere like mye øverst, er det uavgjort mellom dem.',
  ],
  upper: (facts) =>
    `I øvre del teller bare terningene av rutas egen sort. Kommer du opp i ${facts.bonusFrom}, får du ${facts.bonus} poeng til. Tre av hver sort er akkurat nok.`,
  lower:
    'I nedre del spør ruta bare om kravet er oppfylt. Er det det, teller alle fem terningene, eller så mange poeng som ruta alltid gir.',
  boxes: {
    ones: 'Summen av enerne.',
    twos: 'Summen av toerne.',
    threes: 'Summen av treerne.',
    fours: 'Summen av firerne.',
    fives: 'Summen av femmerne.',
    sixes: 'Summen av sekserne.',
    onePair:
      'To like et eller annet sted, og så teller alt som ligger på bordet. Virker nesten som en Sjanse til.',
    twoPairs: 'To ganger to like. Parene kan være av samme sort, så fire like er nok. Alle fem teller.',
    threeOfAKind: 'Tre av samme sort. Alle fem teller.',
    fourOfAKind: 'Fire av samme sort. Alle fem teller.',
    fullHouse: (facts) => `Tre og to like, eller fem like. Alltid ${facts.fixed('fullHouse')} poeng.`,
    smallStraight: (facts) =>
      `Fire på rad: 1-2-3-4, 2-3-4-5 eller 3-4-5-6. Alltid ${facts.fixed('smallStraight')} poeng, hva den femte enn viser.`,
    largeStraight: (facts) =>
      `Fem på rad: 1-2-3-4-5 eller 2-3-4-5-6. Alltid ${facts.fixed('largeStraight')} poeng.`,
    fiveOfAKind: (facts) =>
      `Fem like. ${facts.fixed('fiveOfAKind')} poeng, og dessuten nøkkelen til alle hundrelappene som kan komme siden.`,
    chance: 'Hvilke terninger som helst. Alle fem teller.',
  },
  cases: [
    {
      example: 'twoPairsAlike',
      question: 'Er fire like to par?',
      answer: 'Ja, i dette spillet. Det står to ganger to like, ikke to ulike par. Fem like går også an.',
    },
    {
      example: 'straightWithPair',
      question: 'Kan det være et par i en liten straight?',
      answer: 'Ja. Fire på rad er alt som kreves; den femte terningen kan vise hva den vil.',
    },
    {
      example: 'fiveBefore',
      question: 'Hva er fem like verdt før Yatzy er fylt ut?',
      answer: (facts) =>
        `Så lenge Yatzy er åpen, eller hvis du har strøket den, er fem like et kast som alle andre: fullt hus for ${facts.fixed('fullHouse')}, ingenting i straightene, og ellers summen.`,
    },
    {
      example: 'furtherInBox',
      question: (facts) => `Hvor kan en ny Yatzy skrives når ${facts.fixed('fiveOfAKind')} står i ruta?`,
      answer: (facts) =>
        `I hvilken åpen rute du vil. I nedre del blir det ${facts.further}, også i straightene. I øvre del blir det ${facts.further} pluss terningene som hører til ruta.`,
    },
    {
      question: (facts) => `Teller de ${facts.further} mot bonusen?`,
      answer: (facts) =>
        `Nei. Mot ${facts.bonusFrom} teller bare terningene i ruta. Fem firere i Firere bringer altså bonusen nærmere med summen av firerne; fem firere i Treere bringer den ikke nærmere i det hele tatt.`,
    },
    {
      question: 'Jeg strøk Yatzy og fikk fem like etterpå. Får jeg noe ekstra?',
      answer: (facts) =>
        `Nei. Hundrelappene kommer bare til den som har ${facts.fixed('fiveOfAKind')} i ruta Yatzy.`,
    },
  ],
  strategy: [
    (facts) =>
      `Perfekt spill gir ${facts.mean} poeng i snitt, men spennet er stort. Ni av ti spill ender mellom ${facts.low} og ${facts.high}, siden hver gang du får fem like til, er verdt ${facts.further}. Halvparten når minst ${facts.middle}.`,
    (facts) =>
      `Den perfekte spilleren får inn Yatzy i ${facts.fiveOfAKind} av spillene, og bonusen i ${facts.upperBonus}. Her jakter man altså på fem like for alvor, for den første åpner døra for flere.`,
    'Tallene under er regnet ut for et tomt skjema, hvis ikke noe annet står, med alle mulige fortsettelser tatt med.',
  ],
  decisions: [
    {
      decision: 'straightOrPair',
      title: 'Ta straighten',
      text: 'På det vanlige skjemaet hadde paret vært best. Her er fire på rad allerede en liten straight, og du mangler bare én terning til den store.',
    },
    {
      decision: 'house',
      title: 'Bryt opp et lavt hus',
      text: 'Et ferdig hus i første kast kjennes godt. Likevel er tre toere med to kast igjen verdt mer: de kan bli fire like, Yatzy eller fullt hus igjen.',
    },
    {
      decision: 'twoPairs',
      title: 'Ett par om gangen',
      text: 'Spar sekserne. Treerne binder to terninger til et hus som bare iblant blir noe av.',
    },
    {
      decision: 'fourFours',
      title: 'Øvre del først',
      text: 'Fire firere kan skrives som fire like, men hører hjemme i Firere. En firer mer enn tre gjør bonusen tryggere.',
    },
    {
      decision: 'miss',
      title: 'Når kastet slo feil',
      text: 'Ta det i en lav rute i øvre del. Å stryke Yatzy blir dyrt, for da ryker hver eneste hundrelapp også.',
    },
    {
      decision: 'further',
      title: 'Hvor den nye Yatzyen skal stå',
      text: (facts) =>
        `I sin egen rute i øvre del. Der får du både ${facts.further} og terningene, og de teller mot bonusen. Straighter og fullt hus lar seg fylle på andre måter.`,
    },
  ],
  questions: [
    {
      question: 'Hva er høyeste mulige poengsum i lommeyatzy?',
      answer: (facts) => `${facts.highest}: fem like i hver tur, fra den første til den siste.`,
    },
    {
      question: 'Hvor ofte får man Yatzy?',
      answer: (facts) =>
        `Bruker du en hel tur på det, går det i ${facts.chance('fiveOfAKind')} av tilfellene. Med et helt spill å ta av har den perfekte spilleren ruta fylt i ${facts.fiveOfAKind}.`,
    },
    {
      question: 'Er ett par virkelig så lett?',
      answer: (facts) =>
        `Ja, sjansen er ${facts.chance('onePair')}. Poengene ligger i resten: vent til terningene ved siden av er høye.`,
    },
    {
      question: 'Må en ny Yatzy stå i sin egen øvre rute?',
      answer: 'Nei, du velger fritt blant de åpne rutene. Tvangen finnes i jokeryatzy.',
    },
    {
      question: 'Kan jeg legge tilbake en spart terning?',
      answer:
        'Ja, når som helst mellom kastene. Det er en av de store forskjellene fra vanlig yatzy slik vi spiller det her.',
    },
    {
      question: 'Hva skjer når det er likt?',
      answer: 'Da er det uavgjort mellom dem som har mest, og de andre har tapt.',
    },
  ],
  history: [
    'Lommeyatzy er en tysk blanding. Noen tok de tretten rutene fra det tyske skjemaet, la til de to parrutene fra det nordiske og skrudde opp belønningen for fem like. Slik ble det spilt på WAP-telefoner rundt år 2000, på små grå skjermer med plass til noen få linjer tekst om gangen.',
    'Reglene fikk plass i en kort hjelpetekst, og derfor tas de på ordet: to ganger to like er to par, uansett hvordan terningene ser ut. Vi har latt det være slik.',
  ],
};
