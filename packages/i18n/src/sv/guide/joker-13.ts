import type { SetGuideWords } from '../../sections/guide-words.ts';

export const joker13: SetGuideWords = {
  title: (facts) => `Jokeryatzy: regler för yatzy med ${facts.boxes} rutor, bonus och joker`,
  description: (facts) =>
    `Jokeryatzy spelas av två på ${facts.boxes} rutor. Så fungerar jokern, vart den måste gå, vad rutorna ger och hur man spelar rätt, med tärningar och uträknade siffror.`,
  heading: 'Så spelas jokeryatzy',
  lead: (facts) =>
    `${facts.boxes} rutor, två spelare och en joker. Det är den korta varianten, med samma rutor som på det tyska och amerikanska protokollet, och den enda där fem lika ibland bestämmer åt dig.`,
  differs: [
    'Det finns varken par eller två par. Protokollet är kortare, och därmed spelet.',
    'Triss och fyrtal räknar alla fem tärningarna, inte bara de lika.',
    (facts) => `Kåk ger alltid ${facts.fixed('fullHouse')}. Låg eller hög spelar ingen roll.`,
    (facts) =>
      `Liten stege är fyra i rad för ${facts.fixed('smallStraight')}, stor stege fem i rad för ${facts.fixed('largeStraight')}.`,
    (facts) => `Bonusen i övre delen är ${facts.bonus}.`,
    (facts) =>
      `När ${facts.fixed('fiveOfAKind')} står i YATZY ger fem lika igen ${facts.further} vid sidan av och blir en joker, som har bestämda platser att gå till.`,
    'Sparade tärningar får kastas om.',
  ],
  turn: [
    'Ni är två och kastar varannan tur. Du har upp till tre kast: det första med alla fem tärningar, de två följande med så många du vill. Det du sparade efter ett kast får du släppa efter nästa.',
    'När du är nöjd, eller när kasten är slut, skriver du i en ruta. Varje ruta används en gång, och en ruta som inte passar stryks med 0. När båda protokollen är fulla vinner den högsta summan; lika är oavgjort.',
    (facts) =>
      `Får du fem lika och har ${facts.fixed('fiveOfAKind')} i YATZY sedan förut är det en joker. Då får du ${facts.further} i bonus utanför rutan, och jokern skrivs efter en fast ordning: först i sin egen övre ruta om den är öppen. Är den fylld väljer du bland de öppna nedre rutorna, där kåk och stegar då ger full poäng. Är hela nedre delen full måste du stryka en övre ruta, men bonusen behåller du.`,
  ],
  upper: (facts) =>
    `I övre delen räknas tärningarna av rutans egen sort. Från ${facts.bonusFrom} får du ${facts.bonus} poäng till. Jokerns ${facts.further} ligger utanför och hjälper inte till på vägen dit.`,
  lower: 'Nedre delen är kort och hård: ingen ruta fyller sig själv utom Chans.',
  boxes: {
    ones: 'Summan av ettorna.',
    twos: 'Summan av tvåorna.',
    threes: 'Summan av treorna.',
    fours: 'Summan av fyrorna.',
    fives: 'Summan av femmorna.',
    sixes: 'Summan av sexorna.',
    threeOfAKind: 'Tre lika, och alla fem tärningarna räknas.',
    fourOfAKind: 'Fyra lika, och alla fem räknas.',
    fullHouse: (facts) => `Tre av en sort och två av en annan. Alltid ${facts.fixed('fullHouse')} poäng.`,
    smallStraight: (facts) => `Fyra i rad, vilka som helst. Alltid ${facts.fixed('smallStraight')} poäng.`,
    largeStraight: (facts) => `Alla fem i rad. Alltid ${facts.fixed('largeStraight')} poäng.`,
    fiveOfAKind: (facts) =>
      `Fem lika. ${facts.fixed('fiveOfAKind')} poäng, och sedan är fem lika igen en joker.`,
    chance: 'Summan av alla fem, vad de än visar.',
  },
  cases: [
    {
      example: 'jokerUpper',
      question: 'Vart måste jokern gå först?',
      answer:
        'Till sin egen ruta i övre delen, om den är öppen. Fem treor ska då till Treor, och ingen annan ruta tillåts.',
    },
    {
      example: 'jokerLower',
      question: 'Och när den rutan är ifylld?',
      answer:
        'Då väljer du en öppen ruta i nedre delen. Kåk, liten stege och stor stege ger full poäng fast tärningarna inte ser ut så; triss, fyrtal och Chans räknar ögonen som vanligt.',
    },
    {
      example: 'jokerStrikes',
      question: 'Och när hela nedre delen är full?',
      answer: (facts) => `Då stryks en övre ruta med 0. Bonusen på ${facts.further} får du ändå.`,
    },
    {
      example: 'fiveBefore',
      question: 'Är fem lika en kåk?',
      answer:
        'Bara som joker. Är YATZY öppen eller struken är fem lika inte kåk och inte stege, och ger varken bonus eller joker.',
    },
    {
      example: 'straightWithPair',
      question: 'Får liten stege innehålla ett par?',
      answer: 'Ja, den femte tärningen får visa vad som helst.',
    },
    {
      question: (facts) => `Var skrivs de ${facts.further}?`,
      answer: (facts) =>
        `På en egen rad, bredvid rutorna. De står inte i rutan där jokern hamnar och räknas inte mot ${facts.bonusFrom}.`,
    },
  ],
  strategy: [
    (facts) =>
      `Perfekt spel ger ${facts.mean} poäng i snitt. Nio spel av tio hamnar mellan ${facts.low} och ${facts.high}, och mitten ligger på ${facts.middle}.`,
    (facts) =>
      `Bonusen i övre delen tas i ${facts.upperBonus} av spelen. Det är märkbart mindre än på det svenska protokollet, för här är belöningen mindre och stegarna drar åt andra hållet. YATZY får den perfekta spelaren i ${facts.fiveOfAKind}.`,
    'Mot en enda motståndare spelar läget roll. Leder du är den säkra rutan bättre än snittet säger; ligger du efter får du chansa. Siffrorna här gäller när du bara vill ha så många poäng som möjligt.',
  ],
  decisions: [
    {
      decision: 'straightOrPair',
      title: 'Stegen före paret',
      text: 'Liten stege har du redan, och till den stora fattas bara ena änden. Paret femmor är ett klart sämre val.',
    },
    {
      decision: 'house',
      title: 'Kåk i första kastet',
      text: (facts) =>
        `Skriver du den har du ${facts.fixed('fullHouse')} poäng i hand. Men tre tvåor med två kast kvar är värda mer.`,
    },
    {
      decision: 'highDie',
      title: 'Ett par räcker',
      text: 'En hög tärning bredvid paret hjälper inte. Kasta tre, inte två.',
    },
    {
      decision: 'threeSixes',
      title: 'Tre sexor ska upp',
      text: 'Som triss ger de mer just nu, eftersom alla fem räknas. I Sexor ger de mer i slutänden.',
    },
    {
      decision: 'miss',
      title: 'Ett kast utan värde',
      text: 'Tvåor är billigast att ge bort. Spara Chans till ett högre kast, och stryk inte YATZY förrän du måste: utan den finns ingen joker.',
    },
    {
      decision: 'joker',
      title: 'Jokerns bästa plats',
      text: 'När Fyror redan är ifylld får du välja. Ta den stora stegen, som är svårast att få på riktigt.',
    },
  ],
  questions: [
    {
      question: 'Vad är en joker i yatzy?',
      answer: (facts) =>
        `Fem lika en gång till, när ${facts.fixed('fiveOfAKind')} redan står i YATZY. Det ger ${facts.further} i bonus, och jokern får i vissa fall fylla kåk eller en stege.`,
    },
    {
      question: 'Får jag välja ruta för jokern?',
      answer: 'Bara om dess egen övre ruta redan är ifylld. Annars är platsen given.',
    },
    {
      question: 'Jag strök YATZY. Kan jag ändå få joker?',
      answer: 'Nej. Med 0 i YATZY är fem lika som vilket kast som helst resten av spelet.',
    },
    {
      question: 'Hur många jokrar kan man få?',
      answer: (facts) =>
        `En i varje tur efter första YATZY. Det högsta som går att få ihop är ${facts.highest} poäng.`,
    },
    {
      question: 'Varför bara två spelare?',
      answer:
        'Förlagan är en duell mellan två, och en match tar runt tio minuter. För fler passar yatzy eller fickyatzy.',
    },
    {
      question: 'Är det samma spel som det amerikanska?',
      answer:
        'Rutorna och poängen är desamma. Skillnaden ligger i detaljerna kring jokern, så läs om tveksamma fall innan ni spelar om något viktigt.',
    },
  ],
  history: [
    'De tretton rutorna är originalet, det som såldes i låda från 1956. Jokern botar en gammal besvikelse: att få fem lika en gång till när rutan redan är fylld.',
    'Yatzy med tretton rutor är vad forskare helst har räknat på. 1999 visade nederländaren Tom Verhoeff hur man hittar det bästa draget i varje läge. Vår uträkning följer samma tanke, med reglerna så som de står här.',
  ],
};
