import type { Avoidance } from '@pacemeal/catalog'
import { type Body, diets, inchesToCentimetres, poundsToKilograms } from '@pacemeal/domain'
import type { RaceProduct } from '@pacemeal/domain/event'
import { allProducts, type KnownAthlete } from '@pacemeal/nutrition/race'
import { readAthlete } from '@pacemeal/protocol'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { dayChangesQuery } from '../../../api/day-changes.ts'
import type { StoredEvent } from '../../../api/events.ts'
import { healthAnswersQuery } from '../../../api/health-answers.ts'
import { profileQuery } from '../../../api/profile.ts'
import { raceSettingsQuery } from '../../../api/race-settings.ts'
import { sweatTestsQuery } from '../../../api/sweat-tests.ts'
import { trainingCalendarsQuery } from '../../../api/training-calendars.ts'
import { useReadingFailure } from '../../../api/use-reading-failure.ts'
import { bottleMark } from '../../../languages/fluids.ts'
import { presentDay } from '../../../navigation/local-day.ts'
import { planRace, type RacePlan } from './race-plan.ts'
import { useEvents } from './use-events.ts'

/** The plan of an event, or what is missing for one. */
export type RacePlanState =
  | {
      readonly kind: 'ready'
      readonly plan: RacePlan
      readonly known: KnownAthlete
      readonly height: Body['height'] | null
    }
  | { readonly kind: 'loading' }
  /** The profile has no weight. */
  | { readonly kind: 'incomplete' }
  | { readonly kind: 'failed'; readonly retry: () => void; readonly isRetrying: boolean }

/** Whether no restriction and no diet speaks of foods: how much of them is eaten is all that the others say. */
const eatsEverything = ({ diets: chosen, restrictions }: Avoidance): boolean =>
  restrictions.length === 0 && chosen.every((diet) => diet === 'classic' || diet === 'low-carb')

/** The products that may be eaten: at once for who eats everything, else once the catalogue is here. Null until then. */
function useSafeProducts(
  all: readonly RaceProduct[],
  avoidance: Avoidance | null,
): { readonly safe: readonly RaceProduct[] | null; readonly hasFailed: boolean; readonly retry: () => void } {
  const [rules, setRules] = useState<typeof import('./safe-products.ts') | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const isNeeded = avoidance !== null && !eatsEverything(avoidance)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt fetches again.
  useEffect(() => {
    if (!isNeeded) return
    let isHere = true
    setFailed(false)
    import('./safe-products.ts').then(
      (loaded) => isHere && setRules(loaded),
      () => isHere && setFailed(true),
    )
    return () => {
      isHere = false
    }
  }, [isNeeded, attempt])
  const safe = useMemo(() => {
    if (avoidance === null) return null
    if (eatsEverything(avoidance)) return all
    return rules?.safeProducts(all, avoidance) ?? null
  }, [all, avoidance, rules])
  return { safe, hasFailed, retry: () => setAttempt((before) => before + 1) }
}

/** Works out the plan of an event from what is stored of the athlete; again when any of it changes. */
export function useRacePlan(userId: string, { event }: StoredEvent): RacePlanState {
  const profile = useQuery(profileQuery(userId))
  const settings = useQuery(raceSettingsQuery(userId))
  const tests = useQuery(sweatTestsQuery(userId))
  const { query: eventsRead, events } = useEvents(userId)
  const changes = useQuery(dayChangesQuery(userId))
  const calendars = useQuery(trainingCalendarsQuery(userId))
  const health = useQuery(healthAnswersQuery(userId))
  const failures = [
    useReadingFailure(profile),
    useReadingFailure(settings),
    useReadingFailure(tests),
    useReadingFailure(eventsRead),
    useReadingFailure(changes),
    useReadingFailure(calendars),
    useReadingFailure(health),
  ]
  const products = useMemo(() => allProducts(settings.data ?? { products: [] }), [settings.data])
  const avoidance = useMemo((): Avoidance | null => {
    if (!profile.data) return null
    const { diet, restrictions } = profile.data
    return { diets: diets.filter((one) => diet?.includes(one)), restrictions: restrictions ?? [] }
  }, [profile.data])
  const { safe, hasFailed, retry } = useSafeProducts(products, avoidance)
  const mark = bottleMark()
  const known = useMemo((): KnownAthlete | null => {
    const weightPounds = profile.data?.weightPounds
    if (!avoidance || typeof weightPounds !== 'number' || !settings.data || !tests.data || !events || !health.data)
      return null
    const mass = poundsToKilograms(weightPounds)
    const { conditions } = health.data
    const { diets } = avoidance
    return { mass, diets, settings: settings.data, tests: tests.data, events, conditions, bottleMark: mark }
  }, [profile.data, avoidance, settings.data, tests.data, events, health.data, mark])
  const today = presentDay()
  const plan = useMemo(() => {
    if (!known || !safe || !changes.data || !calendars.data || !profile.data) return null
    const athlete = readAthlete(profile.data)
    const all = products
    const calendar = calendars.data.flatMap(({ reading }) => reading?.sessions ?? [])
    const days = { athlete: athlete.ok ? athlete.value : null, changes: changes.data, calendar }
    const now = new Date()
    const present = { today, minute: 60 * now.getHours() + now.getMinutes() }
    return planRace({ event, known, all, safe, present, ...days })
  }, [event, today, known, safe, changes.data, calendars.data, profile.data, products])
  const heightInches = profile.data?.heightInches
  const height = typeof heightInches === 'number' ? inchesToCentimetres(heightInches) : null
  if (plan && known) return { kind: 'ready', plan, known, height }
  if (profile.data && typeof profile.data.weightPounds !== 'number') return { kind: 'incomplete' }
  if (hasFailed || failures.some((one) => one !== null)) {
    const queries = [profile, settings, tests, eventsRead, changes, calendars, health]
    return {
      kind: 'failed',
      retry: () => {
        retry()
        for (const query of queries) if (query.data === undefined) void query.refetch()
      },
      isRetrying: queries.some(({ isFetching }) => isFetching),
    }
  }
  return { kind: 'loading' }
}
