import { Trans, useLingui } from '@lingui/react/macro'
import { addDays, type LocalDate, mondayOf } from '@pacemeal/domain'
import { useMutation } from '@tanstack/react-query'
import { startPlan } from '../../api/meal-plans.ts'
import { refreshPlan } from '../../api/plan-status.ts'
import { useRequiredAccount } from '../../navigation/use-account.ts'
import { tellRefusal } from '../../notices/tell-refusal.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { followRun } from './follow-run.ts'
import { useSignUpDay } from './use-sign-up-day.ts'

interface UnplannedDayProps {
  day: LocalDate
  today: LocalDate
  /** `h3` within a section that has a heading of its own. */
  heading: 'h2' | 'h3'
}

/** Says that a day has no plan, and offers to make that of the next week now. */
export function UnplannedDay({ day, today, heading: Heading }: UnplannedDayProps) {
  const { t } = useLingui()
  const isOver = day < today
  const isBeforeSignUp = day < useSignUpDay()
  const nextMonday = addDays(mondayOf(today), 7)
  return (
    <Card className="flex flex-col items-start gap-2">
      <Heading className="text-16 font-semibold text-ink">
        {isBeforeSignUp
          ? t`You had no account on this day`
          : isOver
            ? t`This day was not planned`
            : t`This day is not planned yet`}
      </Heading>
      <p className="text-14 text-muted">
        {isBeforeSignUp ? (
          <Trans>
            Nothing was planned for it. Training is shown as your schedule has it now; what you log is kept.
          </Trans>
        ) : isOver ? (
          <Trans>There is no plan of it to look back at. What you logged is kept.</Trans>
        ) : (
          <Trans>Each week is planned on the evening before it begins, at the latest.</Trans>
        )}
      </p>
      {mondayOf(day) === nextMonday ? <PlanNextWeek monday={nextMonday} /> : null}
    </Card>
  )
}

function PlanNextWeek({ monday }: { monday: LocalDate }) {
  const { id: userId } = useRequiredAccount()
  const start = useMutation({
    mutationFn: async () => {
      await followRun(await startPlan(userId, false, monday))
      await refreshPlan(userId)
    },
    onError: (thrown) => tellRefusal('regenerate-plan', thrown),
  })
  return (
    <Button size="small" busy={start.isPending} onClick={() => start.mutate()}>
      <Trans>Plan Next Week Now</Trans>
    </Button>
  )
}
