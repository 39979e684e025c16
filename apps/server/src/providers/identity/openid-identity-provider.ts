import { parseJsonObject } from '@pacemeal/domain'
import * as openid from 'openid-client'
import { allowOutgoing } from '../outgoing/outgoing.ts'
import { type IdentityProvider, type ProvenPerson, SignInRefused } from './identity-provider.ts'

export interface OpenIdSettings {
  /** Has OpenID discovery. */
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** What the provider is to ask the person; some refuse words that they do not know. */
  readonly prompt?: string
  readonly timeoutSeconds?: number
}

const TIMEOUT_SECONDS = 10
/**
 * How an ID token may be signed, whatever else the provider takes: RSA and elliptic curves with SHA-256, and Ed25519 by its
 * two names (RFC 7518, 8037 and 9864). All that large providers use is among them.
 */
const SIGNATURE_ALGORITHMS: ReadonlySet<unknown> = new Set(['RS256', 'PS256', 'ES256', 'EdDSA', 'Ed25519'])

/** Shows the secret in the way that the provider takes; the header is what each takes that names none. */
const showSecret = (secret: string): openid.ClientAuth => {
  const inBody = openid.ClientSecretPost(secret)
  const inHeader = openid.ClientSecretBasic(secret)
  return (server, ...call) => {
    const takesBody = server.token_endpoint_auth_methods_supported?.includes('client_secret_post') === true
    return (takesBody ? inBody : inHeader)(server, ...call)
  }
}

const discover = async (settings: OpenIdSettings): Promise<openid.Configuration> => {
  const { issuer, clientId, clientSecret, timeoutSeconds } = settings
  const configuration = await openid.discovery(new URL(issuer), clientId, undefined, showSecret(clientSecret), {
    timeout: timeoutSeconds ?? TIMEOUT_SECONDS,
    execute: [
      // The signature of the ID token is checked by the issuer's keys, whatever the connection to it is worth.
      openid.enableNonRepudiationChecks,
      // Only an issuer that is configured as http, on a machine at home, is spoken to without TLS.
      ...(issuer.startsWith('http:') ? [openid.allowInsecureRequests] : []),
    ],
  })
  const { token_endpoint, userinfo_endpoint, jwks_uri } = configuration.serverMetadata()
  for (const address of [token_endpoint, userinfo_endpoint, jwks_uri]) {
    if (address !== undefined) allowOutgoing(address)
  }
  return configuration
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/**
 * The library's words for an answer that is whole and not to be trusted: claims that are not right, an algorithm that the
 * provider does not name or the library does not take (`none`, or a shared secret), a signature by no key of the provider.
 */
const WRONG_ANSWER = /^OAUTH_(INVALID_RESPONSE|JWT_|JSON_ATTRIBUTE_|UNSUPPORTED_OPERATION|KEY_SELECTION)/

/** The library's errors that mean a wrong or refused answer, not a broken service. */
const refusalOf = (error: unknown): SignInRefused | undefined => {
  if (error instanceof openid.AuthorizationResponseError) {
    const reason = error.error === 'access_denied' ? 'cancelled' : 'refused'
    return new SignInRefused(reason, `The provider answered ${error.error}.`, { cause: error })
  }
  if (error instanceof openid.ResponseBodyError && error.error === 'invalid_grant') {
    return new SignInRefused('expired', 'The provider does not take the code any more.', { cause: error })
  }
  if (error instanceof openid.ClientError && WRONG_ANSWER.test(error.code ?? '')) {
    return new SignInRefused('answer-refused', "The provider's answer cannot be trusted.", {
      cause: error,
    })
  }
  return undefined
}

/** The algorithm that a token of compact form says it is signed by; undefined when it says none. */
const algorithmOf = (token: string): unknown => {
  const [head = ''] = token.split('.', 1)
  return parseJsonObject(Buffer.from(head, 'base64url').toString()).alg
}

/**
 * Who it is, by the ID token. Its claims of e-mail and profile may stand at the userinfo endpoint alone in this flow; the
 * address and whether it is verified are always taken from the same answer.
 */
const readPerson = async (
  settled: openid.Configuration,
  accessToken: string,
  claims: openid.IDToken,
): Promise<ProvenPerson> => {
  const isElsewhere = text(claims.email) === '' && settled.serverMetadata().userinfo_endpoint !== undefined
  const { email, email_verified, name } = isElsewhere
    ? await openid.fetchUserInfo(settled, accessToken, claims.sub)
    : claims
  return {
    subject: claims.sub,
    email: text(email).toLowerCase(),
    emailVerified: email_verified === true,
    name: text(name) || text(claims.name),
  }
}

/** A provider that speaks OpenID Connect: authorization code with PKCE, state and nonce; the signed ID token says who it is. */
export const openIdIdentityProvider = (settings: OpenIdSettings): IdentityProvider => {
  let discovered: Promise<openid.Configuration> | undefined
  const configuration = (): Promise<openid.Configuration> => {
    discovered ??= discover(settings).catch((error: unknown) => {
      // The next person tries again.
      discovered = undefined
      throw error
    })
    return discovered
  }
  return {
    async begin(returnTo) {
      const state = openid.randomState()
      const nonce = openid.randomNonce()
      const codeVerifier = openid.randomPKCECodeVerifier()
      const url = openid.buildAuthorizationUrl(await configuration(), {
        redirect_uri: returnTo,
        response_type: 'code',
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        ...(settings.prompt === undefined ? {} : { prompt: settings.prompt }),
      })
      return { url: url.href, state, nonce, codeVerifier }
    },

    async finish(cameBackTo, { state, nonce, codeVerifier }): Promise<ProvenPerson> {
      const settled = await configuration()
      try {
        const answer = await openid.authorizationCodeGrant(settled, cameBackTo, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        })
        const algorithm = algorithmOf(answer.id_token ?? '')
        if (!SIGNATURE_ALGORITHMS.has(algorithm)) {
          throw new SignInRefused('answer-refused', `The provider signs by ${algorithm}, which is not taken.`)
        }
        const claims = answer.claims()
        if (claims === undefined) throw new SignInRefused('answer-refused', 'The provider did not say who it is.')
        return await readPerson(settled, answer.access_token, claims)
      } catch (error) {
        throw refusalOf(error) ?? error
      }
    },
  }
}
