import { createSign, generateKeyPairSync } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

/** What is wrong with a provider. */
export interface Faults {
  /** Its discovery names another issuer. */
  readonly issuer?: string
  /** It answers discovery with a page. */
  readonly isPage?: true
  /** It takes the question and never answers. */
  readonly isSilent?: true
  /** Claims of the ID token in place of the right ones. */
  readonly claims?: Readonly<Record<string, unknown>>
  /** What its userinfo endpoint answers in place of the right claims. */
  readonly userInfo?: 'page' | 'silence' | Readonly<Record<string, unknown>>
  /** The algorithm that the token's head names; `none` leaves the signature out, `RS512` is one that it stands by. */
  readonly algorithm?: 'HS256' | 'RS512' | 'none'
  /** The algorithms that its discovery names. */
  readonly algorithms?: readonly string[]
  /** The key that the token's head names. */
  readonly keyId?: string
}

/** A provider that answers as a test wants: discovery, keys, a token for whatever code, and userinfo. */
export interface OpenIdDouble {
  readonly issuer: string
  /** What is wrong from now on. */
  faults: Faults
  /** The nonce that the next token carries. */
  nonce: string
  /** How the last code was paid for: the `authorization` header, and the form. */
  readonly asked: { authorization: string; form: URLSearchParams }
  close(): Promise<void>
}

const CLIENT_ID = 'pacemeal-test'
const ACCESS_TOKEN = 'an access token'
const known = { email: 'Maya@athletes.example', email_verified: true, name: 'Maya' }
const KEY_ID = 'key'

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')

const formOf = async (request: IncomingMessage): Promise<URLSearchParams> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return new URLSearchParams(Buffer.concat(parts).toString())
}

/** Starts it. Its clock is this machine's own, as the library's is. */
export const startOpenIdDouble = async (): Promise<OpenIdDouble> => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const issuer = `http://127.0.0.1:${address.port}/`

  const idToken = (): string => {
    const { algorithm, claims, keyId } = self.faults
    const now = Math.floor(Date.now() / 1000)
    const right = { iss: issuer, aud: CLIENT_ID, sub: 'maya', iat: now, exp: now + 300, nonce: self.nonce }
    const signed = `${encode({ alg: algorithm ?? 'RS256', kid: keyId ?? KEY_ID })}.${encode({ ...right, ...known, ...claims })}`
    if (algorithm === 'none') return `${signed}.`
    return `${signed}.${createSign(algorithm === 'RS512' ? 'sha512' : 'sha256')
      .update(signed)
      .sign(privateKey, 'base64url')}`
  }
  const json = (response: ServerResponse, body: object) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  const page = (response: ServerResponse) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome</h1>')
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (self.faults.isSilent === true) return
    if (request.url === '/jwks') {
      const alg = self.faults.algorithm === 'RS512' ? 'RS512' : 'RS256'
      const key = { ...publicKey.export({ format: 'jwk' }), kid: KEY_ID, alg, use: 'sig' }
      json(response, { keys: [key] })
    } else if (request.url === '/token') {
      self.asked.authorization = request.headers.authorization ?? ''
      self.asked.form = await formOf(request)
      json(response, { access_token: ACCESS_TOKEN, token_type: 'Bearer', id_token: idToken() })
    } else if (request.url === '/userinfo') {
      const { userInfo } = self.faults
      if (request.headers.authorization !== `Bearer ${ACCESS_TOKEN}`) response.writeHead(401).end()
      else if (userInfo === 'page') page(response)
      else if (userInfo !== 'silence') json(response, { sub: 'maya', ...known, ...userInfo })
    } else if (self.faults.isPage === true) {
      page(response)
    } else {
      const ends = {
        authorization_endpoint: `${issuer}login`,
        token_endpoint: `${issuer}token`,
        jwks_uri: `${issuer}jwks`,
        userinfo_endpoint: `${issuer}userinfo`,
      }
      const algorithms = self.faults.algorithms ?? (self.faults.algorithm === 'RS512' ? ['RS512'] : undefined)
      const named = algorithms === undefined ? {} : { id_token_signing_alg_values_supported: algorithms }
      json(response, { issuer: self.faults.issuer ?? issuer, ...ends, ...named })
    }
  }
  const self: OpenIdDouble = {
    issuer,
    faults: {},
    nonce: '',
    asked: { authorization: '', form: new URLSearchParams() },
    async close() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
  server.on('request', (request, response) => void answer(request, response))
  return self
}
