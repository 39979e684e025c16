import { useLingui } from '@lingui/react/macro'
import { useAnswersToTellBy } from '../words/use-answers-to-tell-by.ts'
import { tellWeekWarnings } from '../words/warnings.ts'

/** What to know of the whole week; nothing when there is nothing. */
export function WeekWarnings({ warnings }: { warnings: readonly string[] }) {
  const { t } = useLingui()
  const told = tellWeekWarnings(warnings, useAnswersToTellBy())
  if (told.length === 0) return null
  return (
    <ul aria-label={t`About this week`} className="flex flex-col gap-1 rounded-control bg-warning-tint px-4 py-3">
      {told.map((words) => (
        <li key={words} className="text-14 text-warning-ink">
          {words}
        </li>
      ))}
    </ul>
  )
}
