import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { expect, test } from 'vitest'
import { publicWeb } from '../public-web/public-web.ts'
import { newWebPushKeys, webPushSender } from './web-push-sender.ts'

/** A browser's side of a subscription: its keys, and how it reads what arrives (RFC 8291, RFC 8188). */
const openBrowser = () => {
  const ecdh = createECDH('prime256v1')
  const publicKey = ecdh.generateKeys()
  const auth = randomBytes(16)
  const read = (body: Buffer): unknown => {
    const salt = body.subarray(0, 16)
    const keyLength = body.readUInt8(20)
    const senderKey = body.subarray(21, 21 + keyLength)
    const sealed = body.subarray(21 + keyLength)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey])
    const shared = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(senderKey), auth, info, 32))
    const key = Buffer.from(hkdfSync('sha256', shared, salt, 'Content-Encoding: aes128gcm\0', 16))
    const nonce = Buffer.from(hkdfSync('sha256', shared, salt, 'Content-Encoding: nonce\0', 12))
    const decipher = createDecipheriv('aes-128-gcm', key, nonce)
    decipher.setAuthTag(sealed.subarray(-16))
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString())
  }
  const address = {
    endpoint: 'https://push.example.com/send/abc',
    p256dh: publicKey.toString('base64url'),
    auth: auth.toString('base64url'),
  }
  return { address, read }
}

const message = { title: 'Practice at 5:00 PM', body: '40 g carbs by 4:10 PM', path: '/home', tag: 'pre' }
const signal = AbortSignal.timeout(5000)
const contact = 'mailto:help@pacemeal.example'

interface Received {
  readonly address: string
  readonly headers: Headers
  readonly body: Buffer
}

const senderTo = async (answer: () => { readonly status: number } | Promise<never>) => {
  const received: Received[] = []
  const keys = await newWebPushKeys()
  const sender = webPushSender({
    keys,
    contact,
    web: {
      async fetch(address, { headers, body = new Uint8Array() }) {
        received.push({ address, headers: new Headers(headers), body: Buffer.from(body) })
        return { ...(await answer()), headers: new Map(), body: Buffer.alloc(0), address }
      },
    },
  })
  return { sender, received, keys }
}

test('a browser can read what it is sent, and knows the server by its signature', async () => {
  const browser = openBrowser()
  const { sender, received, keys } = await senderTo(() => ({ status: 201 }))
  expect(await sender.push(browser.address, message, 900, signal)).toEqual({ kind: 'sent' })
  const [one] = received
  if (one === undefined) throw new Error('Nothing was sent.')
  expect(one.address).toBe(browser.address.endpoint)
  expect(one.headers.get('ttl')).toBe('900')
  expect(browser.read(one.body)).toEqual(message)

  const [, token = '', key] = /^vapid t=([^,]+), ?k=(.+)$/.exec(one.headers.get('authorization') ?? '') ?? []
  expect(key).toBe(keys.publicKey)
  const [header = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(keys.publicKey, 'base64url')
  const jwk = { kty: 'EC', crv: 'P-256', x: point.toString('base64url', 1, 33), y: point.toString('base64url', 33) }
  const signer = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' as const }
  expect(verify('sha256', Buffer.from(`${header}.${claims}`), signer, Buffer.from(signature, 'base64url'))).toBe(true)
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    aud: 'https://push.example.com',
    sub: contact,
  })
})

test.each<[string, () => { readonly status: number } | Promise<never>, object]>([
  ['has dropped it', () => ({ status: 410 }), { kind: 'gone' }],
  ['does not know it', () => ({ status: 404 }), { kind: 'gone' }],
  ['is busy', () => ({ status: 429 }), { kind: 'retry', why: 'The push service answered 429.' }],
  ['is broken', () => ({ status: 503 }), { kind: 'retry' }],
  ['refuses', () => ({ status: 403 }), { kind: 'dead', why: 'The push service answered 403.' }],
  [
    'cannot be reached',
    () =>
      Promise.reject(new TypeError('fetch failed', { cause: Object.assign(new Error(), { code: 'ECONNREFUSED' }) })),
    { kind: 'retry' },
  ],
  ['breaks off', () => Promise.reject(new TypeError('terminated')), { kind: 'dead', why: 'terminated' }],
])('a push service that %s', async (_, answer, expected) => {
  const { sender } = await senderTo(answer)
  expect(await sender.push(openBrowser().address, message, 60, signal)).toMatchObject(expected)
})

test('an address that leads into our own network is sent nothing, whatever its name is', async () => {
  const asked: string[] = []
  const web = publicWeb({
    async resolve(hostname) {
      asked.push(hostname)
      return ['10.0.0.7']
    },
  })
  const sender = webPushSender({ keys: await newWebPushKeys(), contact, web })
  expect(await sender.push(openBrowser().address, message, 60, signal)).toEqual({
    kind: 'dead',
    why: 'push.example.com is not on the public internet.',
  })
  expect(asked).toEqual(['push.example.com'])
  await web.close()
})

test('keys that are no keys are those of nobody', async () => {
  const { sender, received } = await senderTo(() => ({ status: 201 }))
  const address = { ...openBrowser().address, p256dh: 'bm9uc2Vuc2U' }
  expect(await sender.push(address, message, 60, signal)).toEqual({ kind: 'gone' })
  expect(received).toEqual([])
})
