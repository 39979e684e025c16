import { Trans, useLingui } from '@lingui/react/macro'
import {
  addDays,
  areFluidsOpen,
  dayOfLog,
  type HealthCondition,
  healthConditions,
  isConsumed,
  type LocalDate,
  type MealLog,
} from '@pacemeal/domain'
import type { KeptOwnFood } from '@pacemeal/domain/own-food'
import {
  intakeSources,
  leavesReferencesOut,
  type NutrientLine,
  type OwnAims,
} from '@pacemeal/nutrition/nutrient-report'
import { meanOf } from '@pacemeal/nutrition/trends'
import { readMealLog, readSex } from '@pacemeal/protocol'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight, UtensilsCrossed } from 'lucide-react'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { Link, useSearchParams } from 'react-router'
import { healthAnswersQuery } from '../../../api/health-answers.ts'
import { mealLogsQuery } from '../../../api/meal-logs.ts'
import { ownFoodsQuery } from '../../../api/own-foods.ts'
import { trendsQuery } from '../../../api/trends.ts'
import { useReadingFailure } from '../../../api/use-reading-failure.ts'
import { pendingLogWrites, watchLogWrites, withPendingWrites } from '../../../api/write-queue/meal-log-writes.ts'
import { longDate } from '../../../languages/dates.ts'
import { lineStart } from '../../../languages/line-start.ts'
import { BackLink } from '../../../navigation/back-link.tsx'
import { useKnownProfile } from '../../../navigation/known-profile.ts'
import { browserZone, presentDay } from '../../../navigation/local-day.ts'
import { paths } from '../../../navigation/paths.ts'
import { useSelectedDay } from '../../../navigation/selected-day.ts'
import { useRequiredAccount } from '../../../navigation/use-account.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Details } from '../../../ui/details.tsx'
import { useEnergyHidden } from '../../../ui/energy-figures.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { nutrientGroups } from '../../../ui/nutrient-names.ts'
import { Screen } from '../../../ui/screen.tsx'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { LoadingRegion, Skeleton } from '../../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/states.tsx'
import { NutrientRow } from './nutrient-row.tsx'

const SPAN_PARAMETER = 'span'
const WEEK_DAYS = 7
/** Whose age is not known is taken for a young adult, whose reference intakes are the higher ones. */
const DEFAULT_AGE = 30

type Span = 'day' | 'week'

/** Whether the day or the week up to it is shown; it stands in the address. */
function useSpan(): readonly [Span, (span: Span) => void] {
  const [search, setSearch] = useSearchParams()
  return [
    search.get(SPAN_PARAMETER) === 'week' ? 'week' : 'day',
    (span) => {
      const next = new URLSearchParams(search)
      next.set(SPAN_PARAMETER, span)
      setSearch(next, { replace: true, preventScrollReset: true })
    },
  ]
}

/** The report on the logs; null until the figures of the foods are here. */
function useReport(
  logs: readonly MealLog[] | undefined,
  days: number,
  own: readonly KeptOwnFood[] | undefined,
  aims: OwnAims | undefined,
  conditions: readonly HealthCondition[],
) {
  const { profile } = useKnownProfile()
  const sex = readSex(profile.sex)
  const age = profile.age ?? DEFAULT_AGE
  const [lines, setLines] = useState<readonly NutrientLine[] | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (!logs || !own || !aims) return
    let isWanted = true
    setFailed(false)
    import('./read-nutrients.ts').then(
      ({ readNutrients }) => isWanted && setLines(readNutrients(logs, days, { sex, age, conditions }, own, aims)),
      () => isWanted && attempt >= 0 && setFailed(true),
    )
    return () => {
      isWanted = false
    }
  }, [logs, days, sex, age, conditions, own, aims, attempt])
  return { lines, hasFailed, again: () => setAttempt(attempt + 1) }
}

/** Days whose targets are asked for; further back all of them are. */
const USUAL_SPAN = 30

/**
 * What the plan aimed at on the logged days, on average; undefined while it is on its way. Without it, and for sodium while it is
 * not known that the person may hear of it, the references for adults stand.
 */
