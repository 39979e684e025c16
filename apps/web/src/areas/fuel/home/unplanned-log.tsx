import { useLingui } from '@lingui/react/macro'
import type { MealLog } from '@pacemeal/domain'
import { timeOfDay } from '../../../languages/dates.ts'
import { logName } from '../../../languages/kitchen.ts'
import { mealTimeName } from '../../log/index.ts'
import { LogLine } from './log-line.tsx'
import { TimelineRow } from './timeline-row.tsx'

/** Eaten beside the plan. */
export function UnplannedLog({ log, at }: { log: MealLog; at: number }) {
  const { t } = useLingui()
  const name = logName(log)
  const time = timeOfDay(at)
  return (
    <TimelineRow at={at} state="eaten">
      <article aria-label={t`${name}, ${time}, eaten`} className="rounded-card bg-surface px-3 pt-2.5 pb-1 shadow-soft">
        <h3 className="text-14 font-semibold text-muted">{mealTimeName(log.mealTime)}</h3>
        <ul>
          <LogLine log={log} />
        </ul>
      </article>
    </TimelineRow>
  )
}
