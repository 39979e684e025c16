import type { Intensity, NotificationKind, PlanId, SessionType } from '@pacemeal/domain'
import type { PressingSign } from '@pacemeal/domain/trends'

/** What a mail says beside the name and the links of its reader. */
export interface MailText {
  readonly subject: string
  /** The first line that inboxes preview. */
  readonly preview: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  /** What the button says; a mail without one has nothing to open. */
  readonly action?: string
  /** Small print under the action. */
  readonly footnote: string
}

/** What a notification says, in the app and by every channel. */
export interface NotificationText {
  readonly title: string
  readonly description: string
}

/** What a mail of a topic says beside its notification. */
export interface TopicText {
  /** Why the person gets it. */
  readonly why: string
  readonly action: string
}

/** Every sentence that the server writes to people, in one language. Figures and dates come in as they are to be read. */
export interface ServerWords {
  readonly mails: {
    /** The first line; without a name when the account's is none that could be said. */
    readonly greeting: (name: string | undefined) => string
    readonly unopenedButton: string
    readonly stopMails: string
    readonly verification: MailText
    readonly recovery: MailText
    readonly passwordChanged: (moment: string) => MailText
    readonly addressLeft: (moment: string, newEmail: string) => MailText
    readonly addressJoined: (moment: string) => MailText
    readonly secondFactorOn: (moment: string) => MailText
    readonly secondFactorOff: (moment: string) => MailText
    readonly recoveryCodesEnded: MailText
    readonly passkeyAdded: (moment: string, passkey: string) => MailText
    readonly passkeyRemoved: (moment: string, passkey: string) => MailText
    /** Stands before an answer to what the person reported; the quote is as much of it as they recognise. */
    readonly aboutFeedback: (quote: string) => string
    /** What the support wrote is the mail's text. */
    readonly answer: Pick<MailText, 'subject' | 'heading' | 'footnote'>
  }
  readonly topics: Readonly<Record<'plan' | 'wearable' | 'reminder' | 'weigh-in' | 'billing', TopicText>>
  /** What a log is called whose figures were read off a label. */
  readonly scannedLabel: string
  readonly notifications: {
    /** `note` tells of the week, when there is something to tell. */
    readonly planReady: (note: string | undefined) => NotificationText
    readonly planFailed: (why: string) => NotificationText
    /** Stands for a cause that follows from health answers, which leave the app in no mail. */
    readonly privateCause: string
    readonly weekRenewed: NotificationText
    readonly checkIn: NotificationText
    readonly weighIn: NotificationText
    /** What log and scale show; it stays in the app. */
    readonly bodySigns: Readonly<Record<PressingSign, NotificationText>>
    readonly supportAnswered: (answer: string) => NotificationText
    readonly recorded: (provider: string, activity: string, minutes: number) => NotificationText
    readonly historyArrived: (provider: string, records: number) => NotificationText
    readonly receipt: (charge: ChargeWords & { readonly from: string; readonly to: string }) => NotificationText
    readonly refused: (charge: ChargeWords & { readonly nextTry: string | undefined }) => NotificationText
    readonly ended: (plan: PlanId) => NotificationText
    readonly refund: (refund: Omit<ChargeWords, 'plan'> & { readonly paidAt: string }) => NotificationText
    readonly trialEnding: (charge: ChargeWords & { readonly endsAt: string }) => NotificationText
  }
  readonly calendar: {
    /** When each start of a meet is, the times as one list. */
    readonly startsAt: (times: string) => string
    readonly sessions: Readonly<Record<SessionType, string>>
    readonly intensities: Readonly<Record<Intensity, string>>
  }
  readonly unsubscribe: {
    readonly about: Readonly<Record<NotificationKind, string>>
    readonly settings: string
    readonly brokenTitle: string
    readonly brokenText: string
    readonly askTitle: string
    readonly askHeading: string
    readonly askText: (about: string) => string
    readonly askButton: (about: string) => string
    readonly doneTitle: string
    readonly doneHeading: string
    readonly doneText: (about: string) => string
  }
}

/** What is charged. */
export interface ChargeWords {
  readonly amount: string
  readonly plan: PlanId
  /** Whether the installation charges nobody. */
  readonly isTest: boolean
}
