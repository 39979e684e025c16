import { ph } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { LocalDate } from '@pacemeal/domain'
import type { CheckIn } from '@pacemeal/protocol'
import { useMutation } from '@tanstack/react-query'
import { refreshCheckIn } from '../../../api/check-in.ts'
import { storeDayNote } from '../../../api/day-notes.ts'
import { longDate } from '../../../languages/dates.ts'
import { energyWithUnit } from '../../../languages/energy.ts'
import { lineStart } from '../../../languages/line-start.ts'
import { tellRefusal } from '../../../notices/tell-refusal.ts'
import { Button } from '../../../ui/button.tsx'
import { EnergyFigures } from '../../../ui/energy-figures.tsx'

interface SuspiciousDaysProps {
  userId: string
  days: CheckIn['suspicious']
}

/** One question about days that look like a part of one: was that all? */
export function SuspiciousDays({ userId, days }: SuspiciousDaysProps) {
  const { t } = useLingui()
  const say = useMutation({
    mutationFn: ({ day, isWhole }: { day: LocalDate; isWhole: boolean }) =>
      storeDayNote(userId, day, { isWholeLog: isWhole }),
    onSuccess: () => refreshCheckIn(userId),
    onError: (thrown) => tellRefusal('save-day-note', thrown),
  })
  if (days.length === 0) return null
  return (
    <section aria-label={t`Days that look small`} className="flex flex-col gap-2 border-t border-line pt-3">
      <h3 className="text-14 font-semibold text-ink">
        <Trans>Was that all you ate?</Trans>
      </h3>
      <ul className="flex flex-col gap-2">
        {days.map(({ date, logged }) => {
          const [day, energy] = [longDate(date), energyWithUnit(logged)]
          return (
            <li key={date} className="flex flex-wrap items-center gap-2 text-14 text-ink">
              <span className="grow">
                <EnergyFigures instead={lineStart(day)}>{t`${ph({ day: lineStart(day) })}: ${energy}`}</EnergyFigures>
              </span>
              <Button
                variant="secondary"
                size="small"
                aria-label={t`That was all on ${day}`}
                disabled={say.isPending}
                onClick={() => say.mutate({ day: date, isWhole: true })}
              >
                <Trans>That was all</Trans>
              </Button>
              <Button
                variant="quiet"
                size="small"
                aria-label={t`Something is missing on ${day}`}
                disabled={say.isPending}
                onClick={() => say.mutate({ day: date, isWhole: false })}
              >
                <Trans>Something is missing</Trans>
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
