import type { PeopleWords } from '../sections/people-words.ts';

export const peopleWords: PeopleWords = {
  title: 'Dein Konto',
  description: 'Dein Name, womit dein Konto gesichert ist und auf welchen Geräten du angemeldet bist.',
  mark: 'Dein Zeichen. Es gehört zum Konto und sieht für alle gleich aus.',
  name: 'Name',
  rename: 'Namen speichern',
  nobody:
    'Hier bist du noch niemand. Such dir einen Namen aus oder melde dich bei einem Konto an, das du schon hast.',
  guest:
    'Du spielst als Gast. Nur dieser Browser weiß, wer du bist: Löschst du seine Daten, ist das Konto weg. Mit einem Passkey gehört es dir wirklich.',
  keptByCode:
    'Dein Konto lässt sich mit dem Wiederherstellungscode zurückholen. Mit einem Passkey behältst du auch Diamanten und stehst in der Rangliste.',
  keptByPasskey:
    'Dein Konto ist durch einen Passkey gesichert. Ein Wiederherstellungscode dazu hilft, falls das Gerät verloren geht.',
  keptByBoth: 'Dein Konto ist durch Passkey und Wiederherstellungscode gesichert.',
  passkeys: 'Passkeys',
  passkeysWhat:
    'Ein Passkey öffnet das Konto mit Finger, Gesicht oder Bildschirmsperre. Er liegt auf deinen Geräten; bei uns liegt nur die öffentliche Hälfte. Kein Passwort, keine E-Mail.',
  label: 'Wie soll er heißen?',
  labelHint: 'Zum Beispiel: mein Telefon',
  unnamed: 'Passkey ohne Namen',
  since: (date) => `seit ${date}`,
  used: (date) => `zuletzt benutzt ${date}`,
  keep: 'Konto mit Passkey behalten',
  another: 'Passkey hinzufügen',
  remove: 'Entfernen',
  removeOf: (name) => `${name} entfernen`,
  needsScripts: 'Passkeys brauchen JavaScript im Browser. Der Wiederherstellungscode geht auch ohne.',
  needsSafety:
    'Browser bieten Passkeys nur über https oder am Rechner selbst an, nicht unter dieser Adresse. Nimm stattdessen einen Wiederherstellungscode.',
  cancelled: 'Daraus ist kein Passkey geworden. Du kannst es jederzeit wieder versuchen.',
  code: 'Wiederherstellungscode',
  codeWhat: 'Zwanzig Zeichen, die dich überall einmal hereinlassen. Schreib sie auf Papier.',
  codeSince: (date) => `Du hast einen Code seit ${date}.`,
  makeCode: 'Wiederherstellungscode erzeugen',
  replaceCode: 'Neuen Code erzeugen',
  codeMade: 'Dein Wiederherstellungscode',
  codeOnce:
    'Du siehst ihn nur jetzt. Schreib ihn auf; ist er benutzt, bekommst du einen neuen. Ältere Codes gelten nicht mehr.',
  devices: 'Geräte',
  thisDevice: 'dieses Gerät',
  unknownDevice: 'Unbekanntes Gerät',
  seen: (date) => `zuletzt hier ${date}`,
  signOut: 'Abmelden',
  signOutOf: (device) => `${device} abmelden`,
  signOutElsewhere: 'Überall sonst abmelden',
  lostAfter: (name) =>
    `Meldest du dich hier ab, führt kein Weg zurück zu ${name}. Leg vorher einen Passkey oder einen Code an.`,
  signIn: 'Mit einem anderen Konto anmelden',
  signInFirst: 'Anmelden',
  signInWhat: 'Hast du schon ein Konto, von einem anderen Gerät oder von früher?',
  leavesGuest: (name) =>
    `Auf diesem Gerät bist du der Gast ${name}. Meldest du dich an, bleibt ${name} zurück und ist nicht wiederzubekommen. Willst du ${name} behalten, erzeuge zuerst oben einen Wiederherstellungscode.`,
  leavesAccount: (name) => `Auf diesem Gerät wirst du von ${name} abgemeldet.`,
  signInByPasskey: 'Mit Passkey anmelden',
  signInByCode: 'Mit dem Code anmelden',
  codeField: 'Wiederherstellungscode',
  takeAlong: 'Deine Daten mitnehmen',
  takeAlongWhat:
    'Eine Datei mit deinem Namen, Geräten, Namen der Passkeys, Partien, Ergebnissen, Freunden und dem, was du gesagt hast. Was nicht darin ist, steht auf der Datenschutzseite.',
  download: 'Datei herunterladen',
  delete: 'Konto löschen',
  deleteWhat:
    'Dein Name verschwindet überall, auch aus gespielten Partien, die mit „Gelöschter Spieler“ stehen bleiben. Laufende Partien gibst du auf. Das lässt sich nicht zurücknehmen.',
  deleteConfirm: (name) => `Tipp zur Bestätigung ${name} ein`,
  deleteNow: 'Für immer löschen',
  programs: {
    title: 'Programme',
    what: 'Ein Programm spielt für dich über unsere API: nur normale Spiele, und alle sehen, dass es ein Bot ist. Bis zu fünf kannst du haben.',
    described: 'Beschreibung der API (OpenAPI)',
    name: 'Name des Programms',
    make: 'Programm anlegen',
    renew: 'Neuer Schlüssel',
    renewOf: (name) => `Neuer Schlüssel für ${name}`,
    keyOf: (name) => `Der Schlüssel von ${name}`,
    once: 'Du siehst ihn nur jetzt. Wer ihn hat, spielt als dieses Programm. Mit einem neuen gilt er nicht mehr.',
    refusals: {
      TooManyPrograms: 'Du hast schon fünf Programme. Entferne zuerst eines.',
      UnknownProgram: 'Dieses Programm gibt es nicht mehr.',
      PeopleOnly: 'Programme legen keine Programme an.',
    },
  },
  refusals: {
    BadName: 'Ein Name hat 1 bis 24 sichtbare Zeichen.',
    NameRefused: 'Dieser Name geht hier nicht. Nimm einen anderen.',
    ChallengeOver: 'Das hat zu lange gedauert. Versuch es noch einmal.',
    PasskeyFailed: 'Das Gerät konnte nicht zeigen, dass der Passkey deiner ist. Versuch es noch einmal.',
    UnknownPasskey: 'Dieser Passkey gehört hier zu keinem Konto. Vielleicht wurde er entfernt.',
    PasskeyTaken: 'Diesen Passkey gibt es schon.',
    LastPasskey:
      'Das ist dein letzter Passkey. Erzeuge zuerst einen Wiederherstellungscode, sonst sperrst du dich aus.',
    UnknownDevice: 'Dieses Gerät ist schon abgemeldet.',
    UnknownCode: 'Der Code stimmt nicht. Vielleicht ist er benutzt oder ersetzt.',
    TooOften: 'Zu viele Versuche von hier. Warte ein paar Minuten.',
    NotConfirmed: 'Der Name stimmte nicht, also ist nichts gelöscht.',
  },
};
