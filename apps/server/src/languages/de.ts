import type { PlanId } from '@pacemeal/domain'
import type { ServerWords } from './words.ts'

const planName = (plan: PlanId): string => (plan === 'monthly' ? 'Monatsabo' : 'Jahresabo')
const testNote = (isTest: boolean, what: string): string =>
  isTest ? ` Diese Installation nutzt eine Testabrechnung: ${what}.` : ''
const keepSentence = 'Nichts, was du nutzt, wird gesperrt.'
const nothingToDo = 'Wenn du es warst, musst du nichts tun.'
const settingsWhy = (what: string): string =>
  `Du bekommst diese Mail, weil ${what} in deinen Benachrichtigungseinstellungen eingeschaltet sind.`

export const de: ServerWords = {
  mails: {
    greeting: (name) => (name === undefined ? 'Hallo,' : `Hallo ${name},`),
    unopenedButton: 'Wenn der Button nicht funktioniert, öffne diese Adresse:',
    stopMails: 'Diese Mails abbestellen',
    verification: {
      subject: 'Bestätige deine E-Mail-Adresse für Pacemeal',
      preview: 'Ein Tipp, und dein Fuel-Plan kann beginnen.',
      heading: 'Bestätige deine E-Mail-Adresse',
      paragraphs: ['Bestätige, dass diese Adresse dir gehört, dann können wir deinen Fuel-Plan erstellen.'],
      action: 'E-Mail bestätigen',
      footnote:
        'Der Link funktioniert einmal, eine Stunde lang. Wenn du dich nicht bei Pacemeal registriert hast, ignoriere diese Mail.',
    },
    recovery: {
      subject: 'Setze dein Pacemeal-Passwort zurück',
      preview: 'Wähle ein neues Passwort für dein Konto.',
      heading: 'Wähle ein neues Passwort',
      paragraphs: [
        'Jemand, hoffentlich du, möchte das Passwort dieses Kontos zurücksetzen. Ein neues Passwort meldet dich überall sonst ab.',
      ],
      action: 'Passwort zurücksetzen',
      footnote:
        'Der Link funktioniert einmal, eine Stunde lang. Wenn du es nicht warst, ignoriere diese Mail: Dein Passwort bleibt, wie es ist.',
    },
    passwordChanged: (moment) => ({
      subject: 'Dein Pacemeal-Passwort wurde geändert',
      preview: 'Wenn du es nicht warst, setze jetzt ein neues.',
      heading: 'Dein Passwort wurde geändert',
      paragraphs: [
        `Das Passwort deines Kontos wurde geändert: ${moment}. Alle anderen Geräte wurden abgemeldet.`,
        'Wenn du es nicht warst, setze jetzt über diese Adresse ein neues Passwort.',
      ],
      action: 'Neues Passwort setzen',
      footnote: nothingToDo,
    }),
    addressLeft: (moment, newEmail) => ({
      subject: 'Die E-Mail-Adresse deines Pacemeal-Kontos wurde geändert',
      preview: 'Wenn du es nicht warst, antworte auf diese Mail.',
      heading: 'Deine E-Mail-Adresse wurde geändert',
      paragraphs: [
        `Die E-Mail-Adresse deines Kontos wurde in ${newEmail} geändert: ${moment}. Mit dieser Adresse kannst du dich nicht mehr anmelden.`,
        'Wenn du es nicht warst, antworte auf diese Mail, und wir helfen dir, das Konto zurückzubekommen.',
      ],
      footnote: nothingToDo,
    }),
    addressJoined: (moment) => ({
      subject: 'Das ist jetzt die E-Mail-Adresse deines Pacemeal-Kontos',
      preview: 'Ab jetzt meldest du dich mit ihr an.',
      heading: 'Deine E-Mail-Adresse wurde geändert',
      paragraphs: [
        `Diese Adresse gehört jetzt zu deinem Konto: ${moment}. Du meldest dich mit ihr an, sobald sie bestätigt ist.`,
      ],
      footnote:
        'Wenn du kein Pacemeal-Konto hast, hat sich jemand bei einer Adresse vertippt: Antworte auf diese Mail, und wir entfernen sie.',
    }),
    secondFactorOn: (moment) => ({
      subject: 'Die Bestätigung in zwei Schritten wurde eingeschaltet',
      preview: 'Wenn du das nicht warst, antworte auf diese Mail.',
      heading: 'Die Bestätigung in zwei Schritten ist an',
      paragraphs: [
        `Die Bestätigung in zwei Schritten wurde eingeschaltet: ${moment}. Ab jetzt meldest du dich mit deinem Passwort und einem Code deiner Authentifizierungs-App an. Alle anderen Geräte wurden abgemeldet.`,
        'Wenn du das nicht warst, antworte auf diese Mail, und wir helfen dir, das Konto zurückzubekommen.',
      ],
      footnote: nothingToDo,
    }),
    secondFactorOff: (moment) => ({
      subject: 'Die Bestätigung in zwei Schritten wurde ausgeschaltet',
      preview: 'Wenn du das nicht warst, antworte auf diese Mail.',
      heading: 'Die Bestätigung in zwei Schritten ist aus',
      paragraphs: [
        `Die Bestätigung in zwei Schritten wurde ausgeschaltet: ${moment}. Ab jetzt genügt dein Passwort zum Anmelden.`,
        'Wenn du das nicht warst, antworte auf diese Mail, und wir helfen dir, das Konto zurückzubekommen.',
      ],
      footnote: nothingToDo,
    }),
    recoveryCodesEnded: {
      subject: 'Deine Wiederherstellungscodes müssen ersetzt werden',
      preview: 'Erstelle neue, bevor du sie brauchst.',
      heading: 'Deine gespeicherten Codes gelten nicht mehr',
      paragraphs: [
        'Die Wiederherstellungscodes, die du für die Bestätigung in zwei Schritten gespeichert hast, waren kürzer, als wir sie heute machen, und öffnen dein Konto nicht mehr. Deine Authentifizierungs-App und deine Passkeys funktionieren wie bisher.',
        'Erstelle unter „Anmeldung & Sicherheit“ neue, solange du dich anmelden kannst, und wirf die alten weg.',
      ],
      footnote: 'Fragen? Antworte auf diese Mail.',
    },
    passkeyAdded: (moment, passkey) => ({
      subject: 'Deinem Pacemeal-Konto wurde ein Passkey hinzugefügt',
      preview: 'Wenn du das nicht warst, antworte auf diese Mail.',
      heading: 'Ein Passkey wurde hinzugefügt',
      paragraphs: [
        `Deinem Konto wurde der Passkey „${passkey}“ hinzugefügt: ${moment}. Wer dieses Gerät hat und entsperren kann, meldet sich damit an.`,
        'Wenn du das nicht warst, entferne ihn unter „Anmeldung & Sicherheit“, ändere dein Passwort und antworte auf diese Mail.',
      ],
      footnote: nothingToDo,
    }),
    passkeyRemoved: (moment, passkey) => ({
      subject: 'Aus deinem Pacemeal-Konto wurde ein Passkey entfernt',
      preview: 'Wenn du das nicht warst, antworte auf diese Mail.',
      heading: 'Ein Passkey wurde entfernt',
      paragraphs: [
        `Aus deinem Konto wurde der Passkey „${passkey}“ entfernt: ${moment}. Mit ihm kann sich niemand mehr anmelden; angemeldete Geräte bleiben angemeldet.`,
        'Wenn du das nicht warst, ändere dein Passwort und antworte auf diese Mail.',
      ],
      footnote: nothingToDo,
    }),
    aboutFeedback: (quote) => `Zu deinem Feedback „${quote}“:`,
    answer: {
      subject: 'Eine Antwort vom Pacemeal-Support',
      heading: 'Der Support hat geantwortet',
      footnote: 'Antworte auf diese Mail oder schreib im Support-Chat der App.',
    },
  },
  topics: {
    plan: { why: settingsWhy('Neuigkeiten zum Essensplan'), action: 'Mein Fuel ansehen' },
    wearable: { why: settingsWhy('Neuigkeiten zu Wearable-Daten'), action: 'Meinen Tag ansehen' },
    reminder: { why: settingsWhy('Fuel-Erinnerungen'), action: 'Meinen Tag ansehen' },
    'weigh-in': { why: settingsWhy('Erinnerungen ans Wiegen'), action: 'Wiegen' },
    billing: { why: 'Du bekommst diese Mail wegen deines Pacemeal-Abos.', action: 'Mein Abo' },
  },
  scannedLabel: 'Gescanntes Etikett',
  notifications: {
    planReady: (note) => ({
      title: 'Dein Fuel-Plan ist fertig',
      description: note ?? 'Eine neue Woche mit Mahlzeiten und Trainings-Fuel wartet auf deinem Startbildschirm.',
    }),
    planFailed: (why) => ({ title: 'Dein Fuel-Plan konnte nicht erstellt werden', description: why }),
    privateCause: 'Öffne Pacemeal, um zu sehen, warum.',
    weekRenewed: {
      title: 'Deine neue Fuel-Woche ist fertig',
      description: 'Sieben Tage mit Mahlzeiten und Trainings-Fuel, anders als in der letzten Woche.',
    },
    bodySigns: {
      low_energy_run: {
        title: 'Zu wenig Energie, drei Tage in Folge',
        description:
          'Nach dem Training blieb deinem Körper zu wenig. Iss alles, was rund um deine Einheiten geplant ist.',
      },
      fast_loss: {
        title: 'Dein Gewicht fällt schnell',
        description:
          'Seit zwei Wochen fällt dein Trend um mehr als 1 % deines Gewichts pro Woche. Neue Pläne enthalten kein Defizit, solange das anhält.',
      },
      large_loss: {
        title: 'Ein Zehntel deines Gewichts in einem halben Jahr',
        description:
          'Dein Trend ist um über 10 % mehr gefallen, als dein Ziel vorsah. Lass das ärztlich abklären, falls es nicht schon geschieht.',
      },
    },
    weighIn: {
      title: 'Zeit zum Wiegen',
      description: 'Vor dem Frühstück sagt die Waage am meisten. Eine Zahl und ein Tipp genügen.',
    },
    checkIn: {
      title: 'Dein wöchentlicher Check-in',
      description: 'Dein Log zeigt etwas Neues. Sieh dir den Vorschlag an; nichts ändert sich, bevor du ihn annimmst.',
    },
    supportAnswered: (answer) => ({ title: 'Der Support hat geantwortet', description: answer }),
    recorded: (provider, activity, minutes) => ({
      title: 'Neue Wearable-Daten',
      description: `${provider} hat ${activity} aufgezeichnet: ${minutes} ${minutes === 1 ? 'Minute' : 'Minuten'}.`,
    }),
    historyArrived: (provider, records) => ({
      title: 'Deine Wearable-Daten sind da',
      description: `${provider} hat ${records} ${records === 1 ? 'Eintrag' : 'Einträge'} der letzten Wochen gebracht.`,
    }),
    receipt: ({ amount, plan, from, to, isTest }) => ({
      title: `Beleg: ${amount} für das ${planName(plan)}`,
      description: `Du hast ${amount} für das ${planName(plan)} bezahlt, vom ${from} bis zum ${to}.${testNote(isTest, 'es wurde kein Geld abgebucht')}`,
    }),
    refused: ({ amount, plan, nextTry, isTest }) => ({
      title: 'Deine Zahlung ist fehlgeschlagen',
      description: `${amount} für das ${planName(plan)} konnten nicht abgebucht werden.${nextTry === undefined ? '' : ` Wir versuchen es am ${nextTry} noch einmal.`} Wähle auf der Abo-Seite eine andere Karte. ${keepSentence}${testNote(isTest, 'es wird kein Geld abgebucht')}`,
    }),
    ended: (plan) => ({
      title: 'Dein Abo ist beendet',
      description: `Die Zahlung für das ${planName(plan)} ist jedes Mal fehlgeschlagen, deshalb wird nichts mehr abgebucht. Du kannst jederzeit wieder ein Abo abschließen. ${keepSentence}`,
    }),
    refund: ({ amount, paidAt, isTest }) => ({
      title: `Erstattung: ${amount}`,
      description: `${amount} deiner Zahlung vom ${paidAt} sind auf dem Weg zurück auf deine Karte.${testNote(isTest, 'es war kein Geld abgebucht worden')}`,
    }),
    trialEnding: ({ amount, plan, endsAt, isTest }) => ({
      title: 'Deine kostenlose Testphase endet bald',
      description: `Am ${endsAt} beginnt dein ${planName(plan)}, für ${amount} pro ${plan === 'monthly' ? 'Monat' : 'Jahr'}. Kündige vorher, dann wird nichts abgebucht.${testNote(isTest, 'es wird kein Geld abgebucht')}`,
    }),
  },
  calendar: {
    startsAt: (times) => `Starts um ${times}`,
    sessions: {
      Practice: 'Training',
      Lift: 'Krafttraining',
      Conditioning: 'Kondition',
      Competition: 'Wettkampf',
      Recovery: 'Regeneration',
      Hybrid: 'Hybrid',
    },
    intensities: { Light: 'Leicht', Moderate: 'Moderat', Intense: 'Intensiv' },
  },
  unsubscribe: {
    about: {
      mealPlanReadyNotification: 'Neuigkeiten zum Essensplan',
      wearableDataNotifications: 'Neuigkeiten zu Wearable-Daten',
      fuelReminders: 'Fuel-Erinnerungen',
    },
    settings: 'Alle Benachrichtigungseinstellungen',
    brokenTitle: 'Dieser Link funktioniert nicht',
    brokenText:
      'Vielleicht hat ihn das Mailprogramm abgeschnitten. Deine Benachrichtigungseinstellungen findest du in der App.',
    askTitle: 'Diese Mails abbestellen',
    askHeading: 'Diese Mails abbestellen?',
    askText: (about) => `Du bekommst keine Mails mehr über: ${about}. In der App bleibt alles, wie es ist.`,
    askButton: (about) => `Mails abbestellen: ${about}`,
    doneTitle: 'Mails abbestellt',
    doneHeading: 'Fertig',
    doneText: (about) =>
      `Du bekommst keine Mails mehr über: ${about}. Du kannst sie jederzeit in der App wieder einschalten.`,
  },
}
