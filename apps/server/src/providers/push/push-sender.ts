/** Where a browser or phone takes messages, as it said itself when it was asked. */
export interface PushAddress {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** What a service worker shows; at most a few hundred characters. */
export interface PushMessage {
  readonly title: string
  readonly body: string
  /** The page that a tap opens, as a path of the app. */
  readonly path: string
  /** A later message of the same tag takes the place of the earlier. */
  readonly tag: string
}

/** What came of a push. `gone`: that browser has taken its permission back, or is no more. */
export type Pushed =
  | { readonly kind: 'sent' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'retry' | 'dead'; readonly why: string }

export interface PushSender {
  /** What browsers need to subscribe: the server's public key, base64url. */
  readonly publicKey: string
  push(address: PushAddress, message: PushMessage, secondsOfUse: number, signal: AbortSignal): Promise<Pushed>
}