function useOwnAims(userId: string, first: LocalDate, logged: ReadonlySet<LocalDate>): OwnAims | undefined {
  const today = presentDay()
  const trends = useQuery(trendsQuery(userId, first > addDays(today, -USUAL_SPAN) ? USUAL_SPAN : 365, today))
  const answers = useQuery(healthAnswersQuery(userId))
  // One that waits for the network is not waited for.
  const isPending = trends.isLoading || answers.isLoading
  return useMemo(() => {
    if (isPending) return undefined
    const targets = (trends.data?.days ?? []).flatMap(({ date, target }) =>
      target && logged.has(date) ? [target] : [],
    )
    const meanOver = (figure: 'fiber' | 'sodiumHigh' | 'iron') => meanOf(targets.map((target) => target[figure]))
    const [fiber, sodium, iron] = [meanOver('fiber'), meanOver('sodiumHigh'), meanOver('iron')]
    const tellsSalt = answers.data !== undefined && areFluidsOpen(answers.data)
    return {
      ...(fiber === null ? {} : { fiber }),
      ...(sodium === null || !tellsSalt ? {} : { sodium }),
      ...(iron === null ? {} : { iron }),
    }
  }, [isPending, trends.data, answers.data, logged])
}

/** What a day or a week held of every nutrient, against reference intakes. */
export function NutrientsScreen() {
  const { t } = useLingui()
  const { id: userId } = useRequiredAccount()
  const { day, selectDay } = useSelectedDay()
  const [span, chooseSpan] = useSpan()
  const zone = browserZone()
  const first = span === 'week' ? addDays(day, 1 - WEEK_DAYS) : day
  const reading = useQuery(mealLogsQuery(userId, first, day, zone))
  const ownFoods = useQuery(ownFoodsQuery(userId))
  // Without them, what was logged of them is told as unknown rather than nothing at all.
  const own = ownFoods.isPending ? undefined : (ownFoods.data ?? noFoods)
  const pending = useSyncExternalStore(watchLogWrites, () => pendingLogWrites(userId))
  const { isFetching, refetch } = reading
  const data = useMemo(
    () => reading.data && consumedWithin(withPendingWrites(reading.data, pending), first, day, zone),
    [reading.data, pending, first, day, zone],
  )
  const isToday = day === presentDay()
  const logs = useMemo(
    () => data && (span === 'week' && isToday ? withoutDay(data, day, zone) : data),
    [data, span, isToday, day, zone],
  )
  const failure = useReadingFailure(reading)
  const logged = useMemo(() => new Set(logs?.map((log) => dayOfLog(log, zone))), [logs, zone])
  const loggedDays = logged.size
  const aims = useOwnAims(userId, first, logged)
  const conditions = useQuery(healthAnswersQuery(userId)).data?.conditions ?? healthConditions
  const { lines, hasFailed, again } = useReport(logs, loggedDays, own, aims, conditions)
  return (
    <Screen title={t`Nutrients`} back={<BackLink to={paths.trends} label={t`Back to trends`} />}>
      <SegmentedControl<Span>
        label={t`Time shown`}
        value={span}
        onChange={chooseSpan}
        options={[
          { value: 'day', label: t`Day` },
          { value: 'week', label: t`7 days` },
        ]}
      />
      <DayWalk first={first} day={day} onSelect={selectDay} />
      {failure !== null || hasFailed ? (
        <ErrorState
          title={t`Your nutrients could not be loaded`}
          onRetry={() => (hasFailed ? again() : refetch())}
          isRetrying={isFetching}
        >
          <Trans>What you logged is kept. Check your connection and try again.</Trans>
        </ErrorState>
      ) : logs?.length === 0 ? (
        <EmptyState
          icon={UtensilsCrossed}
          title={t`Nothing logged`}
          action={
            <Link to={paths.home} className={buttonClass()}>
              <Trans>Log a meal</Trans>
            </Link>
          }
        >
          <Trans>Log what you eat, and every nutrient of it shows here.</Trans>
        </EmptyState>
      ) : logs === undefined || lines === null ? (
        <LoadingRegion label={t`Loading your nutrients`}>
          <div className="flex flex-col gap-3">
            {['energy', 'minerals', 'vitamins'].map((id) => (
              <Skeleton key={id} className="h-64 w-full rounded-card" />
            ))}
          </div>
        </LoadingRegion>
      ) : (
        <Report
          lines={lines}
          days={span === 'week' ? loggedDays : 0}
          isOpen={span === 'day' && isToday}
          leavesOut={leavesReferencesOut(conditions)}
        />
      )}
    </Screen>
  )
}

