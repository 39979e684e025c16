import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { refreshAccount } from '../../api/account.ts'
import { profileQuery } from '../../api/profile.ts'
import { queryClient } from '../../api/query-client.ts'
import { queryKey } from '../../api/query-keys.ts'
import { refusalOf } from '../../api/refusal.ts'
import { readOwnError } from '../../api/said.ts'
import { finishOAuth } from '../../api/sign-in-providers.ts'
import { paths } from '../../navigation/paths.ts'
import { isWearableReturn } from '../../navigation/read-wearable-return.ts'
import { takeRememberedPath } from '../../navigation/remembered-path.ts'
import { finishWearableReturn } from '../../navigation/wearable-return.ts'
import { tell } from '../../notices/tell.ts'
import { PublicFrame } from './public-frame.tsx'

/** Why there is no sign-in, where the server said something that decides what helps. */
function failureOf(search: URLSearchParams) {
  const said = readOwnError(search.get('error') ?? '')
  if (said?.reason === 'answer_refused') return 'provider-answer-refused'
  if (said?.type === 'user_already_exists') return 'provider-address-unproven'
  return search.get('by') === 'oidc' ? 'provider-failed' : 'google-failed'
}

/** Does what the return asks for and gives the path to go on to. Never throws: a failure leads to the login. */
async function settle(search: URLSearchParams): Promise<string> {
  try {
    if (search.get('success') !== 'true') throw new Error('The provider reported a failure.')
    const userId = search.get('userId')
    const secret = search.get('secret')
    const account = userId && secret ? await finishOAuth(userId, secret) : await refreshAccount()
    if (!account) throw new Error('No session came of the return.')
    // A profile that cannot be read now is asked for again by the guard of the next page.
    const profile = await queryClient.fetchQuery(profileQuery(account.id)).catch(() => undefined)
    return profile === null ? paths.onboarding : takeRememberedPath()
  } catch (thrown) {
    if (refusalOf(thrown).code === 'second-factor') return paths.loginCode
    tell(failureOf(search))
    return paths.login
  }
}

/** The same for a return from the wearable provider; a failure leads to where the guards want this person. */
async function settleWearable(search: URLSearchParams): Promise<string> {
  try {
    return (await finishWearableReturn(search)).next
  } catch {
    tell('wearable-connection-error')
    return paths.home
  }
}

/** Where Google and the wearable provider send people back to. */
export function CallbackScreen() {
  const { t } = useLingui()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  // The secret works once: a query runs it once for this address, also when React mounts the screen twice.
  const { data: next } = useQuery({
    queryKey: queryKey('callback', search.toString()),
    queryFn: () => (isWearableReturn(search) ? settleWearable(search) : settle(search)),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  useEffect(() => {
    if (next) navigate(next, { replace: true })
  }, [next, navigate])

  return (
    <PublicFrame
      title={t`Processing Authentication...`}
      lead={
        <span role="status">
          <Trans>This takes a moment. Keep this page open.</Trans>
        </span>
      }
    />
  )
}
