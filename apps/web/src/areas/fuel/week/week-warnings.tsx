import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { healthAnswersQuery } from '../../../api/health-answers.ts'
import { useRequiredAccount } from '../../../navigation/use-account.ts'
import { KitchenLinks } from '../words/kitchen-links.tsx'
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
    <div className="flex flex-col gap-1 rounded-control bg-warning-tint px-4 py-3 text-warning-ink">
      <ul aria-label={t`About this week`} className="flex flex-col gap-1">
        {told.map((words) => (
          <li key={words} className="text-14">
            {words}
          </li>
        ))}
      </ul>
      <KitchenLinks warnings={warnings} />
    </div>
  )
}
