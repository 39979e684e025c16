import { generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import type { Configuration } from 'oidc-provider'

/** Someone with an account at the provider. */
export interface Claims {
  readonly sub: string
  readonly email?: string
  readonly email_verified?: boolean
  readonly name?: string
}

/** A real OpenID provider in this process, whose login page is answered by the test. */
export interface TestOpenIdProvider {
  readonly settings: {
    readonly GOOGLE_ISSUER: string
    readonly GOOGLE_CLIENT_ID: string
    readonly GOOGLE_CLIENT_SECRET: string
  }
  /** The same provider as the one beside Google. */
  readonly otherSettings: {
    readonly OPENID_ISSUER: string
    readonly OPENID_CLIENT_ID: string
    readonly OPENID_CLIENT_SECRET: string
  }
  /** Who sits in front of the login page from now on; null refuses to sign in. */
  person: Claims | null
  /** Set to show other keys from now on than those that it signs with, as a stranger in its place would have. */
  hasForeignKeys: boolean
  close(): Promise<void>
}

/** It warns that its keys and its memory are for development, and that it does not know this Node: right for a test. */
const RIGHT_FOR_A_TEST =
  /^oidc-provider WARNING: (?:Unsupported runtime|a quick start development-only in-memory adapter|quick start development-only signing keys)/

/** Works without the warnings that are right for a test; any other is written as ever. */
const withoutKnownWarnings = async <T>(work: () => T | Promise<T>): Promise<T> => {
  const { warn } = console
  console.warn = (text: unknown, ...more: readonly unknown[]) => {
    if (!RIGHT_FOR_A_TEST.test(String(text))) warn(text, ...more)
  }
  try {
    return await work()
  } finally {
    console.warn = warn
  }
}

/** Keys of the same names as those at the address, and of somebody else. */
const foreignKeys = async (address: string) => {
  const { keys } = (await (await fetch(address)).json()) as { keys: readonly { kid: string }[] }
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return { keys: keys.map(({ kid }) => ({ ...publicKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid })) }
}

const CLIENT = { client_id: 'pacemeal-test', client_secret: 'a-secret-of-this-test' }

export const startOpenIdProvider = async (returnAddress: string): Promise<TestOpenIdProvider> => {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const issuer = `http://127.0.0.1:${address.port}`
  const people = new Map<string, Claims>()
  const { default: Provider, interactionPolicy } = await withoutKnownWarnings(() => import('oidc-provider'))
  // Google knows prompt=select_account; here it has to be said.
  const policy = interactionPolicy.base()
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }))
  const options: Configuration = {
    clients: [{ ...CLIENT, redirect_uris: [returnAddress], token_endpoint_auth_method: 'client_secret_post' }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600, AuthorizationCode: 600 },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    cookies: { keys: ['test'] },
    interactions: { policy, url: (_context, interaction) => `/login/${interaction.uid}` },
    findAccount: (_context, id) => ({ accountId: id, claims: async () => ({ ...people.get(id), sub: id }) }),
    async loadExistingGrant(context) {
      const grant = new context.oidc.provider.Grant({
        clientId: CLIENT.client_id,
        accountId: context.oidc.session?.accountId ?? '',
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  }
  const provider = await withoutKnownWarnings(() => new Provider(issuer, options))
  const self: TestOpenIdProvider = {
    settings: { GOOGLE_ISSUER: issuer, GOOGLE_CLIENT_ID: CLIENT.client_id, GOOGLE_CLIENT_SECRET: CLIENT.client_secret },
    otherSettings: {
      OPENID_ISSUER: issuer,
      OPENID_CLIENT_ID: CLIENT.client_id,
      OPENID_CLIENT_SECRET: CLIENT.client_secret,
    },
    person: null,
    hasForeignKeys: false,
    close: () => new Promise((closed) => server.close(() => closed())),
  }
  const answer = provider.callback()
  server.on('request', (request, response) => {
    if (self.hasForeignKeys && request.url === '/jwks') {
      void foreignKeys(`${issuer}/jwks?own`).then((keys) =>
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(keys)),
      )
      return
    }
    if (request.url?.startsWith('/login/') !== true) return answer(request, response)
    const { person } = self
    if (person !== null) people.set(person.sub, person)
    const result =
      person === null
        ? { error: 'access_denied', error_description: 'The person said no.' }
        : { login: { accountId: person.sub }, select_account: {} }
    provider
      .interactionFinished(request, response, result, { mergeWithLastSubmission: false })
      .catch((error: unknown) => {
        response.writeHead(500).end(String(error))
      })
  })
  return self
}
