import type { PlannedWeek } from '@pacemeal/domain'
import type { MeasuredBody } from '@pacemeal/domain/body'
import type { RuleName } from '@pacemeal/nutrition'

/** Body fat that a plan was made from, and the step count where its daily living stands on steps. */
const bodyRules: readonly { readonly rule: RuleName; readonly input: keyof MeasuredBody }[] = [
  { rule: 'fat_free_mass_measured', input: 'bodyFatPercent' },
  { rule: 'body_fat_ignored', input: 'bodyFatPercent' },
  { rule: 'daily_living_steps', input: 'averageSteps' },
]

/**
 * Body fat and steps that a plan's targets stand on, read from the reasons of its last day: days that were over when it was
 * made may be those of an earlier plan.
 */
export function plannedBody({ days }: Pick<PlannedWeek, 'days'>): MeasuredBody {
  const because = days.at(-1)?.because ?? []
  return Object.fromEntries(
    bodyRules.flatMap(({ rule, input }) => {
      const figure = because.find((one) => one.rule === rule)?.inputs[input]
      return typeof figure === 'number' ? [[input, figure]] : []
    }),
  )
}
