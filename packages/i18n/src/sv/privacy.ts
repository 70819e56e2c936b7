import type { PrivacyWords } from '../sections/privacy-words.ts';

export const privacyWords: PrivacyWords = {
  title: 'Integritet',
  description:
    'Vad Open Yatzy sparar om dig, varför, hur länge och var, hur du tar det med dig eller raderar det, och vem som driver sidan.',
  lead: 'Du spelar under ett smeknamn, utan e-post, lösenord eller riktigt namn. Här finns ingen reklam, ingen räknar besök, och sidorna hämtar inget någon annanstans ifrån.',
  cookies: {
    title: 'Kakor',
    what: 'Bara sådana som spelet behöver. Ingen av dem följer dig någon annanstans.',
    each: {
      yatzy:
        'Visar vem du är. Den kommer när du börjar spela eller väljer ett namn, och finns kvar i 400 dagar efter ditt senaste besök.',
      visit:
        'Hindrar andra webbplatser från att skicka formulär i ditt namn. Försvinner när du stänger webbläsaren.',
      lang: 'Språket du läser på. 400 dagar.',
      choice: 'Vad du valde till ditt senaste spel, med namnen vid bordet. 400 dagar.',
      theme: 'Ljust eller mörkt, när du har valt. 400 dagar.',
      scripts:
        'Minns att din webbläsare inte kör skript, om det är så. Försvinner när du stänger webbläsaren.',
    },
  },
  browser: {
    title: 'I din webbläsare',
    points: [
      'Dina inställningar, när du först satt vid ett bord och om du har spelat din första omgång.',
      'Slumptalen som din enhet lägger till tärningarna. Vart och ett visas för bordet när spelet börjar.',
      'Yatzyblock med namn och poäng, vad du valde senast och under vilket namn, och matcher som du spelar utan nät.',
      'Själva spelet, några sidor och tabellerna som tränaren och räknaren räknar med, så att de fungerar utan nät.',
      'Allt detta ligger kvar tills du rensar webbplatsens data i webbläsaren.',
    ],
  },
  account: {
    title: 'Ditt konto',
    points: [
      'På servern: ditt namn, ett slumptal som står för dig och när du kom. Så kan du komma tillbaka, och andra känner igen dig.',
      'För varje enhet där du är inloggad: webbläsare och system, inte noggrannare än ”Chrome, Android”, sedan när, och vilken timme du senast var där. Av kakan sparas bara ett fingeravtryck.',
      'Av en passkey den offentliga halvan, vad du kallar den, när den gjordes och när den senast användes. Av återställningskoden ett fingeravtryck och sedan när du har den. Av program namnet och ett fingeravtryck av nyckeln.',
      'Inget konto raderas av sig självt: det finns kvar tills du raderar det.',
    ],
  },
  games: {
    title: 'Matcher och resultat',
    points: [
      'Varje match sparas som en logg: vem som satt var under vilket namn, varje kast, varje ruta och när. Därför går ingen match förlorad, och tärningarna kan kontrolleras. De sparas utan slutdatum.',
      'Den som har länken till en match kan titta på den och hämta loggen. Lobbyn visar öppna bord med namnen på dem som sitter där.',
      'Ur spelade matcher räknas statistik, ranking, diamanter och märken fram. Din profil med dem kan ses av alla som känner till adressen; med en passkey står du också i rankingen.',
      'Det du spelar utan nät läggs till ditt konto när du är tillbaka, och där ser bara du det.',
      'Servern får ett yatzyblock först när du delar det. Då kan den som har länken läsa och skriva i det. Det hör inte till något konto, och tas bort när det har legat orört i 90 dagar och någon delar ett annat.',
      'En WAP-telefon har en länk i stället för en kaka. Servern sparar dess fingeravtryck tillsammans med platsen vid bordet; den gäller i 24 timmar efter senaste användningen.',
    ],
  },
  people: {
    title: 'Du och andra',
    points: [
      'Vänner, personer som du blockerar och personer som du tystar, tills du ändrar dig. Dina vänner ser om du är här; det skrivs inte ner någonstans.',
      'Vad du säger vid ett bord, med namn och tid. Alla som tittar på bordet kan läsa det, i rankade matcher bara de som spelar. Det sparas så länge kontot finns.',
      'Om du anmäler någon: vem, varför, det du skriver till och de 20 senaste raderna som sades vid bordet. De som sköter sidan läser det, och det sparas med vad de bestämde.',
    ],
  },
  network: {
    title: 'Logg och nät',
    points: [
      'Serverns logg säger att matcher börjar och slutar, och vad som gick fel på vilken sida. Den nämner ingen vid namn och innehåller inga IP-adresser.',
      'Din IP-adress finns bara i minnet, för att bromsa den som frågar för ofta.',
      'Servern skickar inget om dig till andra. Det som står framför den, en proxy eller ett webbhotell, kan föra en egen logg: fråga den som driver sidan.',
    ],
  },
  rights: {
    title: 'Vad du kan göra',
    points: [
      'På kontosidan hämtar du en fil med allt det som står ovan om dig: namn, enheter, namnen på dina passkeys, matcher, resultat, vänner, vad du har sagt och vem du har anmält. Anmälningar mot dig och vad som bestämdes om dem är inte med; besluten visas för dig när de fattas.',
      'Där byter du också namn, loggar ut enheter och raderar kontot. Spelade matcher behåller namnet som de spelades under tills kontot raderas.',
      'Du behöver inte be någon om något av det.',
    ],
  },
  left: {
    title: 'När du raderar kontot',
    points: [
      'Detta försvinner: ditt namn överallt, enheter, passkeys, kod, program, vänner, blockeringar, det du har sagt, anmälningar av dig och mot dig, ranking, märken, utseenden och matcher som du spelade utan nät. Pågående matcher ger du upp.',
      'Detta finns kvar: dina matcher med kast och poäng, som ”Raderad spelare”, så att de andra har kvar sina; och bokföringen av diamanter och utseenden, under ett nummer som inte leder till något namn.',
      'En anmälan som andra gjorde mot andra kan fortfarande återge vad du sade vid det bordet.',
      'Webbläsaren har kvar det den har, utom kakan ”yatzy”. Ett delat yatzyblock finns kvar för dem som har länken.',
    ],
  },
  toAccount: 'Till ditt konto',
  imprint: {
    title: 'Vem som driver sidan',
    what: 'Open Yatzy är fri programvara som vem som helst kan driva. Den här kopian drivs av:',
    nobody:
      'Open Yatzy är fri programvara som vem som helst kan driva. Den här kopian anger inte vem som driver den. Fråga den som gav dig adressen.',
  },
};
