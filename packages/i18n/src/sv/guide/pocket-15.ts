import type { SetGuideWords } from '../../sections/guide-words.ts';

export const pocket15: SetGuideWords = {
  title: (facts) => `Fickyatzy: regler för yatzy med ${facts.further} poäng för varje ny YATZY`,
  description: (facts) =>
    `Fickyatzy har ${facts.boxes} rutor, räknar alla fem tärningarna och ger ${facts.further} poäng för varje YATZY efter den första. Reglerna med exempel, strategi och protokoll.`,
  heading: 'Så spelas fickyatzy',
  lead: (facts) =>
    `Yatzy som fick plats i fickan redan när telefonerna hade knappar. ${facts.boxes} rutor, generösa poäng, och ${facts.further} till varje gång du får fem lika igen.`,
  differs: [
    'Alla fem tärningarna räknas, även i par, två par, triss och fyrtal. Ett par ettor duger alltså utmärkt som par, om resten är högt.',
    (facts) => `Kåk ger alltid ${facts.fixed('fullHouse')}, och fem lika duger som kåk.`,
    (facts) =>
      `Liten stege är fyra i rad, vilka som helst, och ger ${facts.fixed('smallStraight')}. Stor stege är fem i rad och ger ${facts.fixed('largeStraight')}.`,
    (facts) => `Bonusen i övre delen är ${facts.bonus}, mindre än på det svenska protokollet.`,
    'Sparade tärningar får kastas om. Inget är bundet förrän du skriver.',
    (facts) =>
      `När ${facts.fixed('fiveOfAKind')} står i YATZY ger varje ny YATZY ${facts.further}, i vilken öppen ruta du vill.`,
  ],
  turn: [
    (facts) =>
      `Ni är ${facts.fewest} till ${facts.most} spelare och turas om. Du kastar alla fem tärningar, sparar det du tycker om och kastar resten, högst tre kast på en tur. Mellan kasten får du ändra dig helt och hållet: en tärning som du sparade nyss kan kastas om, och en som låg kvar kan sparas.`,
    'När du är nöjd, eller när kasten är slut, skriver du i en öppen ruta. Varje ruta används en gång. Passar ingenting stryker du en ruta, som då får 0.',
    'Den som har mest när alla protokoll är fulla vinner. Delar flera på det högsta är det oavgjort mellan dem.',
  ],
  upper: (facts) =>
    `I övre delen räknas bara tärningarna av rutans egen sort. Kommer du upp i ${facts.bonusFrom} får du ${facts.bonus} poäng till. Tre av varje sort räcker precis.`,
  lower:
    'I nedre delen frågar rutan bara om villkoret är uppfyllt. Är det så räknas alla fem tärningarna, eller så många poäng som rutan alltid ger.',
  boxes: {
    ones: 'Summan av ettorna.',
    twos: 'Summan av tvåorna.',
    threes: 'Summan av treorna.',
    fours: 'Summan av fyrorna.',
    fives: 'Summan av femmorna.',
    sixes: 'Summan av sexorna.',
    onePair:
      'Två lika någonstans, och så räknas allt som ligger på bordet. Fungerar nästan som en andra Chans.',
    twoPairs: 'Två gånger två lika. Paren får vara av samma sort, så fyra lika räcker. Alla fem räknas.',
    threeOfAKind: 'Tre lika. Alla fem räknas.',
    fourOfAKind: 'Fyra lika. Alla fem räknas.',
    fullHouse: (facts) => `Tre och två lika, eller fem lika. Alltid ${facts.fixed('fullHouse')} poäng.`,
    smallStraight: (facts) =>
      `Fyra i rad: 1-2-3-4, 2-3-4-5 eller 3-4-5-6. Alltid ${facts.fixed('smallStraight')} poäng, vad den femte än visar.`,
    largeStraight: (facts) =>
      `Fem i rad: 1-2-3-4-5 eller 2-3-4-5-6. Alltid ${facts.fixed('largeStraight')} poäng.`,
    fiveOfAKind: (facts) =>
      `Fem lika. ${facts.fixed('fiveOfAKind')} poäng, och dessutom nyckeln till alla hundralappar som kan komma sedan.`,
    chance: 'Vilka tärningar som helst. Alla fem räknas.',
  },
  cases: [
    {
      example: 'twoPairsAlike',
      question: 'Är fyra lika två par?',
      answer: 'Ja, i det här spelet. Det står två gånger två lika, inte två olika par. Även fem lika duger.',
    },
    {
      example: 'straightWithPair',
      question: 'Får liten stege innehålla ett par?',
      answer: 'Ja. Fyra i rad är allt som krävs; den femte tärningen får visa vad den vill.',
    },
    {
      example: 'fiveBefore',
      question: 'Vad är fem lika värt innan YATZY är ifylld?',
      answer: (facts) =>
        `Så länge YATZY är öppen, eller om du har strukit den, är fem lika som vilket kast som helst: kåk för ${facts.fixed('fullHouse')}, ingenting i stegarna, och i övrigt summan.`,
    },
    {
      example: 'furtherInBox',
      question: (facts) => `Vart får en ny YATZY skrivas när ${facts.fixed('fiveOfAKind')} står i rutan?`,
      answer: (facts) =>
        `I vilken öppen ruta du vill. I nedre delen blir det ${facts.further}, också i stegarna. I övre delen blir det ${facts.further} och dessutom de tärningar som hör till rutan.`,
    },
    {
      question: (facts) => `Räknas de ${facts.further} mot bonusen?`,
      answer: (facts) =>
        `Nej. Mot ${facts.bonusFrom} räknas bara tärningarna i rutan. Fem fyror i Fyror för alltså bonusen närmare med fyrornas summa; fem fyror i Treor för den inte närmare alls.`,
    },
    {
      question: 'Jag strök YATZY och fick sedan fem lika. Får jag något extra?',
      answer: (facts) =>
        `Nej. Hundralapparna kommer bara till den som har ${facts.fixed('fiveOfAKind')} i rutan YATZY.`,
    },
  ],
  strategy: [
    (facts) =>
      `Perfekt spel ger ${facts.mean} poäng i snitt, men spännvidden är stor. Nio spel av tio slutar mellan ${facts.low} och ${facts.high}, eftersom varje ny YATZY är värd ${facts.further}. Hälften når minst ${facts.middle}.`,
    (facts) =>
      `YATZY får den perfekta spelaren in i ${facts.fiveOfAKind} av spelen, och bonusen i ${facts.upperBonus}. Här jagar man alltså fem lika på allvar, för den första öppnar dörren till fler.`,
    'Siffrorna nedan är uträknade för ett tomt protokoll, om inget annat står, med varje möjlig fortsättning inräknad.',
  ],
  decisions: [
    {
      decision: 'straightOrPair',
      title: 'Ta stegen',
      text: 'På det svenska protokollet hade paret varit bäst. Här är fyra i rad redan en liten stege, och en enda tärning fattas till den stora.',
    },
    {
      decision: 'house',
      title: 'Bryt upp en låg kåk',
      text: 'En färdig kåk i första kastet känns fin. Ändå är tre tvåor med två kast kvar värda mer: de kan bli fyrtal, YATZY eller kåk igen.',
    },
    {
      decision: 'twoPairs',
      title: 'Ett par i taget',
      text: 'Spara sexorna. Treorna binder två tärningar för en kåk som bara ibland blir av.',
    },
    {
      decision: 'fourFours',
      title: 'Uppåt först',
      text: 'Fyra fyror kan skrivas som fyrtal, men hör hemma i Fyror. En fyra utöver de tre som behövs gör bonusen tryggare.',
    },
    {
      decision: 'miss',
      title: 'När kastet gick snett',
      text: 'Ta det i en låg ruta i övre delen. Att stryka YATZY blir dyrt, för då försvinner också varje hundralapp.',
    },
    {
      decision: 'further',
      title: 'Var den nya YATZY ska stå',
      text: (facts) =>
        `I sin egen ruta i övre delen. Där får du både ${facts.further} och tärningarna, och de räknas mot bonusen. Stegar och kåk går att fylla på andra sätt.`,
    },
  ],
  questions: [
    {
      question: 'Vad är högsta möjliga poäng i fickyatzy?',
      answer: (facts) => `${facts.highest}: fem lika i varje tur, från första till sista.`,
    },
    {
      question: 'Hur ofta får man YATZY?',
      answer: (facts) =>
        `Satsar du en hel tur på det lyckas du i ${facts.chance('fiveOfAKind')} av fallen. Med ett helt spel på sig har den perfekta spelaren rutan fylld i ${facts.fiveOfAKind}.`,
    },
    {
      question: 'Är par verkligen så enkelt?',
      answer: (facts) =>
        `Ja, chansen är ${facts.chance('onePair')}. Poängen ligger i resten: vänta tills tärningarna bredvid är höga.`,
    },
    {
      question: 'Måste en ny YATZY stå i sin egen övre ruta?',
      answer: 'Nej, du väljer fritt bland de öppna rutorna. Tvånget finns i jokeryatzy.',
    },
    {
      question: 'Får jag lägga tillbaka en sparad tärning?',
      answer: 'Ja, när som helst mellan kasten. Det är en av de stora skillnaderna mot vanlig svensk yatzy.',
    },
    {
      question: 'Vad händer vid lika?',
      answer: 'Då är det oavgjort mellan dem som har mest, och de andra har förlorat.',
    },
  ],
  history: [
    'Fickyatzy är ett tyskt blandspel. Någon tog de tretton rutorna från det tyska protokollet, lade till de två parrutorna från det nordiska och skruvade upp belöningen för fem lika. Så spelades det på WAP-telefoner kring år 2000, på små gråa skärmar med plats för några rader text åt gången.',
    'Reglerna fick plats i ett kort hjälpavsnitt, och därför är de ordagranna: två gånger två lika är två par, hur tärningarna än ser ut. Vi har låtit det vara så.',
  ],
};
