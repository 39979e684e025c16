import { Trans, useLingui } from '@lingui/react/macro'
import type { PlanPreview } from '@pacemeal/protocol'
import { longDate, timeOfDay } from '../../../languages/dates.ts'
import { energyFigure, energyWithUnit } from '../../../languages/energy.ts'
import { lineStart } from '../../../languages/line-start.ts'
import { differenceWords, dishWords, portionWords } from '../../../languages/meal-changes.ts'
import { slotName } from '../../../languages/meal-slots.ts'
import { EnergyFigures } from '../../../ui/energy-figures.tsx'
import { type PreviewDay, previewDays } from './preview-days.ts'
import { tellBought, tellCounts, tellPortions, tellSameDishes, tellStaying } from './preview-words.ts'

/** How much changes in a sentence, then each day, then what stays to the gram. */
export function PreviewBody({ preview }: { preview: PlanPreview }) {
  const { t } = useLingui()
  const days = previewDays(preview)
  const untouched = preview.stays?.untouched ?? []
  const same = [tellSameDishes(preview), tellBought(preview)].filter((words) => words !== '').join(' ')
  return (
    <>
      <p className="text-16 font-semibold text-ink">{tellCounts(preview.changes)}</p>
      {same ? <p className="text-14 text-muted">{same}</p> : null}
      {days.length > 0 ? (
        <ol aria-label={t`What would change`} className="flex flex-col gap-5 pt-5">
          {days.map((day) => (
            <DayChanges key={day.date} day={day} />
          ))}
        </ol>
      ) : null}
      {untouched.length > 0 ? (
        <section aria-labelledby="change-stays" className="pt-6">
          <h3 id="change-stays" className="pb-1 text-14 font-semibold text-muted">
            <Trans>What stays as it is</Trans>
          </h3>
          <ul className="flex flex-col gap-1">
            {untouched.map((meal) => (
              <li key={`${meal.date} ${meal.meal}`} className="text-14 text-ink">
                {tellStaying(meal)}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  )
}

function DayChanges({ day: { date, target, meals, portions } }: { day: PreviewDay }) {
  const [before, after] = target ? [energyFigure(target.before), energyWithUnit(target.after)] : []
  return (
    <li>
      <h3 className="flex flex-wrap items-baseline justify-between gap-x-3 text-16 font-bold text-ink">
        {lineStart(longDate(date))}
        {target ? (
          <EnergyFigures>
            <span className="figures text-14 font-normal text-muted">
              <Trans>
                Target {before} to {after}
              </Trans>
            </span>
          </EnergyFigures>
        ) : null}
      </h3>
      <ul>
        {meals.map((change) => (
          <li key={change.meal} className="flex flex-col gap-0.5 border-t border-line py-2">
            <p className="flex items-baseline justify-between gap-3 text-14 text-muted">
              <span>{slotName(change.slot)}</span>
              <span className="figures shrink-0">{timeOfDay(change.at)}</span>
            </p>
            <p className="text-16 text-ink">{dishWords(change)}</p>
            {change.kind === 'moved' ? null : (
              <p className="figures text-14 text-muted">
                <EnergyFigures instead={portionWords(change.difference)}>
                  {differenceWords(change.difference)}
                </EnergyFigures>
              </p>
            )}
          </li>
        ))}
        {portions ? (
          <li className="figures border-t border-line py-2 text-14 text-ink">{tellPortions(portions)}</li>
        ) : null}
      </ul>
    </li>
  )
}
