import { t as translate } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { LocalDate } from '@pacemeal/domain'
import { type HealthDay, healthDays, healthMetrics } from '@pacemeal/domain/health'
import { wearableWindowDays } from '@pacemeal/protocol'
import { useQuery } from '@tanstack/react-query'
import { healthReadingsQuery } from '../../../api/health-records.ts'
import { useReadingFailure } from '../../../api/use-reading-failure.ts'
import { shortDate } from '../../../languages/dates.ts'
import { decimalNumber, wholeNumber } from '../../../languages/numbers.ts'
import { browserZone, presentDay } from '../../../navigation/local-day.ts'
import { BarChart } from '../../../ui/bar-chart.tsx'
import { LoadingRegion, Skeleton } from '../../../ui/skeleton.tsx'
import { ErrorState } from '../../../ui/states.tsx'

const tenths = (value: number): string => decimalNumber(value, 1)
const POUNDS = 2.20462

interface Shown {
  readonly of: (day: HealthDay) => number | null
  /** A value with its unit. */
  readonly text: (value: string) => string
  readonly format: (value: number) => string
}
const bars = (days: readonly HealthDay[], { of, text, format }: Shown) =>
  days.map((day) => {
    const value = of(day)
    return { label: shortDate(day.day), value, text: value === null ? translate`Nothing` : text(format(value)) }
  })

const textOf = (value: number | null, format: Shown['format']): string => (value === null ? '–' : format(value))
const pounds = (kilograms: number | null): number | null => (kilograms === null ? null : kilograms * POUNDS)

/** What devices say of the last weeks: steps, sleep, heart rate and weight. */
export function HealthCharts({ userId, today = presentDay() }: { userId: string; today?: LocalDate }) {
  const { t } = useLingui()
  const readings = useQuery(healthReadingsQuery(userId, today, browserZone()))
  const { data, refetch, isFetching } = readings
  if (useReadingFailure(readings)) {
    return (
      <ErrorState title={t`Failed to fetch health data`} onRetry={() => refetch()} isRetrying={isFetching}>
        <Trans>What your device sent is kept. Check your connection and try again.</Trans>
      </ErrorState>
    )
  }
  if (data === undefined) {
    return (
      <LoadingRegion label={t`Loading your health data`}>
        <Skeleton className="h-80 w-full rounded-card" />
      </LoadingRegion>
    )
  }
  const metrics = healthMetrics(data, today, wearableWindowDays)
  const month = healthDays(data, today, wearableWindowDays.daily)
  const week = healthDays(data, today, wearableWindowDays.sleep)
  const weights = month.flatMap(({ weight }) => (weight === null ? [] : [weight * POUNDS]))
  const rates = month.flatMap(({ heartRate }) => (heartRate === null ? [] : [heartRate]))
  const steps = { of: (day: HealthDay) => day.steps, text: (value: string) => t`${value} steps`, format: wholeNumber }
  const sleep = { of: (day: HealthDay) => day.sleepHours, text: (value: string) => t`${value} hours`, format: tenths }
  const heart = { of: (day: HealthDay) => day.heartRate, text: (value: string) => t`${value} bpm`, format: wholeNumber }
  const weight = { of: (day: HealthDay) => pounds(day.weight), text: (value: string) => t`${value} lb`, format: tenths }
  return (
    <div className="grid gap-3 wide:grid-cols-2">
      <BarChart
        title={t`Steps`}
        figure={textOf(metrics.averageSteps, wholeNumber)}
        unit={t`steps a day`}
        note={t`Average of the last 30 days`}
        bars={bars(month, steps)}
      />
      <BarChart
        title={t`Sleep`}
        figure={textOf(metrics.averageSleepHours, tenths)}
        unit={t`h a night`}
        note={t`Average of the last 7 nights`}
        bars={bars(week, sleep)}
      />
      <BarChart
        title={t`Heart rate`}
        figure={textOf(metrics.averageHeartRate, wholeNumber)}
        unit={t`bpm`}
        note={t`Average of the last 30 days`}
        bars={bars(month, heart)}
        from={Math.max(0, Math.min(...rates) - 10)}
      />
      <BarChart
        title={t`Weight`}
        figure={textOf(pounds(metrics.currentWeight), tenths)}
        unit={t`lb`}
        note={t`Your latest weighing of the last 30 days`}
        bars={bars(month, weight)}
        from={Math.max(0, Math.min(...weights) - 2)}
      />
    </div>
  )
}
