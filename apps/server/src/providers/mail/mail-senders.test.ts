import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterEach, describe, expect, test } from 'vitest'
import { verificationMail } from '../../mails/account-mails.ts'
import { testClock } from '../../testing/test-clock.ts'
import { outboxFolder, outboxMailSender } from './outbox-mail-sender.ts'
import { checkMailServer, smtpMailSender } from './smtp-mail-sender.ts'

const link = 'http://localhost:3000/auth/verify-email?userId=u1&secret=s%2B1'
const mail = verificationMail({ email: 'maya@athletes.example', name: 'Maya <b>Lindgren</b>', locale: 'en' }, link)
const from = 'Pacemeal <hello@pacemeal.example>'

describe('a mail server', () => {
  let server: SMTPServer | undefined
  afterEach(() => new Promise<void>((closed) => (server === undefined ? closed() : server.close(() => closed()))))

  const listen = (options: ConstructorParameters<typeof SMTPServer>[0]): Promise<string> => {
    const started = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'], ...options })
    server = started
    return new Promise((ready) => {
      started.listen(0, '127.0.0.1', () => {
        const address = started.server.address()
        ready(`smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`)
      })
    })
  }

  test('gets the mail as HTML and as plain text, each with the link', async () => {
    const received: Buffer[] = []
    const url = await listen({
      onData(stream, _session, done) {
        stream.on('data', (chunk: Buffer) => received.push(chunk))
        stream.on('end', () => done())
      },
    })
    const sender = smtpMailSender(url, from, { requireTls: false })
    await sender.send(mail)
    await sender.close()
    const parsed = await PostalMime.parse(Buffer.concat(received))
    expect(parsed.from).toMatchObject({ name: 'Pacemeal', address: 'hello@pacemeal.example' })
    expect(parsed.to?.[0]?.address).toBe('maya@athletes.example')
    expect(parsed.subject).toBe('Verify your email for Pacemeal')
    expect(parsed.text).toContain(link)
    expect(parsed.html).toContain(link.replaceAll('&', '&amp;'))
    expect(parsed.html).not.toContain('<b>')
  })

  test('gets no header and no receiver from a line break in a subject or an address', async () => {
    const received: Buffer[] = []
    const receivers: string[] = []
    const url = await listen({
      onRcptTo({ address }, _session, done) {
        receivers.push(address)
        done()
      },
      onData(stream, _session, done) {
        stream.on('data', (chunk: Buffer) => received.push(chunk))
        stream.on('end', () => done())
      },
    })
    const sender = smtpMailSender(url, from, { requireTls: false })
    const broken = '\r\nBcc: thief@elsewhere.example\r\n\r\nNot ours'
    await sender.send({ ...mail, subject: `A plan for Maya${broken}` })
    const parsed = await PostalMime.parse(Buffer.concat(received))
    expect(parsed.headers.map(({ key }) => key)).not.toContain('bcc')
    expect(parsed.html).not.toMatch(/^Not ours/)
    await sender.send({ ...mail, to: `${mail.to}${broken}` }).catch(() => undefined)
    await sender.close()
    expect(receivers.filter((one) => one.includes('thief'))).toEqual([])
  })

  test('that offers no TLS is sent nothing where TLS is required', async () => {
    const said: string[] = []
    const url = await listen({
      onMailFrom({ address }, _session, done) {
        said.push(address)
        done()
      },
    })
    const sender = smtpMailSender(url, from, { requireTls: true })
    await expect(sender.send(mail)).rejects.toThrow(/STARTTLS/)
    await sender.close()
    expect(said).toEqual([])
    await expect(checkMailServer(url, { requireTls: true, timeoutMs: 5000 })).rejects.toThrow(/STARTTLS/)
    await checkMailServer(url, { requireTls: false, timeoutMs: 5000 })
  })

  test('that refuses the mail makes the sending fail', async () => {
    const url = await listen({
      onRcptTo(_address, _session, done) {
        done(new Error('No such person'))
      },
    })
    const sender = smtpMailSender(url, from, { requireTls: false })
    await expect(sender.send(mail)).rejects.toThrow('No such person')
    await sender.close()
  })
})

test('without a mail server every mail waits in the outbox, oldest name first', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'pacemeal-outbox-'))
  const clock = testClock()
  const sender = outboxMailSender(dataDir, from, clock)
  await sender.send(mail)
  clock.advance(1)
  await sender.send({ ...mail, subject: 'Second' })
  const names = (await readdir(outboxFolder(dataDir))).toSorted()
  const kept = await Promise.all(
    names.map(async (name) => JSON.parse(await readFile(join(outboxFolder(dataDir), name), 'utf8'))),
  )
  expect(kept).toEqual([
    { ...mail, from, sentAt: '2026-03-02T08:15:30.000Z' },
    { ...mail, from, subject: 'Second', sentAt: '2026-03-02T08:15:30.001Z' },
  ])
  await rm(dataDir, { recursive: true })
})
