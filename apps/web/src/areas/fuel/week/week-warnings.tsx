import { useLingui } from '@lingui/react/macro'
import { useAnswersToTellBy } from '../words/use-answers-to-tell-by.ts'
import { WarningLinks } from '../words/warning-links.tsx'
import { tellWeekWarnings } from '../words/warnings.ts'

/** What to know of the whole week; nothing when there is nothing. */
export function WeekWarnings({ warnings }: { warnings: readonly string[] }) {
  const { t } = useLingui()
  const told = tellWeekWarnings(warnings, useAnswersToTellBy())
  if (told.length === 0) return null
  return (
    <div className="flex flex-col gap-1 rounded-control bg-warning-tint px-4 py-3 text-warning-ink">
      <ul aria-label={t`About this week`} className="flex flex-col gap-1">
        {told.map((words) => (
          <li key={words} className="text-14">
            {words}
          </li>
        ))}
      </ul>
      <WarningLinks warnings={warnings} />
    </div>
  )
}
