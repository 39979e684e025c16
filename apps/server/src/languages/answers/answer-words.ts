import type { LocalDate, Locale } from '@pacemeal/domain'
import type { WearablePath } from '@pacemeal/protocol'
import type { AnalysisFailure } from '@pacemeal/protocol/food-analysis'

/** A dish that stays on its day, and the days that matter, each by its date. */
export interface KeptDish {
  readonly name: string
  readonly cookedOn: LocalDate
  readonly keepsUntil: LocalDate
  readonly to: LocalDate
}

/**
 * Why something that a person asked for was not done, in one language. Screens show these sentences as they are. What only
 * the writer of a client can cause, such as a parameter that does not fit, is not here: it is English everywhere.
 */
export interface AnswerWords {
  readonly general: {
    readonly signInFirst: string
    readonly notAllowed: string
    readonly accountGone: string
    readonly tooManyAttempts: string
    readonly tooMuchWaiting: string
    readonly requestTooLarge: string
    readonly serverBusy: string
    readonly databaseAway: string
    readonly filesAway: string
    readonly diskFull: string
    readonly serverFault: string
    readonly workFailed: string
  }
  readonly account: {
    readonly commonPassword: string
    readonly productPassword: string
    readonly personalPassword: string
    readonly wrongPassword: string
    readonly passwordChangedMeanwhile: string
    readonly sessionEnded: string
    readonly unknownSession: string
    readonly signInAgain: string
    readonly enterPassword: string
    readonly wrongSignIn: string
    readonly alreadySignedIn: string
    readonly otherBrowser: string
    readonly blocked: string
    readonly addressInUse: string
    readonly accountExists: string
    readonly alreadyVerified: string
    readonly linkOfOtherAddress: string
    readonly usedLink: string
    readonly mailNotSent: string
    readonly mailRefused: string
    readonly addressTakesNoMail: string
    readonly providerOff: (provider: string) => string
    readonly lostSignIn: string
    readonly providerUnverified: (provider: string) => string
    readonly unverifiedHere: (provider: string) => string
    readonly providerAway: (provider: string) => string
    readonly providerAnswerRefused: (provider: string) => string
    readonly noAuthenticator: string
    readonly wrongCode: string
    readonly enterCode: string
    readonly enterCodeFirst: string
    readonly authenticatorSetUp: string
    readonly authenticatorConfirmed: string
    readonly recoveryCodesThere: string
    readonly setUpFactorsFirst: string
    readonly unknownPasskey: string
    readonly passkeyNotYours: string
    readonly passkeyThere: string
    readonly passkeyUnconfirmed: string
    readonly tooManyPasskeys: (most: number) => string
  }
  readonly plan: {
    readonly none: string
    readonly noSuchMeal: string
    readonly dayOver: string
    readonly dayChanged: string
    readonly noAdjustment: string
    readonly adjustmentStays: string
    readonly noChange: string
    readonly changedSincePreview: string
    readonly changeStays: string
    readonly notOffered: string
    readonly notEatable: string
    readonly replaced: string
    readonly underWay: string
    readonly changedMeanwhile: string
    readonly inProgress: string
    readonly throttled: (seconds: number) => string
    readonly checkInChanged: string
    readonly checkInWithoutChange: string
    readonly noCheckIn: string
    readonly noRoomForMeal: string
    readonly mealSettled: (name: string, date: LocalDate) => string
    readonly beforeCooking: (dish: KeptDish) => string
    readonly kept: (dish: KeptDish) => string
    readonly doesNotFit: (name: string, date: LocalDate) => string
  }
  readonly analysis: Readonly<Record<AnalysisFailure, string>> & {
    readonly tooMany: (seconds: number) => string
  }
  readonly wearable: {
    /** Stands before what the service's failure means. */
    readonly failed: Readonly<Record<Exclude<WearablePath, '/delete-account'>, string>>
    readonly why: Readonly<Record<WearableTrouble, string>>
    readonly unconfigured: string
    readonly noConnection: string
    readonly needsProfile: string
    readonly accountNotDeleted: string
  }
  readonly storage: {
    readonly notAPicture: string
    readonly notAPictureName: string
    readonly brokenPicture: string
    readonly infectedPicture: string
    readonly pictureTooLarge: string
    readonly picturesBusy: string
    readonly previewTooSlow: string
    readonly previewsBusy: string
    readonly emptyFile: string
    readonly fileTooLarge: (bytes: number) => string
    readonly unfinishedUploads: string
    /** `kind` is what English calls the documents; other languages need not say it. */
    readonly tooManyDocuments: (most: number, kind: string) => string
    readonly documentsTooLarge: (megabytes: number, kind: string) => string
    readonly tooManyPictures: (most: number, megabytes: number) => string
  }
  readonly lists: {
    readonly tooManyCalendars: (most: number) => string
    readonly calendarAddressStays: string
    readonly tooManyBrowsers: (most: number) => string
  }
  /** What the support chat answers by itself. */
  readonly support: {
    readonly received: (email: string) => string
    readonly added: string
  }
  readonly billing: {
    readonly nothingToCancel: string
    readonly cardDeclined: string
    readonly notOffered: string
    readonly noSuchPayment: string
    readonly noCustomer: string
    readonly providerAway: string
    readonly providerRefused: string
  }
}

/** What is wrong with the wearable service, as far as it matters to the person. */
type WearableTrouble =
  | 'timeout'
  | 'unavailable'
  | 'busy'
  | 'pending'
  | 'expired'
  | 'not-found'
  | 'refused'
  | 'malformed'

/** One sentence of an answer, chosen when the reader's language is known. */
export type Told = (words: AnswerWords, locale: Locale) => string
