import { SMTPServer } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import { mailFailure } from './mail-failure.ts'
import { smtpMailSender } from './smtp-mail-sender.ts'

const mail = { to: 'maya@athletes.example', subject: 'Ready', html: '<p>Ready</p>', text: 'Ready' }
let server: SMTPServer | undefined
afterEach(() => new Promise<void>((closed) => (server === undefined ? closed() : server.close(() => closed()))))

const failureOf = async (options: ConstructorParameters<typeof SMTPServer>[0]) => {
  const started = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'], ...options })
  started.on('error', () => undefined)
  server = started
  await new Promise<void>((ready) => started.listen(0, '127.0.0.1', () => ready()))
  const address = started.server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const sender = smtpMailSender(`smtp://127.0.0.1:${port}`, 'Pacemeal <hello@pacemeal.example>')
  const failure = await sender.send(mail).then(() => undefined, mailFailure)
  await sender.close()
  return failure
}

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
  const sender = smtpMailSender('smtp://127.0.0.1:9', 'hello@pacemeal.example')
  expect(await sender.send(mail).then(() => undefined, mailFailure)).toMatchObject({ kind: 'retry' })
  await sender.close()
})
