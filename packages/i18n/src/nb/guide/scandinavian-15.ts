import type { SetGuideWords } from '../../sections/guide-words.ts';

export const scandinavian15: SetGuideWords = {
  title: 'Yatzy: regler, poeng og strategi for skjemaet vi kjenner',
  description: (facts) =>
    `Slik spiller du yatzy med ${facts.boxes} ruter: poengene rute for rute med terninger, hva som gjelder i tvilstilfeller, og hva som lønner seg, regnet ut til siste poeng.`,
  heading: 'Slik spiller du yatzy',
  lead: (facts) =>
    `Skjemaet de fleste i Norge er vokst opp med: ${facts.boxes} ruter med ett par, to par og hus, og ${facts.bonus} i bonus. Én ting må du kanskje venne deg til: terninger du har spart, blir liggende.`,
  differs: [
    'Sparte terninger ligger fast. Det du legger til side ved et kast, blir liggende turen ut. Vil du ombestemme deg, må du kaste alle fem på nytt.',
    'Fem like kan skrives som fire like først når ruta Yatzy er lukket, altså fylt ut eller strøket.',
    'En straight er alltid fem terninger: 1 til 5 er liten, 2 til 6 er stor. Fire på rad holder ikke.',
    'Du velger rute fritt. Øvre del må ikke fylles først, og rekkefølgen er din egen.',
    'Ved lik sluttsum vinner den som har fått flest Yatzy.',
  ],
  turn: [
    (facts) =>
      `Dere er ${facts.fewest} til ${facts.most} spillere og kaster etter tur. Når det er din tur, kaster du alle fem terningene. Det som passer, sparer du, og resten kaster du om igjen, opptil to ganger. Mer enn tre kast får du ikke, men du kan stoppe før.`,
    'Det du har spart, ligger fast. Du kan legge flere terninger til dem du har spart, men ikke ta noen tilbake. Går det helt skeis, kan du samle opp alle fem og kaste dem på nytt, så lenge du har kast igjen. Da er det som var spart, glemt.',
    'Turen slutter alltid med at du skriver i en rute. Hver rute brukes én gang. Passer ingenting, må du stryke en rute: den får 0 og er brukt opp. Spillet er ferdig når alle skjemaene er fulle, og høyest sum vinner.',
  ],
  upper: (facts) =>
    `I øvre del teller bare terningene av rutas egen sort. Når summen kommer opp i ${facts.bonusFrom}, får du ${facts.bonus} poeng i bonus. Det er akkurat det tre av hver gir: tre enere, tre toere og så videre opp til tre seksere. En fjerde sekser gjør opp for at toerne uteble helt.`,
  lower:
    'I nedre del teller terningene som utgjør kombinasjonen. Det som blir til overs, gir ingenting, unntatt i Sjanse.',
  boxes: {
    ones: 'Summen av enerne. Blir sjelden mye, så den er grei å ofre.',
    twos: 'Summen av toerne.',
    threes: 'Summen av treerne.',
    fours: 'Summen av firerne.',
    fives: 'Summen av femmerne.',
    sixes: 'Summen av sekserne. Her avgjøres bonusen oftest.',
    onePair: 'To like. Bare de to teller, og har du to par, gjelder det høyeste.',
    twoPairs: 'To par av ulik sort. De fire terningene teller.',
    threeOfAKind: 'Tre terninger av samme sort. Bare de tre teller.',
    fourOfAKind: 'Fire terninger av samme sort. Bare de fire teller.',
    smallStraight: (facts) =>
      `1-2-3-4-5, verken mer eller mindre. Alltid ${facts.fixed('smallStraight')} poeng.`,
    largeStraight: (facts) => `2-3-4-5-6. Alltid ${facts.fixed('largeStraight')} poeng.`,
    fullHouse:
      'Tre av én sort og to av en annen, også kalt fullt hus. Her teller alle fem, så et høyt hus er verdt langt mer enn et lavt.',
    chance: 'Hvilke terninger som helst. Alle fem teller.',
    fiveOfAKind: (facts) =>
      `Fem like. ${facts.fixed('fiveOfAKind')} poeng, like mye for enere som for seksere.`,
  },
  cases: [
    {
      example: 'fiveAsFour',
      question: 'Kan fem like skrives som fire like?',
      answer:
        'Først når Yatzy er lukket. Så lenge den ruta er åpen, er fem like verdt 0 som fire like. Er den fylt ut eller strøket, teller fire av de fem.',
    },
    {
      example: 'fiveElsewhere',
      question: 'Kan fem like være ett par, tre like eller hus?',
      answer:
        'Ett par og tre like, ja: da teller to eller tre av terningene. To par og hus krever to ulike sorter, så der blir det 0.',
    },
    {
      example: 'fourAsTwoPairs',
      question: 'Er fire like to par?',
      answer: 'Nei. Parene må være ulike. Som ett par eller tre like går det fint.',
    },
    {
      example: 'highestPair',
      question: 'Hvilket par teller når man har to?',
      answer: 'Alltid det høyeste. Du trenger ikke si hvilket du mener.',
    },
    {
      example: 'straights',
      question: 'Kan en stor straight brukes som liten?',
      answer: 'Nei. 2 til 6 er stor straight og ikke noe annet. I Sjanse er den derimot verdt summen sin.',
    },
    {
      example: 'standing',
      question: 'Har man lov til å kaste om en terning man har spart?',
      answer:
        'Ikke den alene. Enten blir alle de sparte liggende, eller så kastes alle fem. Det gjelder akkurat den terningen, ikke bare sorten: har du spart to femmere og får en tredje, kan du ikke bytte ut noen av dem.',
    },
    {
      question: 'Hvem vinner når det er likt?',
      answer:
        'Den som har skrevet flest turer med fem like på bordet, uansett i hvilken rute. Er det også likt, blir det uavgjort mellom dem. De andre har tapt.',
    },
  ],
  strategy: [
    (facts) =>
      `Perfekt spill gir ${facts.mean} poeng i snitt. Ni av ti spill havner mellom ${facts.low} og ${facts.high}, og halvparten kommer til ${facts.middle} eller mer. Tallene er ikke anslag: datamaskinen har regnet ut verdien av hver stilling som kan oppstå, og alt som står her, kommer derfra.`,
    (facts) =>
      `To tall er verdt å ta med seg. Den perfekte spilleren tar bonusen i ${facts.upperBonus} av spillene. Yatzy blir det bare i ${facts.fiveOfAKind}. Bonusen er altså ingen luksus, den er selve planen, og Yatzy er noe du tar imot når det kommer.`,
    (facts) =>
      `At sparte terninger ligger fast, koster omtrent ${facts.standing} poeng per spill sammenlignet med å kunne ombestemme seg. Det er ikke stort, så lenge du ikke sparer av gammel vane.`,
  ],
  decisions: [
    {
      decision: 'straightOrPair',
      title: 'Paret slår straighten',
      text: 'Fire på rad ser fristende ut, men straighter gir lite i dette spillet. Et par femmere bygger både mot bonusen og mot tre like, fire like og hus.',
    },
    {
      decision: 'twoPairs',
      title: 'To par er ett for mye',
      text: 'Mange sparer begge og håper på hus. Da er fire terninger bundet til én eneste rute. Spar sekserne og la treerne gå.',
    },
    {
      decision: 'house',
      title: 'Ikke skriv et lavt hus i første kast',
      text: 'Hus teller etter øynene, og toere og femmere gir ikke mange. Tre like med to kast igjen er verdt atskillig mer.',
    },
    {
      decision: 'highDie',
      title: 'Ikke legg til en sekser for sikkerhets skyld',
      text: 'En enslig sekser ved siden av paret ligger fast resten av turen og tar plassen til noe bedre.',
    },
    {
      decision: 'pairOfOnes',
      title: 'Enere er ikke noe par',
      text: 'Et par enere er dårligere enn en enslig sekser, og til og med dårligere enn å kaste alt om igjen.',
    },
    {
      decision: 'threeSixes',
      title: 'Tre seksere: hipp som happ',
      text: 'Seksere eller Tre like? Forskjellen er nesten ingenting. Men mer enn tre seksere får Tre like aldri, mens Seksere fortsatt kan få en fjerde; derfor ligger Tre like et hårsbredd foran.',
    },
    {
      decision: 'miss',
      title: 'Når kastet ikke ble til noe',
      text: 'Betal der det er billig. Toere tåler et dårlig kast best. Å stryke Liten straight koster nesten ingenting, og å skrive i Enere ikke mye. Sjanse er verdt å spare på, og det er Yatzy også.',
    },
  ],
  questions: [
    {
      question: 'Hva er en god poengsum i yatzy?',
      answer: (facts) =>
        `Perfekt spill gir ${facts.mean} i snitt. Kommer du over ${facts.middle}, har du slått halvparten av alle perfekte spill. ${facts.high} passerer selv den perfekte spilleren bare i ett av tjue spill, og like sjelden stopper det på ${facts.low} eller lavere.`,
    },
    {
      question: 'Hva er den høyeste mulige summen?',
      answer: (facts) =>
        `${facts.highest} poeng. Da må det være fem like i hver rute som tar imot det, og det beste som går i resten. Ikke regn med det.`,
    },
    {
      question: 'Hvor stor er sjansen for Yatzy?',
      answer: (facts) =>
        `Bruker du en hel tur på det, lykkes du i ${facts.chance('fiveOfAKind')} av tilfellene. I løpet av et helt spill får den perfekte spilleren sine ${facts.fixed('fiveOfAKind')} poeng i ${facts.fiveOfAKind}.`,
    },
    {
      question: 'Må man fylle øvre del først?',
      answer:
        'Nei. Her skriver du i hvilken åpen rute du vil, når du vil. Varianten der man går ovenfra og ned, kalles gjerne tvungen yatzy.',
    },
    {
      question: 'Må man kaste tre ganger?',
      answer: 'Nei. Er du fornøyd etter første kast, skriver du da.',
    },
    {
      question: 'Hva er forskjellen på yatzy og maxi yatzy?',
      answer:
        'Maxi yatzy spilles med seks terninger og har flere ruter. Her er det fem terninger og det vanlige skjemaet.',
    },
    {
      question: 'Heter det hus eller fullt hus?',
      answer:
        'Begge deler. På de fleste norske blokker står det Hus, og det betyr tre av én sort og to av en annen.',
    },
    {
      question: 'Får man bonus for en Yatzy til?',
      answer:
        'Ikke i dette spillet. Den neste får en annen rute, for eksempel fire like eller seksere. Vil du ha mer for den, spill lommeyatzy eller jokeryatzy.',
    },
  ],
  history: [
    'I Norden ble det yatzy, skrevet akkurat slik, med et skjema som skiller seg ordentlig fra det amerikanske. I Norge hører det hyttelivet til: fem terninger, en blyantstump og en blokk der noen har ført fjorårets poeng på baksiden. Legger du skjemaet ved siden av Yacht, ser du at det er gammeldags på en god måte. Straightene er på fem terninger, hus teller etter øynene, og fem like er det eneste virkelig store.',
    'Hvordan spillet spilles best, er det også regnet på. Studenter ved KTH i Stockholm har løst det for dette skjemaet. Vår egen utregning går ett skritt lenger, siden sparte terninger ligger fast her.',
  ],
};
