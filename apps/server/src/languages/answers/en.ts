import { countText, formatTag } from '@pacemeal/domain'
import { generationRefusals, serviceMessages } from '@pacemeal/protocol'
import { dayOfWeek } from '../formats.ts'
import type { AnswerWords } from './answer-words.ts'

const tooMany = 'Too many attempts. Wait a while before the next one.'
const gone = 'This account no longer exists.'
const accepted = 'JPEG, PNG, WebP, AVIF and GIF pictures are accepted.'

/** The sentences that the wire has without a language being asked for. */
export const en: AnswerWords = {
  general: {
    signInFirst: 'Sign in to do this.',
    notAllowed: 'You are not allowed to do this here.',
    accountGone: gone,
    tooManyAttempts: tooMany,
    tooMuchWaiting: 'Too much of what you asked for is still being worked on.',
    requestTooLarge: 'The request is larger than the server accepts.',
    serverBusy: 'The server is busy. Try again in a moment.',
    databaseAway: 'The database does not answer. Try again in a moment.',
    filesAway: 'The file store does not answer. Try again in a moment.',
    diskFull: "The server's disk is full. Nothing was changed.",
    serverFault: 'Something went wrong on our side. Your data is safe; try again.',
    workFailed: 'Something went wrong on our side. Nothing was changed; please try again.',
  },
  account: {
    commonPassword: 'Invalid `password` param: it is one of the most used passwords, which are guessed first.',
    productPassword: 'Invalid `password` param: it contains the name of this app, which is guessed first.',
    personalPassword: 'The password contains your name or email address.',
    wrongPassword: 'The password is not right.',
    passwordChangedMeanwhile: 'The password was changed meanwhile.',
    sessionEnded: 'This session has ended.',
    unknownSession: 'You have no session with this id.',
    signInAgain: 'Sign in again to do this.',
    enterPassword: 'Enter your password to do this.',
    wrongSignIn: 'The e-mail address or the password is not right.',
    alreadySignedIn: 'You are signed in. Sign out before you sign in again.',
    otherBrowser: 'This sign-in was begun in another browser. Begin again.',
    blocked: 'This account is blocked.',
    addressInUse: 'This e-mail address cannot be used.',
    accountExists: 'An account with this id or e-mail address exists already.',
    alreadyVerified: 'This e-mail address is verified already.',
    linkOfOtherAddress: 'This link was for another address.',
    usedLink: 'This link or code is wrong, used or expired.',
    mailNotSent: 'The mail could not be sent. Try again in a few minutes.',
    mailRefused: 'This mail was refused, and asking for it again will not help. Our support can.',
    addressTakesNoMail: 'This e-mail address takes no mail: there may be none of that name. Check it.',
    providerOff: (provider) => `Sign in with ${provider} is not set up here.`,
    lostSignIn: 'This sign-in is unknown, was used before or took too long. Begin again.',
    providerUnverified: (provider) => `${provider} has not verified the e-mail address of this account.`,
    unverifiedHere: (provider) =>
      `An account with this e-mail address exists, but its address is not verified. Verify it or reset its password, then sign in with ${provider}.`,
    providerAway: (provider) => `${provider} could not be reached. Try again in a moment.`,
    providerAnswerRefused: (provider) =>
      `The answer of ${provider} was not accepted. Sign in another way, or write to us.`,
    noAuthenticator: 'No authenticator app is set up.',
    wrongCode: 'This code is wrong, used or expired.',
    enterCode: 'Enter a code of your authenticator app to do this.',
    enterCodeFirst: 'Enter the code of your authenticator app first.',
    authenticatorSetUp: 'An authenticator app is set up. Remove it first.',
    authenticatorConfirmed: 'This authenticator app is set up already.',
    recoveryCodesThere: 'There are recovery codes. Replace them.',
    setUpFactorsFirst: 'Set up an authenticator app and recovery codes first.',
    unknownPasskey: 'This passkey is not known here.',
    passkeyNotYours: 'You have no passkey with this id.',
    passkeyThere: 'This passkey is in the account already.',
    passkeyUnconfirmed: 'This passkey could not be confirmed. Begin again.',
    tooManyPasskeys: (most) => `There are ${most} passkeys already. Remove one first.`,
  },
  plan: {
    none: serviceMessages['no-active-plan'],
    noSuchMeal: 'Your active plan has no such meal.',
    dayOver: 'That day is over. Its plan stays as it was.',
    dayChanged: 'Your day has changed since. Look at the adjustment again.',
    noAdjustment: 'There is no such adjustment to take back.',
    adjustmentStays: 'Your plan has changed since, so the adjustment stays.',
    noChange: 'There is no such change to apply. Look at it again.',
    changedSincePreview: 'Your plan has changed since. Look at the change again.',
    changeStays: 'Your plan has changed since, so the change stays.',
    notOffered: 'That dish is not among the choices for this meal any more.',
    notEatable: 'That dish does not fit your diet or what you avoid any more. Choose another.',
    replaced: 'Your plan has just been replaced. Choose again from the new one.',
    underWay: 'A new plan is being made. Look again when it is there.',
    changedMeanwhile: 'Something changed while that week was planned. It is made again.',
    inProgress: generationRefusals.inProgress(),
    throttled: generationRefusals.throttled,
    checkInChanged: 'Something changed since. Look at the check-in again.',
    checkInWithoutChange: 'This check-in proposes no change.',
    noCheckIn: 'There is no check-in to take back.',
    noRoomForMeal: 'There is no meal of that kind on that day that could make room.',
    mealSettled: (name, date) => `${name} on ${dayOfWeek(date, 'en')} is eaten, over or kept by you, so it stays.`,
    beforeCooking: ({ name, cookedOn, to }) =>
      `${name} is cooked on ${dayOfWeek(cookedOn, 'en')}, so it cannot be eaten on ${dayOfWeek(to, 'en')}.`,
    kept: ({ name, cookedOn, keepsUntil, to }) =>
      `${name} is cooked on ${dayOfWeek(cookedOn, 'en')} and keeps until ${dayOfWeek(keepsUntil, 'en')}, so ${dayOfWeek(to, 'en')} is too late.`,
    doesNotFit: (name, date) =>
      `${name} does not fit ${dayOfWeek(date, 'en')}: with it the day would miss its targets, or its training, your kitchen or your diet rule it out there.`,
  },
  analysis: {
    'recognition-off':
      'Photo recognition is off here. Find the food by name or say your meal in words; labels can still be scanned.',
    'unreadable-picture': 'This picture could not be opened. Take a new one or choose another file.',
    'no-label-found':
      'We could not find a nutrition table on this picture. Fill the frame with the table, hold it straight and try again.',
    'no-food-found': 'We could not see any food on this picture. Try again from above, with more light.',
    'recognition-failed': 'We couldn’t analyze your food image. Please try again or enter the details manually.',
    'too-slow': 'Reading this picture took too long. Please try again or enter the details manually.',
    tooMany: (seconds) => `Too many pictures. Please wait ${countText(seconds, 'second')} before the next one.`,
  },
  wearable: {
    failed: {
      '/generate': serviceMessages['authorization-url'],
      '/get-user': serviceMessages['connected-providers'],
      '/get-data': serviceMessages['health-data'],
      '/deauthorize': serviceMessages['wearable-disconnect'],
      '/get-providers': serviceMessages['connected-providers'],
      '/get-athlete': serviceMessages['athlete-data'],
      '/import': 'Failed to import your activities',
      '/import-weighings': 'Failed to import your weighings',
      '/connect-demo': 'Failed to connect the demo device',
    },
    why: {
      timeout: 'The wearable service does not answer. Please try again in a few minutes.',
      unavailable: 'The wearable service has a problem. Please try again in a few minutes.',
      busy: 'The wearable service is busy. Please try again in a few minutes.',
      pending: 'Your device’s data is still on its way. Please try again in a few minutes.',
      expired: 'Your device no longer lets us read its data. Disconnect it and connect it again.',
      'not-found': 'The wearable service does not know this connection. Connect your device again.',
      refused: 'The wearable service does not take the request. Please contact support.',
      malformed: 'The wearable service answered in a way we do not understand. Please try again later.',
    },
    unconfigured: serviceMessages['wearable-unconfigured'],
    noConnection: 'There is no such wearable connection.',
    needsProfile: 'The demo device needs your profile. Finish it first.',
    accountNotDeleted: serviceMessages['account-delete'],
  },
  storage: {
    notAPicture: `The content of this file is not a picture that can be kept. ${accepted}`,
    notAPictureName: `This name is not a picture's. ${accepted}`,
    brokenPicture: `This picture is broken and cannot be read. ${accepted}`,
    pictureTooLarge: 'This picture is too large.',
    picturesBusy: 'Too many pictures at once. Send them one after another.',
    previewTooSlow: 'This preview takes too long. Ask for a smaller one.',
    previewsBusy: 'Too many previews at once.',
    emptyFile: 'The file is empty.',
    fileTooLarge: (bytes) => `The file is larger than the ${bytes} bytes that this bucket accepts.`,
    unfinishedUploads: 'Too many uploads are not finished. Finish or delete some of them.',
    tooManyDocuments: (most, kind) =>
      `An account keeps at most ${most.toLocaleString(formatTag('en'))} ${kind}. Delete some that you no longer need first.`,
    documentsTooLarge: (megabytes, kind) =>
      `Your ${kind} take the ${megabytes} MB that an account has for them. Delete some that you no longer need first.`,
    tooManyPictures: (most, megabytes) =>
      `An account keeps at most ${most.toLocaleString(formatTag('en'))} pictures and ${megabytes} MB of them. Delete some that you no longer need first.`,
  },
  lists: {
    tooManyCalendars: (most) => `At most ${most} calendars are followed. Remove one.`,
    calendarAddressStays: 'The address of a calendar stays. Remove it and add another one.',
    tooManyBrowsers: (most) => `Messages go to at most ${most} browsers. Remove one.`,
  },
  support: {
    received: (email) =>
      `Thanks for reaching out. Our support team has your message and will answer by email to ${email}. Meanwhile, the FAQ may already have what you need.`,
    added: 'Got it. We added this to your request.',
  },
  billing: {
    nothingToCancel: 'There is no subscription to cancel.',
    cardDeclined: 'The card was declined, and nothing was charged. Choose another card.',
    notOffered: 'The payment provider of this installation does not offer that.',
    noSuchPayment: 'There is no such payment.',
    noCustomer: 'Choose a plan first.',
    providerAway: 'The payment provider does not answer. Please try again in a few minutes.',
    providerRefused: 'The payment provider refused the request. Our support can help.',
  },
}
