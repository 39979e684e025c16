import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { startPlan } from '../../api/meal-plans.ts'
import { type PlanStatus, refreshPlan } from '../../api/plan-status.ts'
import { paths } from '../../navigation/paths.ts'
import { useRequiredAccount } from '../../navigation/use-account.ts'
import { tell } from '../../notices/tell.ts'
import { tellRefusal } from '../../notices/tell-refusal.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'

function useStartPlan(isRegeneration: boolean) {
  const { id: userId } = useRequiredAccount()
  return useMutation({
    mutationFn: () => startPlan(userId, isRegeneration),
    onSuccess: async () => {
      tell('generation-started')
      await refreshPlan(userId)
    },
    onError: (thrown) => tellRefusal('regenerate-plan', thrown),
  })
}

export interface PlanProblemProps {
  problem: Pick<Extract<PlanStatus, { kind: 'failed' }>, 'why' | 'isForHealth' | 'isOfBody'>
  /** Whether a plan of the present week counts. */
  hasPlan: boolean
}

/** The last attempt failed: why, what still stands, and the way on. Where the health speaks against a plan, trying again is none. */
export function PlanProblem({ problem: { why, isForHealth, isOfBody }, hasPlan }: PlanProblemProps) {
  const { t } = useLingui()
  const start = useStartPlan(hasPlan)
  return (
    <div role="alert" className="flex flex-col gap-2 rounded-card border border-edge p-4">
      <p className="flex items-center gap-2 text-16 font-semibold text-ink">
        <TriangleAlert size={20} className="shrink-0 text-warning-ink" aria-hidden />
        {isForHealth
          ? t`Pacemeal makes no plan for now`
          : hasPlan
            ? t`Your new plan could not be made`
            : t`Your fuel plan could not be made`}
      </p>
      <p className="text-14 text-ink">{why}</p>
      {hasPlan ? (
        <p className="text-14 text-muted">
          <Trans>The plan before it still counts.</Trans>
        </p>
      ) : isForHealth ? (
        <p className="text-14 text-muted">
          {isOfBody ? (
            <Trans>
              This follows from the weight and height in your profile. Logging, training and trends work as before.
            </Trans>
          ) : (
            <Trans>
              This follows from what you told on your health page. Logging, training and trends work as before.
            </Trans>
          )}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-2">
        {isOfBody ? null : isForHealth ? (
          <Link to={paths.health} className={buttonClass({ variant: 'secondary', size: 'small' })}>
            <Trans>Open Health Page</Trans>
          </Link>
        ) : (
          <Button size="small" busy={start.isPending} onClick={() => start.mutate()}>
            <Trans>Try Again</Trans>
          </Button>
        )}
        <Link to={paths.editProfile} className={buttonClass({ variant: 'quiet', size: 'small' })}>
          <Trans>Edit Profile</Trans>
        </Link>
      </div>
    </div>
  )
}

/** There is no plan and none is on its way. */
export function NoPlanCard() {
  const start = useStartPlan(false)
  return (
    <Card className="flex flex-col items-start gap-2">
      <h2 className="text-20 font-semibold text-ink">
        <Trans>You have no fuel plan yet</Trans>
      </h2>
      <p className="text-14 text-muted">
        <Trans>
          No active meal plan found. Yours is made from your profile and your training schedule. Until then, sessions
          carry general fuel figures.
        </Trans>
      </p>
      <Button size="large" full className="mt-1 wide:w-auto" busy={start.isPending} onClick={() => start.mutate()}>
        <Trans>Build My Plan</Trans>
      </Button>
    </Card>
  )
}
