import { openCatalog } from '@pacemeal/catalog'
import { localDate, type PlannedDay } from '@pacemeal/domain'
import { planWeek } from '@pacemeal/planner'
import { checkWeek } from '@pacemeal/testing'
import loadHighs from 'highs'
import { someAthlete } from './plan/athletes.ts'
const full = process.argv.includes('--full')
const weeks = Number(process.argv[process.argv.indexOf('--weeks') + 1]) || (full ? 1500 : 30)
const from = process.argv.includes('--from') ? Number(process.argv[process.argv.indexOf('--from') + 1]) : 0
const catalog = openCatalog()
const solver = await loadHighs()
const times: number[] = []
const days: { day: PlannedDay; n: number }[] = []
let infeasible = 0
let faults = 0
for (let n = from; n < from + weeks; n++) {
  const athlete = someAthlete(n)
  const t = performance.now()
  const plan = planWeek({ athlete, monday: localDate('2026-03-02'), seed: n }, catalog, solver)
  const ms = performance.now() - t
  times.push(ms)
  const label = `${n} ${athlete.diets.join('+') || '-'} / ${athlete.restrictions.join(', ') || '-'}`
  if (plan.kind !== 'planned') {
    infeasible++
    console.log(label, JSON.stringify(plan).slice(0, 600))
    continue
  }
  const found = checkWeek(plan.week, athlete, catalog.findFood)
  faults += found.length
  for (const f of found.slice(0, 5)) console.log('FAULT', label, f.where, f.what)
  for (const day of plan.week.days) days.push({ day, n })
  const fewest = Math.min(...plan.week.days.flatMap((d) => d.meals.map((m) => m.options.length)))
  if (process.argv.includes('--verbose') || fewest < 3) console.log(label, ms.toFixed(0), 'options>=', fewest, plan.week.warnings.join(' '))
}
const rel = (d: PlannedDay, k: 'calories' | 'protein' | 'carbs' | 'fat') => d.planned[k] / d.target[k] - 1
const share = (ok: (d: PlannedDay) => boolean) => ((100 * days.filter(({ day }) => ok(day)).length) / days.length).toFixed(2)
const checks = {
  energy: (d: PlannedDay) => Math.abs(rel(d, 'calories')) <= 0.03,
  protein: (d: PlannedDay) => rel(d, 'protein') >= -0.02 && rel(d, 'protein') <= 0.08,
  carbs: (d: PlannedDay) => Math.abs(rel(d, 'carbs')) <= 0.05,
  fat: (d: PlannedDay) => Math.abs(rel(d, 'fat')) <= 0.1,
}
for (const [k, ok] of Object.entries(checks)) console.log(k, share(ok))
console.log('all', share((d) => Object.values(checks).every((ok) => ok(d))))
const bad = days.filter(({ day }) => !Object.values(checks).every((ok) => ok(day)))
for (const { day, n } of bad.slice(0, 25)) {
  const a = someAthlete(n)
  console.log(n, a.diets.join('+'), '/', a.restrictions.join(','), day.day, (['calories', 'protein', 'carbs', 'fat'] as const).map((k) => `${k} ${Math.round(day.target[k])} ${(rel(day, k) * 100).toFixed(1)}%`).join(' '), day.flags.join(','))
}
const mealOff = days.flatMap(({ day }) => day.meals.filter((m) => !m.slot.includes('fuel')).map((m) => Math.abs(m.options[0].calories / m.target.calories - 1)))
const fuelOff = days.flatMap(({ day }) => day.meals.filter((m) => m.slot.includes('fuel')).map((m) => Math.abs(m.options[0].carbs / m.target.carbs - 1)))
console.log('meals within 12% kcal', (mealOff.filter((x) => x <= 0.12).length / mealOff.length).toFixed(4), 'fuel within 10% carbs', (fuelOff.filter((x) => x <= 0.1).length / fuelOff.length).toFixed(4))
const sorted = times.toSorted((a, b) => a - b)
console.log('weeks', weeks, 'infeasible', infeasible, 'faults', faults, 'ms median', sorted[Math.floor(sorted.length / 2)]?.toFixed(0), 'p95', sorted[Math.floor(sorted.length * 0.95)]?.toFixed(0), 'max', sorted.at(-1)?.toFixed(0))
