import type { PrivacyWords } from '../sections/privacy-words.ts';

export const privacyWords: PrivacyWords = {
  title: 'Datenschutz und Impressum',
  description:
    'Was Open Yatzy von dir speichert, wozu, wie lange und wo, wie du es mitnimmst oder löschst, und wer diese Seite betreibt.',
  lead: 'Du spielst unter einem Spitznamen, ohne E-Mail, Passwort oder echten Namen. Es gibt keine Werbung, niemand zählt Besuche, und die Seiten laden nichts von anderswo.',
  cookies: {
    title: 'Cookies',
    what: 'Nur solche, die das Spiel braucht. Keines verfolgt dich auf andere Seiten.',
    each: {
      yatzy:
        'Zeigt, wer du bist. Es kommt, sobald du spielst oder dir einen Namen gibst, und bleibt 400 Tage nach deinem letzten Besuch.',
      visit:
        'Hindert fremde Websites daran, in deinem Namen Formulare abzuschicken. Es verschwindet, wenn du den Browser schließt.',
      lang: 'Die Sprache, in der du liest. 400 Tage.',
      choice: 'Was du für dein letztes Spiel gewählt hast, mit den Namen am Tisch. 400 Tage.',
      theme: 'Hell oder dunkel, sobald du gewählt hast. 400 Tage.',
      scripts:
        'Merkt sich, dass dein Browser keine Skripte ausführt, falls es so ist. Es verschwindet, wenn du den Browser schließt.',
    },
  },
  browser: {
    title: 'In deinem Browser',
    points: [
      'Deine Einstellungen, wann du zum ersten Mal an einem Tisch warst und ob du den ersten Zug hinter dir hast.',
      'Die Zufallszahlen, die dein Gerät zu den Würfeln beiträgt. Jede legt es dem Tisch offen, wenn das Spiel beginnt.',
      'Spielblöcke mit Namen und Punkten, was du zuletzt gewählt hast und unter welchem Namen, und Partien, die du ohne Netz spielst.',
      'Das Spiel selbst, einige Seiten und die Tabellen, mit denen Trainer und Rechner arbeiten, damit alles auch ohne Netz geht.',
      'Das alles bleibt, bis du die Daten dieser Website im Browser löschst.',
    ],
  },
  account: {
    title: 'Dein Konto',
    points: [
      'Auf dem Server: dein Name, eine Zufallszahl, die für dich steht, und wann du gekommen bist. So kannst du wiederkommen, und andere erkennen dich wieder.',
      'Zu jedem Gerät, auf dem du angemeldet bist: Browser und System, nicht genauer als „Chrome, Android“, seit wann, und in welcher Stunde du zuletzt da warst. Vom Cookie wird nur ein Fingerabdruck gespeichert.',
      'Von einem Passkey die öffentliche Hälfte, wie du ihn nennst, wann er entstand und wann er zuletzt benutzt wurde. Vom Wiederherstellungscode ein Fingerabdruck und seit wann du ihn hast. Von Programmen der Name und ein Fingerabdruck des Schlüssels.',
      'Kein Konto wird von selbst gelöscht: Es bleibt, bis du es löschst.',
    ],
  },
  games: {
    title: 'Partien und Ergebnisse',
    points: [
      'Jede Partie wird als Protokoll gespeichert: wer unter welchem Namen wo saß, jeder Wurf, jedes Feld und wann. Deshalb übersteht eine Partie alles, und die Würfel lassen sich nachprüfen. Eine Frist gibt es dafür nicht.',
      'Wer den Link einer Partie hat, kann sie ansehen und ihr Protokoll herunterladen. Die Lobby zeigt offene Tische mit den Namen derer, die dort sitzen.',
      'Aus beendeten Partien ergeben sich Statistik, Wertung, Diamanten und Abzeichen. Dein Profil damit sieht jeder, der seine Adresse kennt; mit einem Passkey stehst du auch in der Rangliste.',
      'Was du ohne Netz spielst, kommt zu deinem Konto, sobald du wieder da bist, und nur du siehst es dort.',
      'Einen Spielblock hat der Server erst, wenn du ihn teilst. Dann kann ihn lesen und beschreiben, wer den Link hat. Er gehört zu keinem Konto und wird entfernt, wenn er 90 Tage unberührt lag und jemand einen anderen teilt.',
      'Ein WAP-Handy hat statt des Cookies einen Link. Der Server speichert seinen Fingerabdruck mit dem Platz am Tisch; er gilt bis 24 Stunden nach der letzten Benutzung.',
    ],
  },
  people: {
    title: 'Du und andere',
    points: [
      'Freunde, Leute, die du blockierst, und Leute, die du stummschaltest, bis du es zurücknimmst. Deine Freunde sehen, ob du da bist; aufgeschrieben wird das nirgends.',
      'Was du am Tisch sagst, mit Name und Zeit. Lesen kann es, wer dem Tisch zuschaut, bei Ranglistenspielen nur, wer mitspielt. Es bleibt, solange es dein Konto gibt.',
      'Wenn du jemanden meldest: wen, weshalb, deine Notiz und die letzten 20 Zeilen, die am Tisch gesagt wurden. Wer sich um die Seite kümmert, liest das, und es bleibt zusammen mit der Entscheidung.',
    ],
  },
  network: {
    title: 'Log und Netz',
    points: [
      'Im Log des Servers steht, dass Partien beginnen und enden, und was auf welcher Seite schiefging. Namen und IP-Adressen stehen nicht darin.',
      'Deine IP-Adresse liegt nur im Arbeitsspeicher, um zu bremsen, wer zu oft fragt.',
      'Der Server schickt nichts über dich an andere. Was vor ihm steht, etwa ein Proxy oder ein Hoster, kann ein eigenes Log führen: Frag, wer die Seite betreibt.',
    ],
  },
  rights: {
    title: 'Was du tun kannst',
    points: [
      'Auf der Seite deines Kontos lädst du eine Datei mit dem herunter, was hier oben über dich steht: Name, Geräte, Namen der Passkeys, Partien, Ergebnisse, Freunde, was du gesagt und wen du gemeldet hast. Nicht darin sind Meldungen über dich und was darauf entschieden wurde; Entscheidungen bekommst du gezeigt, wenn sie fallen.',
      'Dort änderst du auch deinen Namen, meldest Geräte ab und löschst das Konto. Gespielte Partien behalten den Namen, unter dem sie gespielt wurden, bis das Konto gelöscht ist.',
      'Du musst dafür niemanden fragen.',
    ],
  },
  left: {
    title: 'Wenn du das Konto löschst',
    points: [
      'Weg sind: dein Name überall, Geräte, Passkeys, Code, Programme, Freunde, Blockierungen, was du gesagt hast, Meldungen von dir und über dich, Wertung, Abzeichen, Aussehen und Partien, die du ohne Netz gespielt hast. Laufende Partien gibst du auf.',
      'Es bleiben: deine Partien mit Würfen und Punkten, als „Gelöschter Spieler“, damit die anderen ihre behalten; und die Buchungen von Diamanten und Aussehen, unter einer Nummer, die zu keinem Namen führt.',
      'Eine Meldung, die andere über andere gemacht haben, kann weiter enthalten, was du an diesem Tisch gesagt hast.',
      'Dein Browser behält, was er hat, außer dem Cookie „yatzy“. Ein geteilter Spielblock bleibt für alle, die den Link haben.',
    ],
  },
  toAccount: 'Zu deinem Konto',
  imprint: {
    title: 'Impressum',
    what: 'Open Yatzy ist freie Software, die jeder betreiben kann. Diese Kopie betreibt:',
    nobody:
      'Open Yatzy ist freie Software, die jeder betreiben kann. Diese Kopie nennt niemanden, der sie betreibt. Frag, wer dir die Adresse gegeben hat.',
  },
};
