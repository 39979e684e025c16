import { Trans, useLingui } from '@lingui/react/macro'
import { Scale } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../../../navigation/paths.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { CardSkeletons, type CardSkeletonsProps } from '../../../ui/screen-skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/states.tsx'
import type { RacePlan } from './race-plan.ts'
import type { RacePlanState } from './use-race-plan.ts'

interface RacePlanPartProps extends Pick<CardSkeletonsProps, 'columns'> {
  state: RacePlanState
  children: (plan: RacePlan) => ReactNode
}

/** What is shown of a plan once it is there; until then, or without one, why. */
export function RacePlanPart({ state, columns, children }: RacePlanPartProps) {
  const { t } = useLingui()
  if (state.kind === 'ready') return children(state.plan)
  if (state.kind === 'incomplete') {
    return (
      <EmptyState
        icon={Scale}
        title={t`Your weight is missing`}
        action={
          <Link to={paths.editProfile} className={buttonClass()}>
            <Trans>Edit Profile</Trans>
          </Link>
        }
      >
        <Trans>Fuel and fluid are planned by your weight. Enter it in your profile.</Trans>
      </EmptyState>
    )
  }
  if (state.kind === 'failed') {
    return (
      <ErrorState title={t`The plan could not be worked out`} onRetry={state.retry} isRetrying={state.isRetrying}>
        <Trans>What it is made from could not be loaded. Check your connection and try again.</Trans>
      </ErrorState>
    )
  }
  return <CardSkeletons label={t`Working out the plan`} columns={columns} />
}
