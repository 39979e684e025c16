import type { DayLimit } from '@pacemeal/domain'
import { useQuery } from '@tanstack/react-query'
import { healthAnswersQuery } from '../../api/health-answers.ts'
import { useRequiredAccount } from '../../navigation/use-account.ts'
import { Chip } from '../../ui/chip.tsx'
import { useEnergyHidden } from '../../ui/energy-figures.tsx'
import { limitText, toldLimits } from './words/day-limits.ts'

/** What limits of its day a dish passes, as chips. */
export function DishLimits({ passes }: { passes: readonly DayLimit[] | undefined }) {
  const { id } = useRequiredAccount()
  const isLight = useEnergyHidden()
  const { data: answers } = useQuery({ ...healthAnswersQuery(id), enabled: passes !== undefined })
  return toldLimits(passes, answers).map((limit) => (
    <Chip key={limit} tone="warning">
      {limitText(limit, isLight)}
    </Chip>
  ))
}
