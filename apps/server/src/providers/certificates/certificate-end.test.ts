import { once } from 'node:events'
import { createServer as createPlainServer, type Server } from 'node:net'
import { createServer } from 'node:tls'
import { afterEach, expect, test } from 'vitest'
import { selfSigned } from '../../testing/self-signed.ts'
import { certificateEnd } from './certificate-end.ts'

let server: Server | undefined
afterEach(() => server?.close())

const listening = async (started: Server): Promise<URL> => {
  server = started
  await once(started.listen(0, '127.0.0.1'), 'listening')
  const address = started.address()
  return new URL(`https://localhost:${typeof address === 'object' ? address?.port : ''}`)
}

test('a certificate that its own server signed is none that browsers take', async () => {
  const address = await listening(createServer(selfSigned))
  await expect(certificateEnd(address, 5000)).rejects.toMatchObject({ code: 'DEPTH_ZERO_SELF_SIGNED_CERT' })
})

test('one who says nothing is waited for as long as was said', async () => {
  const address = await listening(createPlainServer(() => undefined))
  await expect(certificateEnd(address, 50)).rejects.toMatchObject({ name: 'TimeoutError' })
})

test('where nothing listens, that is said', async () => {
  const address = await listening(createPlainServer())
  await new Promise((closed) => server?.close(closed))
  await expect(certificateEnd(address, 5000)).rejects.toMatchObject({ code: 'ECONNREFUSED' })
})
