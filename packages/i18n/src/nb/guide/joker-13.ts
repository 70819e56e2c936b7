import type { SetGuideWords } from '../../sections/guide-words.ts';

export const joker13: SetGuideWords = {
  title: (facts) => `Jokeryatzy: regler for yatzy med ${facts.boxes} ruter, bonus og joker`,
  description: (facts) =>
    `Jokeryatzy spilles av to på ${facts.boxes} ruter. Slik virker jokeren, hit må den, dette gir rutene, og slik spiller du riktig, med terninger og utregnede tall.`,
  heading: 'Slik spiller du jokeryatzy',
  lead: (facts) =>
    `${facts.boxes} ruter, to spillere og én joker. Det er den korte varianten, med de samme rutene som på det tyske og det amerikanske skjemaet, og den eneste der fem like iblant bestemmer for deg.`,
  differs: [
    'Det finnes verken ett par eller to par. Skjemaet er kortere, og dermed spillet.',
    'Tre like og fire like teller alle fem terningene, ikke bare de like.',
    (facts) => `Fullt hus gir alltid ${facts.fixed('fullHouse')}. Lavt eller høyt spiller ingen rolle.`,
    (facts) =>
      `Liten straight er fire på rad for ${facts.fixed('smallStraight')}, stor straight fem på rad for ${facts.fixed('largeStraight')}.`,
    (facts) => `Bonusen i øvre del er på ${facts.bonus}.`,
    (facts) =>
      `Når ${facts.fixed('fiveOfAKind')} står i Yatzy, gir fem like på nytt ${facts.further} ved siden av og blir en joker, som har faste plasser å gå til.`,
    'Sparte terninger kan kastes om igjen.',
  ],
  turn: [
    'Dere er to og kaster annenhver gang. Du har opptil tre kast: det første med alle fem terningene, de to neste med så mange du vil. Det du sparte etter ett kast, kan du slippe etter det neste.',
    'Når du er fornøyd, eller når kastene er brukt opp, skriver du i en rute. Hver rute brukes én gang, og en rute som ikke passer, strykes med 0. Når begge skjemaene er fulle, vinner den høyeste summen; likt er uavgjort.',
    (facts) =>
      `Får du fem like og har ${facts.fixed('fiveOfAKind')} i Yatzy fra før, er det en joker. Da får du ${facts.further} i bonus utenfor ruta, og jokeren skrives etter en fast rekkefølge: først i sin egen øvre rute hvis den er åpen. Er den fylt ut, velger du blant de åpne nedre rutene, der fullt hus og straightene da gir full pott. Er hele nedre del full, må du stryke en øvre rute, men bonusen beholder du.`,
  ],
  upper: (facts) =>
    `I øvre del teller terningene av rutas egen sort. Fra ${facts.bonusFrom} får du ${facts.bonus} poeng til. Jokerens ${facts.further} ligger utenfor og hjelper ikke på veien dit.`,
  lower: 'Nedre del er kort og hard: ingen rute fyller seg selv, bortsett fra Sjanse.',
  boxes: {
    ones: 'Summen av enerne.',
    twos: 'Summen av toerne.',
    threes: 'Summen av treerne.',
    fours: 'Summen av firerne.',
    fives: 'Summen av femmerne.',
    sixes: 'Summen av sekserne.',
    threeOfAKind: 'Tre av samme sort, og alle fem terningene teller.',
    fourOfAKind: 'Fire av samme sort, og alle fem teller.',
    fullHouse: (facts) => `Tre av én sort og to av en annen. Alltid ${facts.fixed('fullHouse')} poeng.`,
    smallStraight: (facts) => `Fire på rad, hvilke som helst. Alltid ${facts.fixed('smallStraight')} poeng.`,
    largeStraight: (facts) => `Alle fem på rad. Alltid ${facts.fixed('largeStraight')} poeng.`,
    fiveOfAKind: (facts) =>
      `Fem like. ${facts.fixed('fiveOfAKind')} poeng, og etter det er fem like på nytt en joker.`,
    chance: 'Summen av alle fem, uansett hva de viser.',
  },
  cases: [
    {
      example: 'jokerUpper',
      question: 'Hvor må jokeren først?',
      answer:
        'Til sin egen rute i øvre del, hvis den er åpen. Fem treere skal da til Treere, og ingen annen rute er lov.',
    },
    {
      example: 'jokerLower',
      question: 'Og når den ruta er fylt ut?',
      answer:
        'Da velger du en åpen rute i nedre del. Fullt hus, liten straight og stor straight gir full pott selv om terningene ikke ser slik ut; tre like, fire like og Sjanse teller øynene som vanlig.',
    },
    {
      example: 'jokerStrikes',
      question: 'Og når hele nedre del er full?',
      answer: (facts) => `Da strykes en øvre rute med 0. Bonusen på ${facts.further} får du likevel.`,
    },
    {
      example: 'fiveBefore',
      question: 'Er fem like fullt hus?',
      answer:
        'Bare som joker. Er Yatzy åpen eller strøket, er fem like verken fullt hus eller straight, og gir verken bonus eller joker.',
    },
    {
      example: 'straightWithPair',
      question: 'Kan det være et par i en liten straight?',
      answer: 'Ja, den femte terningen kan vise hva som helst.',
    },
    {
      question: (facts) => `Hvor skrives de ${facts.further}?`,
      answer: (facts) =>
        `På en egen linje, ved siden av rutene. De står ikke i ruta der jokeren havner, og teller ikke mot ${facts.bonusFrom}.`,
    },
  ],
  strategy: [
    (facts) =>
      `Perfekt spill gir ${facts.mean} poeng i snitt. Ni av ti spill havner mellom ${facts.low} og ${facts.high}, og midten ligger på ${facts.middle}.`,
    (facts) =>
      `Bonusen i øvre del tas i ${facts.upperBonus} av spillene. Det er merkbart mindre enn på det vanlige skjemaet, for her er bonusen mindre og straightene trekker den andre veien. Yatzy får den perfekte spilleren i ${facts.fiveOfAKind}.`,
    'Mot én eneste motstander spiller stillingen en rolle. Leder du, er den sikre ruta bedre enn snittet sier; ligger du bak, må du ta sjanser. Tallene her gjelder når du bare vil ha så mange poeng som mulig.',
  ],
  decisions: [
    {
      decision: 'straightOrPair',
      title: 'Straighten foran paret',
      text: 'Liten straight har du allerede, og til den store mangler bare den ene enden. Paret med femmere er et klart dårligere valg.',
    },
    {
      decision: 'house',
      title: 'Fullt hus i første kast',
      text: (facts) =>
        `Skriver du det, har du ${facts.fixed('fullHouse')} poeng i hånda. Men tre toere med to kast igjen er verdt mer.`,
    },
    {
      decision: 'highDie',
      title: 'Et par er nok',
      text: 'En høy terning ved siden av paret hjelper ikke. Kast tre, ikke to.',
    },
    {
      decision: 'threeSixes',
      title: 'Tre seksere skal opp',
      text: 'Som tre like gir de mer akkurat nå, siden alle fem teller. I Seksere gir de mer til slutt.',
    },
    {
      decision: 'miss',
      title: 'Et kast uten verdi',
      text: 'Toere er det billigste å gi fra seg. Spar Sjanse til et høyere kast, og ikke stryk Yatzy før du må: uten den blir det ingen joker.',
    },
    {
      decision: 'joker',
      title: 'Den beste plassen for jokeren',
      text: 'Når Firere alt er fylt ut, får du velge. Ta den store straighten, som er vanskeligst å få på ordentlig.',
    },
  ],
  questions: [
    {
      question: 'Hva er en joker i yatzy?',
      answer: (facts) =>
        `Fem like en gang til, når ${facts.fixed('fiveOfAKind')} allerede står i Yatzy. Det gir ${facts.further} i bonus, og i noen tilfeller kan jokeren fylle fullt hus eller en straight.`,
    },
    {
      question: 'Kan jeg velge rute for jokeren?',
      answer: 'Bare hvis dens egen øvre rute alt er fylt ut. Ellers er plassen gitt.',
    },
    {
      question: 'Jeg strøk Yatzy. Kan jeg få joker likevel?',
      answer: 'Nei. Med 0 i Yatzy er fem like et kast som alle andre resten av spillet.',
    },
    {
      question: 'Hvor mange jokere kan man få?',
      answer: (facts) =>
        `Én i hver tur etter den første Yatzyen. Det høyeste det går an å få, er ${facts.highest} poeng.`,
    },
    {
      question: 'Hvorfor bare to spillere?',
      answer:
        'Spillet er laget som en duell mellom to, og en kamp tar rundt ti minutter. For flere passer yatzy eller lommeyatzy.',
    },
    {
      question: 'Er det samme spill som det amerikanske?',
      answer:
        'Rutene og poengene er de samme. Forskjellen ligger i detaljene rundt jokeren, så les om tvilstilfellene før dere spiller om noe viktig.',
    },
  ],
  history: [
    'De tretten rutene er originalen, det som ble solgt i eske fra 1956. Jokeren bøter på en gammel skuffelse: å få fem like en gang til når ruta alt er fylt ut.',
    'Yatzy med tretten ruter er det forskere helst har regnet på. I 1999 viste nederlenderen Tom Verhoeff hvordan man finner det beste trekket i enhver stilling. Vår utregning følger samme tanke, med reglene slik de står her.',
  ],
};
