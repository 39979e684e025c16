import type { MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import type { CheckIn } from '@pacemeal/protocol'
import { energyWithUnit } from '../../../languages/energy.ts'

type Estimate = NonNullable<CheckIn['estimate']>

/** How the estimate stands, by its status. */
export const statusNames: Readonly<Record<Estimate['status'], MessageDescriptor>> = {
  learning: msg`Learning`,
  updating: msg`Updating`,
  holding: msg`Holding`,
}

/** Why the estimate stands so, or why nothing is proposed. */
export const reasonTexts: Readonly<Record<Estimate['because'], MessageDescriptor>> = {
  first_days: msg`It takes two weeks of logging and weighing before anything is proposed.`,
  few_weigh_ins: msg`There are too few weighings yet. Two or three mornings a week are enough.`,
  few_logged_days: msg`There are too few fully logged days yet.`,
  wide_interval: msg`Your log and your weight do not agree well enough yet.`,
  no_recent_weigh_in: msg`There was no weighing in the last ten days.`,
  few_recent_logged_days: msg`Too few of the last fourteen days are logged in full.`,
  close_to_used: msg`Your targets fit what you spend.`,
  floor_binds: msg`Your targets stand on the least that is safe for you, and stay there.`,
  not_lowered_for_health: msg`For your health, targets are not lowered for now: who eats too little spends less for it.`,
  plan_refused: msg`No plan is made for you for now, so there is no target to change.`,
  enough_logged: msg`Your log and your weighings say enough.`,
}

/** The most that one check-in moves a target by, in kcal. */
const MAX_MOVE = 150

/** What decided about a proposal, in words; `isLight` leaves figures of energy out. Undefined for a newer reason. */
export function changeReasonText(reason: string, isLight: boolean): string | undefined {
  const most = energyWithUnit(MAX_MOVE)
  switch (reason) {
    case 'expenditure_higher_than_used':
      return t`You spend more than your targets are made for.`
    case 'expenditure_lower_than_used':
      return t`You spend less than your targets are made for.`
    case 'move_limited':
      return isLight
        ? t`One check-in moves targets by a small step at most.`
        : t`One check-in moves targets by at most ${most}.`
    case 'raised_to_floor':
      return t`The target stays at the least that is safe for you.`
    default:
      return undefined
  }
}
