import { Trans, useLingui } from '@lingui/react/macro'
import { type AwayWay, awayWays, type MealAway, tableMeals } from '@pacemeal/domain'
import { listedWeekdays } from '../../../languages/calendar-week.ts'
import { weekdayText } from '../../../languages/weekdays.ts'
import { withinSentence } from '../../../languages/within-sentence.ts'
import { classNames } from '../../../ui/class-names.ts'
import { dayName } from '../../training/index.ts'
import { awayWayOf, withMealAway } from './kitchen-form.ts'
import { awayNames, mealNames } from './kitchen-words.ts'

const HOME = 'home'

interface MealsAwayFieldProps {
  mealsAway: readonly MealAway[]
  onChange: (mealsAway: readonly MealAway[]) => void
}

/** Where each meal of a week is eaten: a table of days and meals. */
export function MealsAwayField({ mealsAway, onChange }: MealsAwayFieldProps) {
  const { t } = useLingui()
  return (
    <div className="flex flex-col gap-2">
      <p className="text-14 text-muted">
        <Trans>
          A cold box holds what is good cold, a microwave what warms well. A canteen meal is left out of the plan.
        </Trans>
      </p>
      {/* In large letters on a phone the table is wider than the screen and moves by itself, its days staying in sight: no word of it is cut. */}
      <div className="large-text:overflow-x-auto">
        <table className="w-full table-fixed border-separate border-spacing-1 large-text:table-auto">
          <thead>
            <tr>
              <th scope="col" className="w-1/5">
                <span className="sr-only">
                  <Trans>Day</Trans>
                </span>
              </th>
              {tableMeals.map((meal) => (
                <th key={meal} scope="col" className="pb-1 text-left text-12 font-semibold text-muted">
                  {t(mealNames[meal])}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {listedWeekdays().map((day) => (
              <tr key={day}>
                <th
                  scope="row"
                  className="text-left text-14 font-semibold text-ink large-text:sticky large-text:left-0 large-text:bg-paper large-text:pr-1"
                >
                  {weekdayText(day, undefined, 'short')}
                </th>
                {tableMeals.map((meal) => {
                  const way = awayWayOf(mealsAway, day, meal)
                  const [name, mealName] = [dayName(day), withinSentence(t(mealNames[meal]))]
                  return (
                    <td key={meal}>
                      <select
                        aria-label={t`${name}, ${mealName}`}
                        value={way ?? HOME}
                        onChange={({ target }) =>
                          onChange(
                            withMealAway(
                              mealsAway,
                              { day, meal },
                              awayWays.find((one): one is AwayWay => one === target.value),
                            ),
                          )
                        }
                        className={classNames(
                          'h-11 w-full large-text:w-auto appearance-none truncate rounded-small border px-1 text-14',
                          way === undefined
                            ? 'border-line bg-surface text-muted'
                            : 'border-ember-ink bg-ember-tint font-semibold text-ember-ink',
                        )}
                      >
                        <option value={HOME}>
                          {t({ message: 'Home', context: 'meal', comment: 'A meal that is eaten at home' })}
                        </option>
                        {awayWays.map((one) => (
                          <option key={one} value={one}>
                            {t(awayNames[one])}
                          </option>
                        ))}
                      </select>
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
