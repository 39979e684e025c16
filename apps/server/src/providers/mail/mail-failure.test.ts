import { SMTPServer } from 'smtp-server'
import { afterEach, describe, expect, test } from 'vitest'
import { isAddressRefused, mailFailure } from './mail-failure.ts'
import { smtpMailSender } from './smtp-mail-sender.ts'

const mail = { to: 'maya@athletes.example', subject: 'Ready', html: '<p>Ready</p>', text: 'Ready' }
let server: SMTPServer | undefined
afterEach(() => new Promise<void>((closed) => (server === undefined ? closed() : server.close(() => closed()))))

const errorOf = async (options: ConstructorParameters<typeof SMTPServer>[0], login = ''): Promise<unknown> => {
  const started = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'], ...options })
  started.on('error', () => undefined)
  server = started
  await new Promise<void>((ready) => started.listen(0, '127.0.0.1', () => ready()))
  const address = started.server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const sender = smtpMailSender(`smtp://${login}127.0.0.1:${port}`, 'Pacemeal <hello@pacemeal.example>', {
    requireTls: false,
  })
  const error = await sender.send(mail).then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  await sender.close()
  return error
}

const failureOf = async (options: ConstructorParameters<typeof SMTPServer>[0], login?: string) =>
  mailFailure(await errorOf(options, login))

type Step = () => ConstructorParameters<typeof SMTPServer>[0]

const answering = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode })

test('an address that does not exist is final', async () =>
  expect(await failureOf({ onRcptTo: (_address, _session, done) => done(answering(550, 'No such person')) })).toEqual({
    kind: 'dead',
    why: expect.stringContaining('No such person'),
  }))

test('a server that is busy is asked again', async () =>
  expect(await failureOf({ onRcptTo: (_address, _session, done) => done(answering(451, 'Try later')) })).toMatchObject({
    kind: 'retry',
  }))

test('a mail whose text was handed over but never acknowledged is not sent twice', async () =>
  expect(
    await failureOf({
      onData(stream) {
        stream.resume()
        stream.on('end', () => {
          for (const connection of server?.connections ?? []) connection.close()
        })
      },
    }),
  ).toMatchObject({ kind: 'dead' }))

test('nobody listening is no answer yet', async () => {
  const sender = smtpMailSender('smtp://127.0.0.1:9', 'hello@pacemeal.example', { requireTls: false })
  expect(await sender.send(mail).then(() => undefined, mailFailure)).toMatchObject({ kind: 'retry' })
  await sender.close()
})

test('a password that the mail server does not take says nothing of the mail', async () => {
  const options: ConstructorParameters<typeof SMTPServer>[0] = {
    authOptional: false,
    onAuth: (_auth, _session, done) => done(answering(535, '5.7.8 Wrong password')),
  }
  expect(await failureOf(options, 'pacemeal:wrong@')).toMatchObject({ kind: 'retry' })
})

describe('whether it was the address', () => {
  const onRcptTo =
    (code: number, said: string): Step =>
    () => ({ onRcptTo: (_address, _session, done) => done(answering(code, said)) })
  const onMailFrom =
    (code: number, said: string): Step =>
    () => ({ onMailFrom: (_address, _session, done) => done(answering(code, said)) })
  const onData =
    (code: number, said: string): Step =>
    () => ({
      onData(stream, _session, done) {
        stream.resume()
        stream.on('end', () => done(answering(code, said)))
      },
    })
  test.each<[string, Step, boolean]>([
    ['550 to the recipient', onRcptTo(550, 'No such person'), true],
    ['550 5.1.1 to the recipient', onRcptTo(550, '5.1.1 User unknown; access denied'), true],
    ['550 5.1.1 after the text', onData(550, '5.1.1 User unknown'), true],
    ['550 5.7.1 to the recipient', onRcptTo(550, '5.7.1 Not from you'), false],
    ['554 to the recipient', onRcptTo(554, 'Relay access denied'), false],
    ['550 without a code that is about relaying', onRcptTo(550, 'Relaying is not allowed'), false],
    ['a full mailbox', onRcptTo(552, '5.2.2 Mailbox full'), false],
    ['a busy server', onRcptTo(451, '4.1.1 Try later'), false],
    ['a sender that is not taken', onMailFrom(550, '5.1.8 Unknown domain of the sender'), false],
    ['a text that is not wanted', onData(550, 'Looks like spam'), false],
  ])('%s', async (_what, step, isRefused) => {
    expect(isAddressRefused(await errorOf(step()))).toBe(isRefused)
  })
})
