import { openOnce } from '../../open-once.ts'
import type { MailSender } from './mail-sender.ts'

export interface SmtpOptions {
  /** Whether nothing is said to a server that offers no TLS. */
  readonly requireTls: boolean
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
      connectionTimeout: 10_000,
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
    greetingTimeout: timeoutMs,
  })
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}
