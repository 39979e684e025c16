import * as openid from 'openid-client'
import { type IdentityProvider, type ProvenPerson, SignInRefused } from './identity-provider.ts'

export interface OpenIdSettings {
  /** Has OpenID discovery. */
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
}

const TIMEOUT_SECONDS = 10

const discover = ({ issuer, clientId, clientSecret }: OpenIdSettings): Promise<openid.Configuration> =>
  openid.discovery(new URL(issuer), clientId, undefined, openid.ClientSecretPost(clientSecret), {
    timeout: TIMEOUT_SECONDS,
    execute: [
      // The signature of the ID token is checked by the issuer's keys, whatever the connection to it is worth.
      openid.enableNonRepudiationChecks,
      // Only an issuer that is configured as http, on a machine at home, is spoken to without TLS.
      ...(issuer.startsWith('http:') ? [openid.allowInsecureRequests] : []),
    ],
  })

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The library's errors that mean a wrong or refused answer, not a broken service. */
const refusalOf = (error: unknown): SignInRefused | undefined => {
  if (error instanceof openid.AuthorizationResponseError) {
    const isDenial = error.error === 'access_denied'
    return new SignInRefused(isDenial ? 'The sign-in was cancelled.' : 'The provider refused the sign-in.', isDenial)
  }
  const isWrongCode = error instanceof openid.ResponseBodyError && error.error === 'invalid_grant'
  const isWrongAnswer = error instanceof openid.ClientError && /^OAUTH_(INVALID_RESPONSE|JWT_)/.test(error.code ?? '')
  return isWrongCode || isWrongAnswer ? new SignInRefused('This sign-in is not valid any more.', false) : undefined
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
        // Whoever has several accounts chooses one.
        prompt: 'select_account',
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
        const claims = answer.claims()
        if (claims === undefined) throw new SignInRefused('The provider did not say who it is.', false)
        return {
          subject: claims.sub,
          email: text(claims.email).toLowerCase(),
          emailVerified: claims.email_verified === true,
          name: text(claims.name),
        }
      } catch (error) {
        throw refusalOf(error) ?? error
      }
    },
  }
}
