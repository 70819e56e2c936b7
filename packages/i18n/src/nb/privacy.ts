import type { PrivacyWords } from '../sections/privacy-words.ts';

export const privacyWords: PrivacyWords = {
  title: 'Personvern',
  description:
    'Hva Open Yatzy lagrer om deg, hvorfor, hvor lenge og hvor, hvordan du tar det med deg eller sletter det, og hvem som driver siden.',
  lead: 'Du spiller under et kallenavn, uten e-post, passord eller virkelig navn. Her er det ingen reklame, ingen som teller besøk, og sidene henter ingenting andre steder fra.',
  cookies: {
    title: 'Informasjonskapsler',
    what: 'Bare de som spillet trenger. Ingen av dem følger deg andre steder.',
    each: {
      yatzy:
        'Viser hvem du er. Den kommer når du begynner å spille eller velger et navn, og blir i 400 dager etter det siste besøket ditt.',
      visit:
        'Hindrer andre nettsteder i å sende skjemaer i ditt navn. Den forsvinner når du lukker nettleseren.',
      lang: 'Språket du leser på. 400 dager.',
      choice: 'Hva du valgte til det siste spillet ditt, med navnene rundt bordet. 400 dager.',
      theme: 'Lyst eller mørkt, når du har valgt. 400 dager.',
      scripts:
        'Husker at nettleseren din ikke kjører skript, hvis det er slik. Den forsvinner når du lukker nettleseren.',
    },
  },
  browser: {
    title: 'I nettleseren din',
    points: [
      'Innstillingene dine, når du først satt ved et bord, og om du har vært gjennom den første turen.',
      'Tilfeldige tall som enheten din legger til terningene. Hvert av dem vises for bordet når spillet begynner.',
      'Yatzyblokker med navn og poeng, hva du valgte sist og under hvilket navn, og kamper du spiller uten nett.',
      'Selve spillet, noen sider og tabellene som treneren og kalkulatoren regner med, slik at de virker uten nett.',
      'Alt dette blir liggende til du tømmer nettstedets data i nettleseren.',
    ],
  },
  account: {
    title: 'Kontoen din',
    points: [
      'På serveren: navnet ditt, et tilfeldig tall som står for deg, og når du kom. Slik kan du komme tilbake, og andre kjenner deg igjen.',
      'For hver enhet der du er logget inn: nettleser og system, ikke nøyere enn «Chrome, Android», siden når, og hvilken time du sist var der. Av informasjonskapselen lagres bare et fingeravtrykk.',
      'Av en passnøkkel den offentlige halvdelen, hva du kaller den, når den ble laget, og når den sist ble brukt. Av gjenopprettingskoden et fingeravtrykk og siden når du har hatt den. Av programmer navnet og et fingeravtrykk av nøkkelen.',
      'Ingen konto slettes av seg selv: den blir til du sletter den.',
    ],
  },
  games: {
    title: 'Kamper og resultater',
    points: [
      'Hver kamp lagres som en logg: hvem som satt hvor under hvilket navn, hvert kast, hver rute og når. Derfor går ingen kamp tapt, og terningene kan kontrolleres. Det er ingen sluttdato for det.',
      'Den som har lenken til en kamp, kan se på den og hente loggen. Lobbyen viser åpne bord med navnene på dem som sitter der.',
      'Av ferdige kamper regnes statistikk, rangering, diamanter og merker ut. Profilen din med dem kan ses av alle som vet adressen; med en passnøkkel står du også på ranglista.',
      'Det du spiller uten nett, kommer til kontoen din når du er tilbake, og der er det bare du som ser det.',
      'Serveren får en yatzyblokk først når du deler den. Da kan den som har lenken, lese og skrive i den. Den hører ikke til noen konto, og den fjernes når den har ligget urørt i 90 dager og noen deler en annen.',
      'En WAP-telefon har en lenke i stedet for en informasjonskapsel. Serveren lagrer fingeravtrykket av den sammen med plassen ved bordet; den gjelder i 24 timer etter siste bruk.',
    ],
  },
  people: {
    title: 'Du og andre',
    points: [
      'Venner, folk du blokkerer, og folk du demper, til du ombestemmer deg. Vennene dine ser om du er her; det skrives ikke ned noe sted.',
      'Hva du sier ved et bord, med navn og tid. Alle som ser på bordet, kan lese det, i rangerte kamper bare de som spiller. Det blir liggende så lenge kontoen finnes.',
      'Hvis du rapporterer noen: hvem, hvorfor, det du skriver, og de 20 siste linjene som ble sagt ved bordet. De som passer på siden, leser det, og det blir liggende sammen med det de bestemte.',
    ],
  },
  network: {
    title: 'Logg og nett',
    points: [
      'Loggen til serveren sier at kamper begynner og slutter, og hva som gikk galt på hvilken side. Den nevner ingen navn og inneholder ingen IP-adresser.',
      'IP-adressen din ligger bare i minnet, for å bremse den som spør for ofte.',
      'Serveren sender ingenting om deg til andre. Det som står foran den, en proxy eller et webhotell, kan føre sin egen logg: spør den som driver siden.',
    ],
  },
  rights: {
    title: 'Hva du kan gjøre',
    points: [
      'På kontosiden henter du en fil med det som står over her om deg: navn, enheter, navn på passnøkler, kamper, resultater, venner, hva du har sagt, og hvem du har rapportert. Rapporter om deg og hva som ble bestemt om dem, er ikke med; avgjørelser vises for deg når de tas.',
      'Der bytter du også navn, logger ut enheter og sletter kontoen. Spilte kamper beholder navnet de ble spilt under, til kontoen slettes.',
      'Du trenger ikke å be noen om noe av dette.',
    ],
  },
  left: {
    title: 'Når du sletter kontoen',
    points: [
      'Dette forsvinner: navnet ditt overalt, enheter, passnøkler, kode, programmer, venner, blokkeringer, det du har sagt, rapporter fra deg og om deg, rangering, merker, utseender og kamper du spilte uten nett. Kamper som er i gang, gir du opp.',
      'Dette blir igjen: kampene dine med kast og poeng, som «Slettet spiller», slik at de andre beholder sine; og regnskapet over diamanter og utseender, under et nummer som ikke fører til noe navn.',
      'En rapport som andre har sendt om andre, kan fortsatt gjengi hva du sa ved det bordet.',
      'Nettleseren beholder det den har, bortsett fra informasjonskapselen «yatzy». En delt yatzyblokk blir igjen for dem som har lenken.',
    ],
  },
  toAccount: 'Til kontoen din',
  imprint: {
    title: 'Hvem som driver siden',
    what: 'Open Yatzy er fri programvare som hvem som helst kan drive. Denne kopien drives av:',
    nobody:
      'Open Yatzy er fri programvare som hvem som helst kan drive. Denne kopien oppgir ikke hvem som driver den. Spør den som ga deg adressen.',
  },
};
