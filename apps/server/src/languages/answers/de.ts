import { formatTag } from '@pacemeal/domain'
import { dayOfWeek } from '../formats.ts'
import type { AnswerWords } from './answer-words.ts'
import { dishIn } from './dish-in.ts'

const seconds = (count: number): string => (count === 1 ? '1 Sekunde' : `${count} Sekunden`)
const onDay = (date: Parameters<typeof dayOfWeek>[0]): string => `am ${dayOfWeek(date, 'de')}`
const dish = (name: string): string => `„${dishIn(name, 'de')}“`
const accepted = 'JPEG-, PNG-, WebP-, AVIF- und GIF-Bilder werden angenommen.'

export const de: AnswerWords = {
  general: {
    signInFirst: 'Melde dich dafür an.',
    notAllowed: 'Das darfst du hier nicht.',
    accountGone: 'Dieses Konto gibt es nicht mehr.',
    tooManyAttempts: 'Zu viele Versuche. Warte etwas bis zum nächsten.',
    tooMuchWaiting: 'Zu viel von dem, was du wolltest, ist noch in Arbeit.',
    requestTooLarge: 'Die Anfrage ist größer, als der Server annimmt.',
    serverBusy: 'Der Server ist ausgelastet. Versuch es gleich noch einmal.',
    databaseAway: 'Die Datenbank antwortet nicht. Versuch es gleich noch einmal.',
    filesAway: 'Der Dateispeicher antwortet nicht. Versuch es gleich noch einmal.',
    diskFull: 'Der Speicher des Servers ist voll. Nichts wurde geändert.',
    serverFault: 'Bei uns ist etwas schiefgegangen. Deine Daten sind sicher; versuch es noch einmal.',
    workFailed: 'Bei uns ist etwas schiefgegangen. Nichts wurde geändert; versuch es bitte noch einmal.',
  },
  account: {
    commonPassword: 'Dieses Passwort gehört zu den häufigsten, die als Erstes erraten werden.',
    productPassword: 'Das Passwort enthält den Namen dieser App, der als Erstes erraten wird.',
    personalPassword: 'Das Passwort enthält deinen Namen oder deine E-Mail-Adresse.',
    wrongPassword: 'Das Passwort stimmt nicht.',
    passwordChangedMeanwhile: 'Das Passwort wurde inzwischen geändert.',
    sessionEnded: 'Diese Sitzung ist beendet.',
    unknownSession: 'Du hast keine solche Sitzung.',
    signInAgain: 'Melde dich dafür noch einmal an.',
    enterPassword: 'Gib dafür dein Passwort ein.',
    wrongSignIn: 'Die E-Mail-Adresse oder das Passwort stimmt nicht.',
    alreadySignedIn: 'Du bist angemeldet. Melde dich ab, bevor du dich neu anmeldest.',
    otherBrowser: 'Diese Anmeldung wurde in einem anderen Browser begonnen. Beginne von vorn.',
    blocked: 'Dieses Konto ist gesperrt.',
    addressInUse: 'Diese E-Mail-Adresse kann nicht verwendet werden.',
    accountExists: 'Ein Konto mit dieser Kennung oder E-Mail-Adresse gibt es schon.',
    alreadyVerified: 'Diese E-Mail-Adresse ist schon bestätigt.',
    linkOfOtherAddress: 'Dieser Link war für eine andere Adresse.',
    usedLink: 'Dieser Link oder Code ist falsch, benutzt oder abgelaufen.',
    mailNotSent: 'Die E-Mail konnte nicht gesendet werden. Versuch es in ein paar Minuten noch einmal.',
    mailRefused: 'Diese E-Mail wurde abgelehnt; sie noch einmal anzufordern hilft nicht. Unser Support kann helfen.',
    addressTakesNoMail: 'Diese E-Mail-Adresse nimmt keine E-Mails an: Vielleicht gibt es sie nicht. Prüfe sie.',
    providerOff: (provider) => `Die Anmeldung mit ${provider} ist hier nicht eingerichtet.`,
    lostSignIn: 'Diese Anmeldung ist unbekannt, schon benutzt oder dauerte zu lange. Beginne von vorn.',
    providerUnverified: (provider) => `${provider} hat die E-Mail-Adresse dieses Kontos nicht bestätigt.`,
    unverifiedHere: (provider) =>
      `Ein Konto mit dieser E-Mail-Adresse gibt es, aber die Adresse ist nicht bestätigt. Bestätige sie oder setze das Passwort zurück, dann melde dich mit ${provider} an.`,
    providerAway: (provider) => `${provider} war nicht erreichbar. Versuch es gleich noch einmal.`,
    providerAnswerRefused: (provider) =>
      `Die Antwort von ${provider} wurde nicht angenommen. Melde dich auf anderem Weg an oder schreib uns.`,
    noAuthenticator: 'Keine Authenticator-App ist eingerichtet.',
    wrongCode: 'Dieser Code ist falsch, benutzt oder abgelaufen.',
    enterCode: 'Gib dafür einen Code deiner Authenticator-App ein.',
    enterCodeFirst: 'Gib zuerst den Code deiner Authenticator-App ein.',
    authenticatorSetUp: 'Eine Authenticator-App ist eingerichtet. Entferne sie zuerst.',
    authenticatorConfirmed: 'Diese Authenticator-App ist schon eingerichtet.',
    recoveryCodesThere: 'Es gibt Wiederherstellungscodes. Ersetze sie.',
    setUpFactorsFirst: 'Richte zuerst eine Authenticator-App und Wiederherstellungscodes ein.',
    unknownPasskey: 'Dieser Passkey ist hier nicht bekannt.',
    passkeyNotYours: 'Du hast keinen solchen Passkey.',
    passkeyThere: 'Dieser Passkey gehört schon zum Konto.',
    passkeyUnconfirmed: 'Dieser Passkey ließ sich nicht bestätigen. Beginne von vorn.',
    tooManyPasskeys: (most) => `Es gibt schon ${most} Passkeys. Entferne zuerst einen.`,
  },
  plan: {
    none: 'Kein aktiver Plan gefunden',
    noSuchMeal: 'Diese Mahlzeit gibt es in deinem aktiven Plan nicht.',
    dayOver: 'Dieser Tag ist vorbei. Sein Plan bleibt, wie er war.',
    dayChanged: 'Dein Tag hat sich seitdem geändert. Sieh dir die Anpassung noch einmal an.',
    noAdjustment: 'Eine solche Anpassung, die sich zurücknehmen ließe, gibt es nicht.',
    adjustmentStays: 'Dein Plan hat sich seitdem geändert, darum bleibt die Anpassung.',
    noChange: 'Eine solche Änderung gibt es nicht. Sieh sie dir noch einmal an.',
    changedSincePreview: 'Dein Plan hat sich seitdem geändert. Sieh dir die Änderung noch einmal an.',
    changeStays: 'Dein Plan hat sich seitdem geändert, darum bleibt die Änderung.',
    notOffered: 'Dieses Gericht steht für diese Mahlzeit nicht mehr zur Wahl.',
    notEatable: 'Dieses Gericht passt nicht mehr zu deiner Ernährung oder zu dem, was du meidest. Wähle ein anderes.',
    replaced: 'Dein Plan wurde gerade ersetzt. Wähle noch einmal aus dem neuen.',
    underWay: 'Ein neuer Plan wird gerade gemacht. Sieh wieder nach, wenn er da ist.',
    changedMeanwhile: 'Während diese Woche geplant wurde, hat sich etwas geändert. Sie wird noch einmal gemacht.',
    inProgress: 'Ein Plan wird schon gemacht',
    throttled: (wait) => {
      const whole = Math.max(1, Math.ceil(wait))
      return `Bitte warte ${seconds(whole)}, bevor du noch einen Plan machen lässt`
    },
    checkInChanged: 'Seitdem hat sich etwas geändert. Sieh dir den Check-in noch einmal an.',
    checkInWithoutChange: 'Dieser Check-in schlägt keine Änderung vor.',
    noCheckIn: 'Es gibt keinen Check-in, der sich zurücknehmen ließe.',
    noRoomForMeal: 'An diesem Tag gibt es keine Mahlzeit dieser Art, die Platz machen könnte.',
    mealSettled: (name, date) =>
      `${dish(name)} ${onDay(date)} ist gegessen, vorbei oder von dir festgehalten und bleibt darum.`,
    beforeCooking: ({ name, cookedOn, to }) =>
      `${dish(name)} wird ${onDay(cookedOn)} gekocht und kann darum nicht ${onDay(to)} gegessen werden.`,
    kept: ({ name, cookedOn, keepsUntil, to }) =>
      `${dish(name)} wird ${onDay(cookedOn)} gekocht und hält bis ${dayOfWeek(keepsUntil, 'de')}; ${dayOfWeek(to, 'de')} ist zu spät.`,
    doesNotFit: (name, date) =>
      `${dish(name)} passt nicht zu ${dayOfWeek(date, 'de')}: Damit würde der Tag seine Ziele verfehlen, oder sein Training, deine Küche oder deine Ernährung schließen es dort aus.`,
  },
  analysis: {
    'recognition-off':
      'Die Fotoerkennung ist hier aus. Such das Lebensmittel beim Namen oder sag deine Mahlzeit in Worten; Etiketten lassen sich weiter scannen.',
    'unreadable-picture': 'Dieses Bild ließ sich nicht öffnen. Nimm ein neues auf oder wähle eine andere Datei.',
    'no-label-found':
      'Auf diesem Bild haben wir keine Nährwerttabelle gefunden. Fülle den Rahmen mit der Tabelle, halte gerade und versuch es noch einmal.',
    'no-food-found': 'Auf diesem Bild haben wir kein Essen gesehen. Versuch es von oben, mit mehr Licht.',
    'recognition-failed':
      'Wir konnten dein Bild nicht auswerten. Versuch es noch einmal oder gib die Angaben von Hand ein.',
    'too-slow': 'Dieses Bild zu lesen dauerte zu lange. Versuch es noch einmal oder gib die Angaben von Hand ein.',
    tooMany: (count) => `Zu viele Bilder. Bitte warte ${seconds(count)} bis zum nächsten.`,
  },
  wearable: {
    failed: {
      '/generate': 'Die Adresse zum Verbinden ließ sich nicht holen',
      '/get-user': 'Die verbundenen Geräte ließen sich nicht laden',
      '/get-data': 'Die Gesundheitsdaten ließen sich nicht laden',
      '/deauthorize': 'Das Gerät ließ sich nicht trennen',
      '/get-providers': 'Die verbundenen Geräte ließen sich nicht laden',
      '/get-athlete': 'Die Daten des Athleten ließen sich nicht laden',
      '/import': 'Deine Aktivitäten ließen sich nicht importieren',
      '/import-weighings': 'Deine Wägungen ließen sich nicht importieren',
      '/import-meals': 'Deine Mahlzeiten ließen sich nicht importieren',
      '/connect-demo': 'Das Demogerät ließ sich nicht verbinden',
    },
    why: {
      timeout: 'Der Dienst für Wearables antwortet nicht. Bitte versuch es in ein paar Minuten noch einmal.',
      unavailable: 'Der Dienst für Wearables hat ein Problem. Bitte versuch es in ein paar Minuten noch einmal.',
      busy: 'Der Dienst für Wearables ist ausgelastet. Bitte versuch es in ein paar Minuten noch einmal.',
      pending: 'Die Daten deines Geräts sind noch unterwegs. Bitte versuch es in ein paar Minuten noch einmal.',
      expired: 'Dein Gerät lässt uns seine Daten nicht mehr lesen. Trenne es und verbinde es neu.',
      'not-found': 'Der Dienst für Wearables kennt diese Verbindung nicht. Verbinde dein Gerät neu.',
      refused: 'Der Dienst für Wearables nimmt die Anfrage nicht an. Bitte schreib dem Support.',
      malformed:
        'Der Dienst für Wearables antwortete auf eine Weise, die wir nicht verstehen. Bitte versuch es später.',
    },
    unconfigured: 'Wearables sind auf diesem Server nicht eingerichtet.',
    noConnection: 'Diese Verbindung zu einem Wearable gibt es nicht.',
    needsProfile: 'Das Demogerät braucht dein Profil. Mach es zuerst fertig.',
    accountNotDeleted: 'Das Konto ließ sich nicht löschen',
  },
  storage: {
    notAPicture: `Der Inhalt dieser Datei ist kein Bild, das sich aufbewahren lässt. ${accepted}`,
    notAPictureName: `Dieser Name gehört zu keinem Bild. ${accepted}`,
    brokenPicture: `Dieses Bild ist beschädigt und lässt sich nicht lesen. ${accepted}`,
    infectedPicture: 'In diesem Bild wurde Schadsoftware gefunden. Es wurde nicht gespeichert.',
    pictureTooLarge: 'Dieses Bild ist zu groß.',
    picturesBusy: 'Zu viele Bilder auf einmal. Sende sie nacheinander.',
    previewTooSlow: 'Diese Vorschau dauert zu lange. Versuch es mit einer kleineren.',
    previewsBusy: 'Zu viele Vorschauen auf einmal.',
    emptyFile: 'Die Datei ist leer.',
    fileTooLarge: (bytes) => `Die Datei ist größer als die ${bytes} Bytes, die hier angenommen werden.`,
    unfinishedUploads: 'Zu viele Uploads sind nicht fertig. Beende oder lösche einige davon.',
    tooManyDocuments: (most) =>
      `Ein Konto behält höchstens ${most.toLocaleString(formatTag('de'))} Einträge dieser Art. Lösche zuerst einige, die du nicht mehr brauchst.`,
    documentsTooLarge: (megabytes) =>
      `Deine Einträge dieser Art füllen die ${megabytes} MB, die ein Konto dafür hat. Lösche zuerst einige, die du nicht mehr brauchst.`,
    tooManyPictures: (most, megabytes) =>
      `Ein Konto behält höchstens ${most.toLocaleString(formatTag('de'))} Bilder und ${megabytes} MB davon. Lösche zuerst einige, die du nicht mehr brauchst.`,
  },
  lists: {
    tooManyCalendars: (most) => `Höchstens ${most} Kalender lassen sich abonnieren. Entferne einen.`,
    calendarAddressStays: 'Die Adresse eines Kalenders bleibt. Entferne ihn und füge einen anderen hinzu.',
    tooManyBrowsers: (most) => `Nachrichten gehen an höchstens ${most} Browser. Entferne einen.`,
  },
  support: {
    received: (email) =>
      `Danke für deine Nachricht. Unser Support-Team hat sie bekommen und antwortet per E-Mail an ${email}. Vielleicht steht in den FAQ schon, was du brauchst.`,
    added: 'Alles klar. Wir haben das zu deiner Anfrage hinzugefügt.',
  },
  billing: {
    nothingToCancel: 'Es gibt kein Abo, das sich kündigen ließe.',
    cardDeclined: 'Die Karte wurde abgelehnt, und nichts wurde abgebucht. Wähle eine andere Karte.',
    notOffered: 'Das bietet der Zahlungsdienst dieses Servers nicht an.',
    noSuchPayment: 'Eine solche Zahlung gibt es nicht.',
    noCustomer: 'Wähle zuerst ein Abo.',
    providerAway: 'Der Zahlungsdienst antwortet nicht. Bitte versuch es in ein paar Minuten noch einmal.',
    providerRefused: 'Der Zahlungsdienst hat die Anfrage abgelehnt. Unser Support kann helfen.',
  },
}
