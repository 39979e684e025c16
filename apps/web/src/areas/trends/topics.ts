import type { MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import { kilograms } from '@pacemeal/domain'
import type { TrendDay, TrendNutrient, TrendTarget } from '@pacemeal/domain/trends'
import { LOW_AVAILABILITY, type TrendFigure } from '@pacemeal/nutrition/trends'
import { energyIn, energyUnit } from '../../languages/energy.ts'
import { decimalNumber, wholeNumber } from '../../languages/numbers.ts'
import { massIn, type WeightUnit } from '../../languages/weight-unit.ts'
import type { SeriesLook, TrendPlot, TrendTopic } from './trend-plot.ts'

const tenths = (value: number): string => decimalNumber(value, 1)

/** A logged amount: a lower bound on days that are not logged whole, and where some logs do not tell it. */
const eaten =
  (nutrient: TrendNutrient): TrendFigure =>
  ({ intake, logging }) => ({
    value: intake?.[nutrient] ?? null,
    isPartial: logging !== 'full' || intake?.incomplete.includes(nutrient) === true,
  })

const aimed =
  (key: keyof TrendTarget): TrendFigure =>
  ({ target }) => ({ value: target?.[key] ?? null })

const plain =
  (read: (day: TrendDay) => number | null): TrendFigure =>
  (day) => ({ value: read(day) })

/** A figure of energy in the chosen unit. */
const inEnergyUnit =
  (figure: TrendFigure): TrendFigure =>
  (day) => {
    const read = figure(day)
    return { ...read, value: read.value === null ? null : energyIn(read.value) }
  }

const shownIn = (nutrient: TrendNutrient, figure: TrendFigure): TrendFigure =>
  nutrient === 'calories' ? inEnergyUnit(figure) : figure

interface Nutrient {
  readonly id: TrendNutrient
  readonly title: string
  readonly unit: string
  readonly color: string
  readonly look?: SeriesLook
}

const targetSeries = (id: string, figure: TrendFigure) =>
  ({ id: `${id}-target`, label: t`Target`, figure, look: 'target', color: 'var(--ink)' }) as const

/** Intake of a nutrient beside what the plan aimed at. */
const nutrientPlot = (
  { id, title, unit, color, look = 'bars' }: Nutrient,
  target: keyof TrendTarget = 'calories',
): TrendPlot => ({
  id,
  title,
  unit,
  format: id === 'iron' ? tenths : wholeNumber,
  series: [
    { id, label: t`Logged`, figure: shownIn(id, eaten(id)), look, color },
    targetSeries(id, shownIn(id, aimed(target))),
  ],
  base: 'zero',
  headline: 'average',
})

/** Taken in time, percent of the day's planned blocks. */
const fuelShare: TrendFigure = ({ fuel, logging }) => ({
  value: fuel === null ? null : (100 * fuel.inTime) / fuel.planned,
  isPartial: logging !== 'full',
})

const noDevice: MessageDescriptor = msg`Nothing measured yet. Connect a watch or ring, or import its files, and the days fill in.`

const massShown = (unit: WeightUnit) => (mass: number | null) => (mass === null ? null : massIn(kilograms(mass), unit))

/** Topics whose figures are energy, or the nutrients that carry it. */
const ENERGY_TOPICS: readonly string[] = ['expenditure', 'intake', 'macros', 'availability']

interface Shown {
  /** Number-light mode: nothing of energy. */
  readonly isLight?: boolean
  /** Whether a target of sodium is told: not to those whose doctor may have set it. */
  readonly tellsSalt?: boolean
}

/** What is shown, in its order; body mass in the unit of choice. */
export const trendTopics = (
  unit: WeightUnit,
  { isLight = false, tellsSalt = true }: Shown = {},
): readonly TrendTopic[] => allTopics(unit, tellsSalt).filter(({ id }) => !(isLight && ENERGY_TOPICS.includes(id)))

function allTopics(unit: WeightUnit, tellsSalt: boolean): readonly TrendTopic[] {
  const inUnit = massShown(unit)
  const noLogs = t`No meals logged in this time. Log what you eat, and each whole day becomes a point.`
  return [
    {
      id: 'mass',
      title: t`Body mass`,
      meaning: t`Single weighings swing with water and food; the trend line shows where your mass is going.`,
      empty: t`No weighings in this time. Weigh yourself a few mornings a week, or connect a scale.`,
      plots: [
        {
          id: 'mass',
          title: t`Body mass`,
          unit,
          format: tenths,
          series: [
            {
              id: 'mass-trend',
              label: t`Trend`,
              figure: plain(({ massTrend }) => inUnit(massTrend)),
              look: 'line',
              color: 'var(--ember)',
            },
            {
              id: 'mass-weighed',
              label: t`Weighed`,
              figure: plain(({ mass }) => inUnit(mass)),
              look: 'dots',
              color: 'var(--muted)',
            },
          ],
          base: 'near',
          headline: 'latest',
        },
      ],
    },
    {
      id: 'expenditure',
      title: t`Expenditure`,
      meaning: t`What a usual day costs you, learned from what you log and weigh; it lies inside the band nine times in ten.`,
      empty: t`Nothing learned yet. Log whole days and weigh yourself a few times a week; it takes about two weeks.`,
      plots: [
        {
          id: 'expenditure',
          title: t`Expenditure`,
          unit: t`${energyUnit()} a day`,
          format: wholeNumber,
          series: [
            {
              id: 'expenditure',
              label: t`Learned`,
              figure: inEnergyUnit(plain(({ expenditure }) => expenditure?.value ?? null)),
              look: 'line',
              color: 'var(--ember)',
            },
          ],
          range: {
            label: t`Nine times in ten`,
            low: inEnergyUnit(plain(({ expenditure }) => expenditure?.low ?? null)),
            high: inEnergyUnit(plain(({ expenditure }) => expenditure?.high ?? null)),
            color: 'var(--ember)',
          },
          base: 'near',
          headline: 'latest',
        },
      ],
    },
    {
      id: 'intake',
      title: t`Energy intake`,
      meaning: t`What you logged against what your plan aimed at; only days logged whole count in the average.`,
      empty: noLogs,
      plots: [
        nutrientPlot(
          { id: 'calories', title: t`Energy intake`, unit: t`${energyUnit()} a day`, color: 'var(--energy)' },
          'calories',
        ),
      ],
    },
    {
      id: 'macros',
      title: t`Macronutrients`,
      meaning: t`Protein repairs, carbohydrate fuels training, fat carries what is left; each against its own target.`,
      empty: noLogs,
      plots: [
        nutrientPlot({ id: 'protein', title: t`Protein`, unit: t`g a day`, color: 'var(--protein)' }, 'protein'),
        nutrientPlot({ id: 'carbs', title: t`Carbs`, unit: t`g a day`, color: 'var(--carbs)' }, 'carbs'),
        nutrientPlot({ id: 'fat', title: t`Fat`, unit: t`g a day`, color: 'var(--fat)' }, 'fat'),
      ],
    },
    {
      id: 'fuel',
      title: t`Session fuel in time`,
      meaning: t`How much of the fuel planned around your sessions you took while it helps: up to four hours before, two hours after.`,
      empty: t`No fuelled sessions logged in this time. Log your pre- and post-fuel on training days.`,
      plots: [
        {
          id: 'fuel',
          title: t`Session fuel in time`,
          unit: '%',
          format: wholeNumber,
          series: [{ id: 'fuel', label: t`Taken in time`, figure: fuelShare, look: 'dots', color: 'var(--ember)' }],
          base: 'percent',
          headline: 'average',
        },
      ],
    },
    {
      id: 'micronutrients',
      title: t`Fiber, sodium and iron`,
      meaning: t`Fiber feeds the gut, sodium replaces sweat, iron carries oxygen; foods without these figures make a day a lower bound.`,
      empty: t`No logged food told these figures in this time. Foods from search, plans and labels do.`,
      plots: [
        nutrientPlot({ id: 'fiber', title: t`Fiber`, unit: t`g a day`, color: 'var(--success)' }, 'fiber'),
        {
          ...nutrientPlot({ id: 'sodium', title: t`Sodium`, unit: t`mg a day`, color: 'var(--protein)' }),
          series: [{ id: 'sodium', label: t`Logged`, figure: eaten('sodium'), look: 'bars', color: 'var(--protein)' }],
          ...(tellsSalt
            ? {
                range: {
                  isTarget: true,
                  label: t`Target range`,
                  low: aimed('sodiumLow'),
                  high: aimed('sodiumHigh'),
                  color: 'var(--ink)',
                },
              }
            : {}),
        },
        nutrientPlot({ id: 'iron', title: t`Iron`, unit: t`mg a day`, color: 'var(--fat)' }, 'iron'),
      ],
    },
    {
      id: 'availability',
      title: t`Energy availability`,
      meaning: t`Energy left for your body after training, for each kilogram of lean mass; long spells under ${LOW_AVAILABILITY} harm health and training.`,
      empty: t`No day logged whole in this time. Log breakfast, lunch and dinner, or mark what you skipped.`,
      plots: [
        {
          id: 'availability',
          title: t`Energy availability`,
          unit: t`kcal/kg lean mass`,
          format: wholeNumber,
          series: [
            {
              id: 'availability',
              label: t`Energy availability`,
              figure: plain(({ energyAvailability }) => energyAvailability),
              look: 'line',
              color: 'var(--ember)',
            },
          ],
          level: { value: LOW_AVAILABILITY, label: t`Low` },
          base: 'zero',
          headline: 'average',
        },
      ],
    },
    {
      id: 'sleep',
      title: t`Sleep`,
      meaning: t`Short nights raise hunger and slow recovery; look at the average, not at one night.`,
      empty: t(noDevice),
      plots: [
        {
          id: 'sleep',
          title: t`Sleep`,
          unit: t`h a night`,
          format: tenths,
          series: [
            {
              id: 'sleep',
              label: t`Sleep`,
              figure: plain(({ sleepHours }) => sleepHours),
              look: 'bars',
              color: 'var(--protein)',
            },
          ],
          base: 'zero',
          headline: 'average',
        },
      ],
    },
    {
      id: 'heart-rate',
      title: t`Resting heart rate`,
      meaning: t`It falls as fitness grows; several beats above your usual may tell of illness, heat, or too little rest or food.`,
      empty: t(noDevice),
      plots: [
        {
          id: 'heart-rate',
          title: t`Resting heart rate`,
          unit: t`bpm`,
          format: wholeNumber,
          series: [
            {
              id: 'heart-rate',
              label: t`Resting heart rate`,
              figure: plain(({ restingHeartRate }) => restingHeartRate),
              look: 'line',
              color: 'var(--ember)',
            },
          ],
          base: 'near',
          headline: 'average',
        },
      ],
    },
    {
      id: 'steps',
      title: t`Steps`,
      meaning: t`Movement beside training; when steps fall for weeks, expenditure follows.`,
      empty: t(noDevice),
      plots: [
        {
          id: 'steps',
          title: t`Steps`,
          unit: t`steps a day`,
          format: wholeNumber,
          series: [
            {
              id: 'steps',
              label: t`Steps`,
              figure: plain(({ steps }) => steps),
              look: 'bars',
              color: 'var(--success)',
            },
          ],
          base: 'zero',
          headline: 'average',
        },
      ],
    },
  ]
}
