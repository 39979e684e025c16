import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useNavigate, useSearchParams } from 'react-router'
import { queryClient } from '../../../api/query-client.ts'
import { queryKey } from '../../../api/query-keys.ts'
import { refusalOf } from '../../../api/refusal.ts'
import { paths } from '../../../navigation/paths.ts'
import { isWearableReturn } from '../../../navigation/read-wearable-return.ts'
import { finishWearableReturn } from '../../../navigation/wearable-return.ts'
import { Button } from '../../../ui/button.tsx'
import { findConnection, skipWearable } from '../answers.ts'
import { OnboardingPage } from '../onboarding-page.tsx'
import { useWalk } from '../use-walk.ts'

interface Outcome {
  readonly isConnected: boolean
  readonly message: string
}

/** A return without an answer, long after the connection has come home in another tab, is no failure. */
async function settle(search: URLSearchParams): Promise<Outcome> {
  if (!isWearableReturn(search) && findConnection() !== null) return { isConnected: true, message: '' }
  try {
    return await finishWearableReturn(search, { isFailureShown: true })
  } catch (thrown) {
    return { isConnected: false, message: refusalOf(thrown).message }
  }
}

/** Where the wearable's provider sends people back to while they are onboarding. */
export function TerraCallbackScreen() {
  const { t } = useLingui()
  const walk = useWalk('terra-callback')
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const settled = queryKey('terra-callback', search.toString())
  // A query settles one return once, also when React mounts the screen twice.
  const { data: outcome } = useQuery({
    queryKey: settled,
    queryFn: () => settle(search),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const leaveFor = (path: string) => {
    queryClient.removeQueries({ queryKey: settled })
    navigate(path)
  }
  const skip = () => {
    skipWearable()
    leaveFor(paths.home)
  }
  const back = { ...walk, goBack: () => leaveFor(paths.onboardingStep('wearable')) }

  if (!outcome) {
    return (
      <OnboardingPage walk={back} hasBack={false} title={t`Connecting Your Wearable...`}>
        <p role="status" className="mt-2 text-16 text-muted">
          <Trans>This takes a moment. Keep this page open.</Trans>
        </p>
      </OnboardingPage>
    )
  }
  if (outcome.isConnected) {
    return (
      <OnboardingPage walk={back} title={t`Connection Complete!`}>
        <p className="mt-2 flex items-start gap-2 text-16 text-muted">
          <CircleCheck size={24} aria-hidden className="shrink-0 text-success" />
          <Trans>What you really do now corrects what was planned.</Trans>
        </p>
        <CallbackAction label={t`Continue`} onClick={() => leaveFor(paths.home)} />
      </OnboardingPage>
    )
  }
  return (
    <OnboardingPage walk={back} title={t`Connection Failed`}>
      <p role="alert" className="mt-2 flex items-start gap-2 text-16 text-ink">
        <CircleAlert size={24} aria-hidden className="shrink-0 text-danger" />
        {outcome.message}
      </p>
      <p className="mt-2 text-16 text-muted">
        <Trans>Nothing else is lost. Go back to try again, or connect it later in your profile.</Trans>
      </p>
      <CallbackAction label={t`SKIP FOR NOW`} onClick={skip} />
    </OnboardingPage>
  )
}

function CallbackAction({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <div className="mt-auto pt-8 pb-[max(1rem,env(safe-area-inset-bottom))] wide:mt-0 wide:w-60">
      <Button size="large" full onClick={onClick}>
        {label}
      </Button>
    </div>
  )
}
