import { t } from '@lingui/core/macro'
import { queryOptions } from '@tanstack/react-query'
import { endSession, refreshAccount, type SignedInAccount } from './account.ts'
import { configuration } from './configuration.ts'
import { queryKey } from './query-keys.ts'
import { ApiRefusal, ask, refusalOf } from './refusal.ts'
import { chooseRemembering } from './remember-me.ts'
import { sdk } from './sdk.ts'
import { startAsNewPerson } from './sessions.ts'

/** Who vouches for people: Google, and what the server's settings name beside it. */
export type ProviderId = 'google' | 'oidc'

/**
 * Leaves for a provider; the answer arrives at /callback. The SDK navigates without looking, so the address is tried first:
 * a server without the provider must not leave a person on a page of JSON.
 */
export async function continueWithProvider(provider: ProviderId, isRemembered: boolean): Promise<void> {
  const { accountApi, OAuthProvider } = await ask(sdk)
  const by = provider === 'google' ? '' : `&by=${provider}`
  const success = `${configuration.appUrl}/callback?success=true${by}`
  const failure = `${configuration.appUrl}/callback?success=false${by}`
  const query = new URLSearchParams({ success, failure, project: configuration.projectId })
  const answer = await ask(() =>
    fetch(`${configuration.endpoint}/account/tokens/oauth2/${provider}?${query}`, { redirect: 'manual' }),
  )
  if (answer.type !== 'opaqueredirect') {
    throw new ApiRefusal('provider-unavailable', t`This sign-in is not available.`, answer.status)
  }
  chooseRemembering(isRemembered)
  const named = provider === 'google' ? OAuthProvider.Google : OAuthProvider.Oidc
  accountApi.createOAuth2Token({ provider: named, success, failure })
}

/** A provider that is set up beside Google, and what people call it. */
export interface OtherProvider {
  readonly provider: ProviderId
  readonly name: string
}

/** The provider beside Google; null where there is none. Asked for without the SDK, which the login does not wait for. */
export const otherProviderQuery = queryOptions({
  queryKey: queryKey('other-provider'),
  queryFn: async (): Promise<OtherProvider | null> => {
    const headers = { 'X-Appwrite-Project': configuration.projectId }
    const answer = await fetch(`${configuration.endpoint}/account/tokens/oauth2`, { headers })
    if (!answer.ok) return null
    const { providers } = (await answer.json()) as { readonly providers: readonly OtherProvider[] }
    return providers.find(({ provider }) => provider !== 'google') ?? null
  },
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
})

/** Turns the one-time secret of an OAuth return into a session. */
export async function finishOAuth(userId: string, secret: string): Promise<SignedInAccount | null> {
  const open = () => ask(async () => (await sdk()).accountApi.createSession({ userId, secret }))
  try {
    await open()
  } catch (thrown) {
    const { code } = refusalOf(thrown)
    if (code !== 'session-exists' && code !== 'invalid-token') throw thrown
    // A page that is loaded again finds its own session; somebody else's makes room, for a secret that will open another.
    if ((await refreshAccount())?.id !== userId) {
      if (code === 'invalid-token') throw thrown
      await endSession()
      await open()
    }
  }
  return startAsNewPerson()
}
