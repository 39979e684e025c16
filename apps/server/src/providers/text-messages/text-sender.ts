/** What came of a text message. */
export type Texted = { readonly kind: 'sent' } | { readonly kind: 'retry' | 'dead'; readonly why: string }

/** Sends text messages to phones. */
export interface TextSender {
  /** To a number in E.164: `+14155550100`. */
  send(to: string, text: string): Promise<Texted>
}
