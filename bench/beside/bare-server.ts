import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** An answer as it is sent: compressed already where it is. */
export interface BareAnswer {
  readonly path: string
  readonly encoding: string | undefined
  readonly body: Buffer
}

// Answers with bytes that it was given, and does nothing else: what remains of a wait there is the machine's.
const answers = new Map<string, BareAnswer>()
const server = createServer(({ url = '' }, response) => {
  const answer = answers.get(url)
  if (answer === undefined) {
    response.writeHead(404).end()
    return
  }
  const { encoding, body } = answer
  response.writeHead(200, {
    'content-type': 'application/json',
    'content-length': body.length,
    ...(encoding === undefined ? {} : { 'content-encoding': encoding }),
  })
  response.end(body)
})
process.once('message', (given: readonly BareAnswer[]) => {
  for (const one of given) answers.set(one.path, { ...one, body: Buffer.from(one.body) })
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
})
process.once('disconnect', () => process.exit(0))
