export interface Mail {
  /** One address. */
  readonly to: string
  readonly subject: string
  /** Who an answer goes to, when it is not the sender. */
  readonly replyTo?: string
  readonly html: string
  /** The same in plain text. */
  readonly text: string
  /** Further header lines, such as how to unsubscribe. */
  readonly headers?: Readonly<Record<string, string>>
}

/** Hands a mail over for delivery; rejects when it was not taken. */
export interface MailSender {
  send(mail: Mail): Promise<void>
  /** Drops what is kept here for an address, where anything is. */
  forget?(address: string): Promise<void>
  close(): Promise<void>
}
