/** Postgres takes less than 8000 bytes in one notification; the head of a part needs some of them. */
const PART_BYTES = 7800

/** A part of a message on its way between processes. */
export interface MessagePart {
  /** The process that sent it. */
  readonly sender: string
  /** Counts the sender's messages, from 1. */
  readonly message: number
  /** From 0. */
  readonly part: number
  readonly parts: number
  readonly text: string
}

const pieces = (text: string): string[] => {
  const bytes = Buffer.from(text)
  const found: string[] = []
  for (let start = 0; start < bytes.length || found.length === 0; ) {
    let end = Math.min(start + PART_BYTES, bytes.length)
    // A character is never cut: bytes of the form 10xxxxxx continue the one before.
    while (end < bytes.length && ((bytes[end] ?? 0) & 0xc0) === 0x80) end -= 1
    found.push(bytes.subarray(start, end).toString())
    start = end
    if (bytes.length === 0) break
  }
  return found
}

/** A message as notifications. The head makes every part different: Postgres drops repetitions. */
export const toNotifications = (sender: string, message: number, text: string): string[] => {
  const all = pieces(text)
  return all.map((piece, part) => `${sender} ${message} ${part} ${all.length} ${piece}`)
}

const NOTIFICATION = /^([0-9a-f]{1,40}) (\d{1,15}) (\d{1,9}) (\d{1,9}) (.*)$/s

/** Undefined for a notification that none of our processes sent. */
export const readNotification = (notification: string): MessagePart | undefined => {
  const [, sender, message, part, parts, text] = NOTIFICATION.exec(notification) ?? []
  if (sender === undefined || text === undefined) return undefined
  return { sender, message: Number(message), part: Number(part), parts: Number(parts), text }
}

/** Puts messages together. Parts of one message come in order; a message that was heard before is left out. */
export class MessageAssembly {
  readonly #open = new Map<string, { readonly message: number; readonly texts: string[] }>()
  readonly #last = new Map<string, number>()

  /** Gives the message once its last part is here. */
  add({ sender, message, part, parts, text }: MessagePart): string | undefined {
    if (message <= (this.#last.get(sender) ?? 0)) return undefined
    const known = this.#open.get(sender)
    const one = known?.message === message && part > 0 ? known : { message, texts: [] }
    if (one.texts.length !== part) return undefined
    one.texts.push(text)
    if (part + 1 < parts) {
      this.#open.set(sender, one)
      return undefined
    }
    this.#open.delete(sender)
    this.#last.set(sender, message)
    return one.texts.join('')
  }
}
