import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Faults, type OpenIdDouble, startOpenIdDouble } from '../../testing/test-openid-double.ts'
import { openIdIdentityProvider } from './openid-identity-provider.ts'

const returnTo = 'http://localhost:3000/v1/account/sessions/oauth2/callback/oidc/pacemeal'

describe('any OpenID provider', () => {
  let double: OpenIdDouble
  beforeAll(async () => {
    double = await startOpenIdDouble()
  })
  beforeEach(() => {
    double.faults = {}
  })
  afterAll(() => double.close())

  const provider = (timeoutSeconds?: number) =>
    openIdIdentityProvider({
      issuer: double.issuer,
      clientId: 'pacemeal-test',
      clientSecret: 'a secret',
      ...(timeoutSeconds === undefined ? {} : { timeoutSeconds }),
    })

  /** Goes there and comes back with a code, as a browser would. */
  const signIn = async (timeoutSeconds?: number) => {
    const identity = provider(timeoutSeconds)
    const { url, ...proof } = await identity.begin(returnTo)
    double.nonce = proof.nonce
    const cameBackTo = new URL(returnTo)
    cameBackTo.search = new URLSearchParams({ code: 'code', state: proof.state }).toString()
    return { asked: new URL(url), proof, person: await identity.finish(cameBackTo, proof) }
  }

  test('says who somebody is, by a code with PKCE and the secret in the header that each provider takes', async () => {
    const { asked, proof, person } = await signIn()
    expect(person).toEqual({ subject: 'maya', email: 'maya@athletes.example', emailVerified: true, name: 'Maya' })
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({
      code_challenge_method: 'S256',
      nonce: proof.nonce,
      redirect_uri: returnTo,
      scope: 'openid email profile',
    })
    expect(asked.searchParams.has('prompt')).toBe(false)
    expect(double.asked.form.get('code_verifier')).toBe(proof.codeVerifier)
    expect(double.asked.authorization).toMatch(/^Basic /)
  })

  test.each<[string, Faults]>([
    ['of another issuer', { claims: { iss: 'http://evil.example/' } }],
    ['for another client', { claims: { aud: 'somebody-else' } }],
    ['that is over', { claims: { exp: 1_700_000_000 } }],
    ['of another sign-in', { claims: { nonce: 'another' } }],
    ['without a signature', { algorithm: 'none' }],
    ['without a signature, as the provider says it may be', { algorithm: 'none', algorithms: ['RS256', 'none'] }],
    ['signed with a secret', { algorithm: 'HS256' }],
    ['signed with a secret, as the provider says it may be', { algorithm: 'HS256', algorithms: ['RS256', 'HS256'] }],
    ['signed by a key that is not the provider’s', { keyId: 'another' }],
    ['signed rightly in a way that is not on our list', { algorithm: 'RS512' }],
    ['without a person', { claims: { sub: undefined } }],
  ])('a token %s is refused', async (_what, faults) => {
    double.faults = faults
    await expect(signIn()).rejects.toMatchObject({ name: 'SignInRefused', reason: 'answer-refused' })
  })

  test('an address counts as verified only where the provider says exactly that', async () => {
    for (const email_verified of [false, 'true', undefined]) {
      double.faults = { claims: { email_verified } }
      expect((await signIn()).person.emailVerified).toBe(false)
    }
  })

  /** The ID token says who it is and nothing else, as the core specification has it where there is an access token. */
  const bareToken = { email: undefined, email_verified: undefined, name: undefined }

  test('what the ID token leaves out is asked for at the userinfo endpoint', async () => {
    double.faults = { claims: bareToken }
    const { person } = await signIn()
    expect(person).toEqual({ subject: 'maya', email: 'maya@athletes.example', emailVerified: true, name: 'Maya' })
    double.faults = { claims: bareToken, userInfo: { email_verified: false } }
    expect((await signIn()).person.emailVerified).toBe(false)
    // That an address is verified counts for no other address than the one beside it.
    double.faults = { claims: { ...bareToken, email_verified: true }, userInfo: { email_verified: undefined } }
    expect((await signIn()).person.emailVerified).toBe(false)
  })

  test('userinfo of somebody else is refused', async () => {
    double.faults = { claims: bareToken, userInfo: { sub: 'noah' } }
    await expect(signIn()).rejects.toMatchObject({ name: 'SignInRefused' })
  })

  test.each<['page' | 'silence']>([['page'], ['silence']])(
    'a %s in place of userinfo is the provider’s failure, no refusal',
    async (userInfo) => {
      double.faults = { claims: bareToken, userInfo }
      await expect(signIn(0.5)).rejects.toMatchObject({ name: 'ClientError' })
    },
  )

  test.each<[string, Faults]>([
    ['names another issuer', { issuer: 'http://evil.example/' }],
    ['answers with a page', { isPage: true }],
    ['does not answer in time', { isSilent: true }],
  ])('a provider that %s begins nothing, and is asked again the next time', async (_what, faults) => {
    const identity = provider(0.2)
    double.faults = faults
    await expect(identity.begin(returnTo)).rejects.toThrow()
    double.faults = {}
    expect((await identity.begin(returnTo)).url).toContain(`${double.issuer}login?`)
  })
})
