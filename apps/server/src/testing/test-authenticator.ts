import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

/** What a page is told by the server to ask a device for. */
export interface Ceremony {
  readonly challenge: string
  readonly rpId?: string
  readonly rp?: { readonly id: string }
  readonly user?: { readonly id: string }
}

/** What is wrong with an answer. */
export interface Forgery {
  readonly origin?: string
  readonly rpId?: string
  /** The person was not made sure of. */
  readonly isUnverified?: true
  /** Another key signs. */
  readonly isForged?: true
  /** The count does not go on. */
  readonly counter?: number
  readonly isFramed?: true
}

/** A person's device with one passkey, as the standard describes it. */
export interface TestAuthenticator {
  create(asked: Ceremony, forgery?: Forgery): object
  get(asked: Ceremony, forgery?: Forgery): object
}

const encode = (bytes: Uint8Array | string): string => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest()

const text = (value: string): Buffer => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)])
/** Bytes from 24 to 255 as CBOR, whose lengths are as short as they can be. */
const cborBytes = (value: Uint8Array): Buffer => Buffer.concat([Buffer.from([0x58, value.length]), value])

/** A P-256 key as COSE: {1: 2, 3: -7, -1: 1, -2: x, -3: y}. */
const coseKey = (key: KeyObject): Buffer => {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const coordinate = (value: string) => cborBytes(Buffer.from(value, 'base64url'))
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    coordinate(x),
    Buffer.from([0x22]),
    coordinate(y),
  ])
}

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_KEY = 0x40

/** A device of somebody who opens pages of `origin`. Its count goes up with each use, unless it `counts` not at all. */
export const testAuthenticator = (origin: string, { counts = true } = {}): TestAuthenticator => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let userHandle = ''
  let count = 0

  const clientData = (type: string, { challenge }: Ceremony, forgery: Forgery): Buffer =>
    Buffer.from(
      JSON.stringify({ type, challenge, origin: forgery.origin ?? origin, crossOrigin: forgery.isFramed === true }),
    )
  const authenticatorData = (rpId: string, flags: number, forgery: Forgery): Buffer => {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(forgery.counter ?? count)
    const verified = forgery.isUnverified === true ? 0 : USER_VERIFIED
    return Buffer.concat([sha256(forgery.rpId ?? rpId), Buffer.from([USER_PRESENT | verified | flags]), counter])
  }
  const answer = (response: object) => ({
    id: encode(id),
    rawId: encode(id),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  })

  return {
    create(asked, forgery = {}) {
      userHandle = asked.user?.id ?? ''
      const key = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey(publicKey)])
      const data = Buffer.concat([authenticatorData(asked.rp?.id ?? '', HAS_KEY, forgery), key])
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        text('fmt'),
        text('none'),
        text('attStmt'),
        Buffer.from([0xa0]),
        text('authData'),
        cborBytes(data),
      ])
      const client = clientData('webauthn.create', asked, forgery)
      return answer({
        clientDataJSON: encode(client),
        attestationObject: encode(attestation),
        transports: ['internal'],
      })
    },
    get(asked, forgery = {}) {
      if (counts) count += 1
      const data = authenticatorData(asked.rpId ?? '', 0, forgery)
      const client = clientData('webauthn.get', asked, forgery)
      const key = forgery.isForged === true ? generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey : privateKey
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), key)
      return answer({
        clientDataJSON: encode(client),
        authenticatorData: encode(data),
        signature: encode(signature),
        userHandle,
      })
    },
  }
}
