import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { healthAnswersQuery } from '../../../api/health-answers.ts'
import { useRequiredAccount } from '../../../navigation/use-account.ts'
import { tellWeekWarnings } from '../words/warnings.ts'

/** What to know of the whole week; nothing when there is nothing. */
export function WeekWarnings({ warnings }: { warnings: readonly string[] }) {
  const { t } = useLingui()
  const { id } = useRequiredAccount()
  const { data: answers } = useQuery(healthAnswersQuery(id))
  if (answers === undefined) return null
  const told = tellWeekWarnings(warnings, answers)
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
