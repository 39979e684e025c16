import { connect, type Socket } from 'node:net'
import { openOnce } from '../../open-once.ts'
import type { MailSender } from './mail-sender.ts'

export interface SmtpOptions {
  /** Whether nothing is said to a server that offers no TLS. */
  readonly requireTls: boolean
}

const CONNECTS_WITHIN_MS = 10_000

/**
 * Opens the connection by the mail server's name, as everything else here does. The library would look the name up first and
 * connect to a number, which nobody could find among the hosts of the settings.
 */
const connectByName =
  (smtpUrl: string, timeoutMs = CONNECTS_WITHIN_MS) =>
  (_options: unknown, give: (error: Error | null, opened?: { readonly connection: Socket }) => void): void => {
    const { hostname, port, protocol } = new URL(smtpUrl)
    const usual = protocol === 'smtps:' ? 465 : 587
    const socket = connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || usual), timeout: timeoutMs })
    const onTimeout = () => socket.destroy(new Error(`The mail server did not take the connection in ${timeoutMs} ms.`))
    const onError = (error: Error) => give(error)
    socket.once('timeout', onTimeout).once('error', onError)
    socket.once('connect', () => {
      socket.setTimeout(0)
      socket.off('timeout', onTimeout).off('error', onError)
      give(null, { connection: socket })
    })
  }

/** Sends through a mail server, over a small pool of connections. */
export const smtpMailSender = (smtpUrl: string, from: string, { requireTls }: SmtpOptions): MailSender => {
  /** Loaded by the first mail: it holds memory that a process without mails never needs. */
  const transport = openOnce(async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({
      url: smtpUrl,
      requireTLS: requireTls,
      pool: true,
      connectionTimeout: CONNECTS_WITHIN_MS,
      getSocket: connectByName(smtpUrl),
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
    })
  })
  return {
    async send(mail) {
      // As one address: a text is read as a list of them, whatever the rules of addresses say elsewhere.
      const to = { name: '', address: mail.to }
      await (await transport.get()).sendMail({ ...mail, to, from })
    },
    async close() {
      ;(await transport.opened())?.close()
    },
  }
}

/** Connects and signs in, and sends nothing; throws when the mail server does not take it. */
export const checkMailServer = async (
  smtpUrl: string,
  { requireTls, timeoutMs }: SmtpOptions & { readonly timeoutMs: number },
): Promise<void> => {
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({
    url: smtpUrl,
    requireTLS: requireTls,
    connectionTimeout: timeoutMs,
    getSocket: connectByName(smtpUrl, timeoutMs),
    greetingTimeout: timeoutMs,
  })
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}
