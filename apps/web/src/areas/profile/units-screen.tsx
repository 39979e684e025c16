import { Trans, useLingui } from '@lingui/react/macro'
import { DEFAULT_LOCALE, type UnitChoices, unitChoices } from '@pacemeal/domain'
import { activeLocale } from '../../languages/active-locale.ts'
import { isDayClock } from '../../languages/dates.ts'
import { firstDayOf } from '../../languages/first-day.ts'
import { fetchFoodNames, foodNamesOf } from '../../languages/food-names.ts'
import { lineStart } from '../../languages/line-start.ts'
import { chooseUnits, massUnitOf, roadUnitsOf, useUnitChoices } from '../../languages/units.ts'
import { weekdayText } from '../../languages/weekdays.ts'
import { BackLink } from '../../navigation/back-link.tsx'
import { paths } from '../../navigation/paths.ts'
import { EnergyFigures } from '../../ui/energy-figures.tsx'
import { Screen } from '../../ui/screen.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'

/** In which units and customs the app speaks with this person. */
export function UnitsScreen() {
  const { t } = useLingui()
  const chosen = useUnitChoices()
  const { distance, temperature } = roadUnitsOf(chosen)
  const row = <K extends keyof UnitChoices>(
    name: K,
    label: string,
    value: NonNullable<UnitChoices[K]> | null,
    options: readonly (readonly [NonNullable<UnitChoices[K]>, string])[],
  ) => (
    <SegmentedControl<NonNullable<UnitChoices[K]>>
      label={label}
      isLabelShown
      value={value}
      options={options.map(([one, words]) => ({ value: one, label: words }))}
      onChange={(picked) => {
        chooseUnits({ [name]: picked })
        void fetchFoodNames()
      }}
    />
  )
  const usualDay = weekdayText(firstDayOf(chosen))
  return (
    <Screen title={t`Units`} back={<BackLink to={paths.profile} label={t`Back to profile`} />}>
      <p className="text-16 text-muted">
        <Trans>A choice holds at once on every screen, and on your other devices from their next start.</Trans>
      </p>
      <div className="flex flex-col gap-6 wide:max-w-120">
        {row('mass', t`Weight and height`, massUnitOf(chosen), [
          ['kg', t`kg, cm`],
          ['lb', t`lb, ft`],
        ])}
        {row('distance', t`Distances`, distance, [
          ['km', t`km`],
          ['mi', t`mi`],
        ])}
        {row('temperature', t`Temperatures`, temperature, [
          ['C', '°C'],
          ['F', '°F'],
        ])}
        {row('volume', t`Drinks and liquids`, chosen.volume ?? null, [
          ['ml', 'ml'],
          ['fl-oz', t`fl oz`],
        ])}
        <div>
          {row('food', t`Weights of food`, chosen.food ?? null, [
            ['g', 'g'],
            ['oz', 'oz'],
          ])}
          {chosen.food === undefined || chosen.volume === undefined ? (
            <p className="mt-1.5 text-14 text-muted">
              <Trans>What is not chosen yet is shown in g and ml, and packs of the shop as they are sold.</Trans>
            </p>
          ) : null}
          <p className="mt-1.5 text-14 text-muted">
            <Trans>Carbs, protein and other nutrients stay in grams, as on labels.</Trans>
          </p>
        </div>
        {row('measures', t`Kitchen measures`, chosen.measures ?? 'cups', [
          ['cups', t`Cups`],
          ['ml', 'ml'],
          ['fl-oz', t`fl oz`],
        ])}
        {activeLocale() === DEFAULT_LOCALE
          ? row('names', t`Food names`, foodNamesOf(chosen), [
              ['US', t`Eggplant`],
              ['GB', t`Aubergine`],
            ])
          : null}
        <EnergyFigures>
          {row('energy', t`Energy`, chosen.energy ?? 'kcal', [
            ['kcal', 'kcal'],
            ['kJ', 'kJ'],
            ['both', t`Both`],
          ])}
        </EnergyFigures>
        {row('clock', t`Times of day`, isDayClock() ? '24' : '12', [
          ['12', t`12 hours`],
          ['24', t`24 hours`],
        ])}
        <div>
          {row(
            'firstDay',
            t`First day of the week`,
            chosen.firstDay ?? null,
            unitChoices.firstDay.map((day) => [day, lineStart(weekdayText(day))] as const),
          )}
          {chosen.firstDay === undefined ? (
            <p className="mt-1.5 text-14 text-muted">
              <Trans>Not chosen yet: calendars begin with {usualDay}, lists of weekdays with Monday.</Trans>
            </p>
          ) : null}
          <p className="mt-1.5 text-14 text-muted">
            <Trans>Calendars and lists begin with it. A plan runs from Monday to Sunday.</Trans>
          </p>
        </div>
      </div>
    </Screen>
  )
}