/** Without the logs of a day that is not over, unless there are no others: half a day would lower every average. */
function withoutDay(logs: readonly MealLog[], day: LocalDate, zone: string): readonly MealLog[] {
  const others = logs.filter((log) => dayOfLog(log, zone) !== day)
  return others.length > 0 ? others : logs
}

const noFoods: readonly KeptOwnFood[] = []

/** The consumed logs of some days; what waits to be sent may be of any other. */
const consumedWithin = (
  documents: readonly Parameters<typeof readMealLog>[0][],
  first: LocalDate,
  last: LocalDate,
  zone: string,
): readonly MealLog[] =>
  documents.map(readMealLog).filter((log) => {
    const day = dayOfLog(log, zone)
    return isConsumed(log) && day >= first && day <= last
  })

interface DayWalkProps {
  first: LocalDate
  day: LocalDate
  onSelect: (day: LocalDate) => void
}

/** The days shown, and the way to those before and after them. */
function DayWalk({ first, day, onSelect }: DayWalkProps) {
  const { t } = useLingui()
  const [from, to] = [lineStart(longDate(first)), longDate(day)]
  const isToday = day >= presentDay()
  return (
    <div className="flex items-center justify-between gap-2">
      <IconButton label={t`Previous day`} onClick={() => onSelect(addDays(day, -1))}>
        <ChevronLeft size={22} aria-hidden />
      </IconButton>
      <p aria-live="polite" className="min-w-0 text-center text-16 font-semibold text-ink">
        {first === day ? from : t`${from} to ${to}`}
      </p>
      <IconButton label={t`Next day`} disabled={isToday} onClick={() => onSelect(addDays(day, 1))}>
        <ChevronRight size={22} aria-hidden />
      </IconButton>
    </div>
  )
}

interface ReportProps {
  lines: readonly NutrientLine[]
  /** Over how many the amounts are averaged; 0 for a single day. */
  days: number
  /** The day is not over: what is missing may still come. */
  isOpen: boolean
  /** Some or all references are left out for what was told of the health. */
  leavesOut: boolean
}

/** The nutrients in groups, and where the references come from. */
function Report({ lines, days, isOpen, leavesOut }: ReportProps) {
  const { t } = useLingui()
  const isLight = useEnergyHidden()
  const groups = nutrientGroups.filter(({ id }) => !(isLight && id === 'energy'))
  return (
    <>
      {days > 0 ? (
        <p className="text-14 text-muted">
          <Trans>An average day, of {days} with logs.</Trans>
        </p>
      ) : null}
      {groups.map(({ id, label, nutrients }) => (
        <section key={id} aria-label={t(label)} className="rounded-card bg-surface px-4 py-3 shadow-card">
          <h2 className="pb-1 text-20 font-semibold text-ink">{t(label)}</h2>
          <ul className="flex flex-col">
            {nutrients.flatMap((nutrient) => {
              const line = lines.find((one) => one.nutrient === nutrient)
              return line ? <NutrientRow key={nutrient} line={line} isOpen={isOpen} /> : []
            })}
          </ul>
        </section>
      ))}
      <section aria-label={t`About these figures`} className="flex flex-col gap-2 text-14 text-muted">
        <p>
          {isLight ? (
            <Trans>
              Unknown is not zero: ≥ marks an amount of which part is not known. Low shows only where figures are known
              for most of what you ate, and a day that is not logged whole looks low. Your target is that of your plan;
              every other figure is a reference for adults in general.
            </Trans>
          ) : (
            <Trans>
              Unknown is not zero: ≥ marks an amount of which part is not known. Low shows only where figures are known
              for more than 80% of the energy, and a day that is not logged whole looks low. Your target is that of your
              plan; every other figure is a reference for adults in general.
            </Trans>
          )}
        </p>
        {leavesOut ? (
          <p>
            <Trans>
              References that may not fit what you told under Health are left out. Your doctor or a registered dietitian
              knows yours.
            </Trans>
          </p>
        ) : null}
        <Details summary={<Trans>Sources</Trans>}>
          <ul className="flex flex-col gap-1">
            <li>
              <Trans>Foods: USDA National Nutrient Database for Standard Reference, Release 28, and SR Legacy.</Trans>
            </li>
            {intakeSources.map((source) => (
              <li key={source}>{source}</li>
            ))}
          </ul>
        </Details>
      </section>
    </>
  )
}
