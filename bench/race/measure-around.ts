import { loadingDay, nextGutStep, planPreEvent } from '@pacemeal/nutrition/race'
import { someRace } from './races.ts'

const DAY_COST_PER_KILOGRAM = 38
const GOAL = 90
const WEEKS = 6

/** Whether a gut that never complains reaches the goal in six weeks of two sessions. */
function reachesGoal(): boolean {
  const exposures: { daysAgo: number; perHour: number; symptoms: number }[] = []
  for (let day = 0; day < WEEKS * 7; day += 1) {
    for (const one of exposures) one.daysAgo += 1
    const { value } = nextGutStep(exposures, GOAL)
    if (day % 3 === 0 && value !== null) exposures.push({ daysAgo: 0, perHour: value, symptoms: 1 })
  }
  return exposures.some(({ perHour }) => perHour >= GOAL)
}

/** What the days around the generated races come to. */
export function measureAround(from: number, count: number): Readonly<Record<string, string>> {
  const races = Array.from({ length: count }, (_, i) => someRace(from + i))
  const days = races.flatMap(({ race, athlete }) => {
    const minutes = race.legs.reduce((sum, leg) => sum + leg.minutes, 0)
    const isLowCarb = athlete.diets.includes('low-carb')
    const day = loadingDay(
      { mass: athlete.mass, expenditure: DAY_COST_PER_KILOGRAM * athlete.mass },
      minutes,
      'usual',
      isLowCarb,
    )
    return day ? [{ minutes, perKilogram: day.carbs / athlete.mass, fat: (9 * day.fat) / day.energy }] : []
  })
  const long = days.filter(({ minutes }) => minutes >= 90)
  const loaded = long.filter(({ perKilogram, fat }) => perKilogram >= 9.95 && fat <= 0.205)
  const eaters = races.filter(({ athlete }) => !athlete.diets.includes('low-carb'))
  const meals = eaters.map(
    ({ race, athlete }) => planPreEvent(race.start, athlete.mass, 'get-up', false).meal.carbs / athlete.mass,
  )
  return {
    'loading targets of 10 g/kg reached': `${loaded.length} of ${long.length}`,
    'meals before of 1-4 g/kg': `${meals.filter((perKilogram) => perKilogram >= 1 && perKilogram <= 4).length} of ${eaters.length}`,
    'a gut without trouble reaches 90 g/h in six weeks': reachesGoal() ? 'yes' : 'no',
  }
}
