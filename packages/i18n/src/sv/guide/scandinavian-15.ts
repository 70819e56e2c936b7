import type { SetGuideWords } from '../../sections/guide-words.ts';

export const scandinavian15: SetGuideWords = {
  title: 'Yatzy: regler, poäng och strategi för det svenska protokollet',
  description: (facts) =>
    `Så spelas svensk yatzy med ${facts.boxes} rutor: poängen ruta för ruta med tärningar, vad som gäller i tveksamma fall och vad som lönar sig, uträknat på poängen.`,
  heading: 'Så spelas yatzy',
  lead: (facts) =>
    `Det svenska protokollet med ${facts.boxes} rutor, som det spelas här: med par, två par och kåk, ${facts.bonus} i bonus, och sparade tärningar som ligger kvar.`,
  differs: [
    'Sparade tärningar står fast. Det du lägger undan vid ett kast ligger kvar turen ut. Det enda sättet att ångra sig är att kasta om alla fem.',
    'Fem lika får skrivas som fyrtal först när rutan YATZY är stängd, alltså ifylld eller struken.',
    'En stege är alltid fem tärningar: 1 till 5 är liten, 2 till 6 är stor. Fyra i rad räcker inte.',
    'Du väljer ruta fritt. Övre delen måste inte fyllas först och ordningen är din egen.',
    'Vid lika slutsumma vinner den som har fått flest YATZY.',
  ],
  turn: [
    (facts) =>
      `Ni är ${facts.fewest} till ${facts.most} spelare och turas om. När det är din tur kastar du alla fem tärningar. Det som passar sparar du, och resten kastar du om, upp till två gånger. Tre kast är det mesta du får, men du får sluta när du vill.`,
    'Det du sparat står fast. Du får lägga till fler tärningar till de sparade, men inte ta tillbaka någon. Går det helt snett får du samla ihop alla fem och kasta om dem, så länge du har kast kvar. Då är det som sparats glömt.',
    'Turen slutar alltid med att du skriver i en ruta. Varje ruta används en gång. Passar ingenting får du stryka en ruta: den får 0 och är förbrukad. Spelet är slut när alla protokoll är fulla, och högst summa vinner.',
  ],
  upper: (facts) =>
    `I övre delen räknar du bara tärningarna av rutans egen sort. Når summan ${facts.bonusFrom} får du ${facts.bonus} poäng i bonus. Det är precis vad tre av varje ger: tre ettor, tre tvåor och så vidare upp till tre sexor. En fjärde sexa väger upp att tvåorna uteblev helt.`,
  lower:
    'I nedre delen räknas de tärningar som bildar kombinationen. Det som blir över ger ingenting, utom i Chans.',
  boxes: {
    ones: 'Summan av ettorna. Sällan mycket, men en bra ruta att offra.',
    twos: 'Summan av tvåorna.',
    threes: 'Summan av treorna.',
    fours: 'Summan av fyrorna.',
    fives: 'Summan av femmorna.',
    sixes: 'Summan av sexorna. Den ruta där bonusen oftast avgörs.',
    onePair: 'Två lika. Bara de två räknas, och har du två par gäller det högsta.',
    twoPairs: 'Två par av olika sort. De fyra tärningarna räknas.',
    threeOfAKind: 'Tre lika. Bara de tre räknas.',
    fourOfAKind: 'Fyra lika. Bara de fyra räknas.',
    smallStraight: (facts) =>
      `1-2-3-4-5, varken mer eller mindre. Alltid ${facts.fixed('smallStraight')} poäng.`,
    largeStraight: (facts) => `2-3-4-5-6. Alltid ${facts.fixed('largeStraight')} poäng.`,
    fullHouse:
      'Tre av en sort och två av en annan. Här räknas alla fem, så en hög kåk är värd mycket mer än en låg.',
    chance: 'Vilka tärningar som helst. Alla fem räknas.',
    fiveOfAKind: (facts) =>
      `Fem lika. ${facts.fixed('fiveOfAKind')} poäng, lika mycket för ettor som för sexor.`,
  },
  cases: [
    {
      example: 'fiveAsFour',
      question: 'Får fem lika skrivas som fyrtal?',
      answer:
        'Först när YATZY är stängd. Så länge den rutan är öppen är fem lika värda 0 som fyrtal. Är den ifylld eller struken räknas fyra av de fem.',
    },
    {
      example: 'fiveElsewhere',
      question: 'Kan fem lika vara par, triss eller kåk?',
      answer:
        'Par och triss, ja: två respektive tre av tärningarna räknas. Två par och kåk kräver två olika sorter, så där blir det 0.',
    },
    {
      example: 'fourAsTwoPairs',
      question: 'Är fyra lika två par?',
      answer: 'Nej. Paren ska vara olika. Som par eller triss går det bra.',
    },
    {
      example: 'highestPair',
      question: 'Vilket par räknas om man har två?',
      answer: 'Det högsta, alltid. Du behöver inte säga vilket du menar.',
    },
    {
      example: 'straights',
      question: 'Duger en stor stege som liten?',
      answer: 'Nej. 2 till 6 är stor stege och ingenting annat. I Chans är den däremot värd sin summa.',
    },
    {
      example: 'standing',
      question: 'Får man kasta om en tärning man har sparat?',
      answer:
        'Inte ensam. Antingen ligger alla sparade kvar, eller så kastas alla fem om. Det gäller just den tärningen, inte bara dess sort: har du sparat två femmor och får en tredje, kan du inte byta ut någon av dem.',
    },
    {
      question: 'Vem vinner vid lika?',
      answer:
        'Den som har skrivit flest turer med fem lika på bordet, i vilken ruta det än var. Är även det lika blir det oavgjort mellan dem. De andra har förlorat.',
    },
  ],
  strategy: [
    (facts) =>
      `Med perfekt spel blir det i snitt ${facts.mean} poäng. Nio spel av tio hamnar mellan ${facts.low} och ${facts.high}, och hälften når minst ${facts.middle}. Siffrorna är inte uppskattade: datorn har räknat ut värdet av varje läge som kan uppstå, och allt som står här kommer därifrån.`,
    (facts) =>
      `Två tal är värda att bära med sig. Bonusen tar den perfekta spelaren i ${facts.upperBonus} av spelen. YATZY blir det bara i ${facts.fiveOfAKind}. Bonusen är alltså ingen lyx utan själva planen, och YATZY är något man tar emot när det kommer.`,
    (facts) =>
      `Att sparade tärningar står fast kostar ungefär ${facts.standing} poäng per spel jämfört med att få ångra sig. Det är inte mycket, så länge man inte sparar av gammal vana.`,
  ],
  decisions: [
    {
      decision: 'straightOrPair',
      title: 'Paret slår stegen',
      text: 'Fyra i rad ser lockande ut, men stegarna ger lite i det här spelet. Ett par femmor bygger både på bonusen och på triss, fyrtal och kåk.',
    },
    {
      decision: 'twoPairs',
      title: 'Två par är ett för mycket',
      text: 'Många sparar båda och hoppas på kåk. Då är fyra tärningar bundna till en enda ruta. Spara sexorna och låt treorna gå.',
    },
    {
      decision: 'house',
      title: 'Skriv inte en låg kåk i första kastet',
      text: 'Kåken räknas efter ögonen, och tvåor och femmor ger inte många. Tre lika med två kast kvar är värt betydligt mer.',
    },
    {
      decision: 'highDie',
      title: 'Lägg inte till en sexa för säkerhets skull',
      text: 'En ensam sexa bredvid paret står fast resten av turen och tar en plats där något bättre kunde ha landat.',
    },
    {
      decision: 'pairOfOnes',
      title: 'Ettor är inget par',
      text: 'Ett par ettor är sämre än en ensam sexa, och till och med sämre än att kasta om alltihop.',
    },
    {
      decision: 'threeSixes',
      title: 'Tre sexor: hugget som stucket',
      text: 'Sexor eller Triss? Skillnaden är nästan ingen. Men mer än tre sexor får Triss aldrig, medan Sexor fortfarande kan få en fjärde; därför ligger Triss en hårsmån före.',
    },
    {
      decision: 'miss',
      title: 'När det inte blev något',
      text: 'Betala där det är billigt. Tvåor tar emot ett dåligt kast bäst. Att stryka Liten stege kostar nästan ingenting, och att skriva i Ettor inte mycket. Chans är värd att spara, och YATZY stryker man inte i onödan.',
    },
  ],
  questions: [
    {
      question: 'Hur många poäng är bra i yatzy?',
      answer: (facts) =>
        `Perfekt spel ger ${facts.mean} i snitt. Kommer du över ${facts.middle} har du slagit hälften av alla perfekta spel. Över ${facts.high} når även den som spelar perfekt bara i ett spel av tjugo, och lika sällan stannar det på ${facts.low} eller lägre.`,
    },
    {
      question: 'Vilken är den högsta möjliga summan?',
      answer: (facts) =>
        `${facts.highest} poäng. Då ska det vara fem lika i varje ruta som tar emot det och det bästa som går i resten. Räkna inte med det.`,
    },
    {
      question: 'Hur stor är chansen att få YATZY?',
      answer: (facts) =>
        `Om du satsar en hel tur på det lyckas du i ${facts.chance('fiveOfAKind')} av fallen. Över ett helt spel får den som spelar perfekt sina ${facts.fixed('fiveOfAKind')} poäng i ${facts.fiveOfAKind}.`,
    },
    {
      question: 'Måste man fylla övre delen först?',
      answer:
        'Nej. Här skriver du i vilken öppen ruta du vill, när du vill. Varianten där man går uppifrån och ner brukar kallas tvingad yatzy.',
    },
    {
      question: 'Måste man kasta tre gånger?',
      answer: 'Nej. Är du nöjd efter första kastet skriver du då.',
    },
    {
      question: 'Vad är skillnaden mot maxiyatzy?',
      answer:
        'Maxiyatzy spelas med sex tärningar och har fler rutor. Här är det fem, och det protokoll som ligger i de flesta svenska spellådor.',
    },
    {
      question: 'Får man bonus för en andra YATZY?',
      answer:
        'Inte i det här spelet. Den andra får stå i en annan ruta, till exempel fyrtal eller sexor. Vill du ha mer för den, spela fickyatzy eller jokeryatzy.',
    },
  ],
  history: [
    'Hos oss blev det yatzy, stavat så, med ett protokoll som skiljer sig på riktigt från det amerikanska. Jämför man med Yacht ser man varför det känns ålderdomligt på ett bra sätt: stegarna är på fem tärningar, kåken räknas efter ögonen, och fem lika är det enda riktigt stora. Par och två par är ett nordiskt påhitt, två snälla rutor mitt i protokollet.',
    'Hur spelet bäst spelas har man också räknat på i Sverige: studenter vid KTH har löst det för det svenska protokollet. Vår egen uträkning går ett steg längre, eftersom sparade tärningar här står fast.',
  ],
};
