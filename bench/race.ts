import { openCatalog } from '@pacemeal/catalog'
import { scheduleRace } from '@pacemeal/nutrition/race'
import { openSolver } from '@pacemeal/planner/highs'
import { checkSchedule } from './race/check-schedule.ts'
import { measureAround } from './race/measure-around.ts'
import { measureChanges } from './race/measure-changes.ts'
import { measureLittle } from './race/measure-little.ts'
import { measureLoading, printLoading, printLowCarb } from './race/measure-loading.ts'
import { measureSalt } from './race/measure-salt.ts'
import { timed } from './race/processor-time.ts'
import { someMeet, someRace, someRaceCarryingLittle, someRaceWithoutStations } from './race/races.ts'
import { countReasons, noReasons } from './race/read-reasons.ts'

/**
 * Plans the fuel of generated races (45 minutes to 24 hours, 45-110 kg, 5-38 degrees, four sports, every diet, 5-15 products)
 * and reads each schedule, and what becomes of it after a change, again with an independent checker: how many rolling hours keep their bounds, what binds the
 * others, what must never happen, and how long it takes. Hours outside are counted by what is said of them: with a reason that is
 * proven, found true, contradicted or not found true, and without any.
 *
 * As many races in which a bottle or none is carried are read for what they hold of the wanted carbohydrate and fluid, and as
 * many matches and triathlons without a station for what must never happen.
 *
 * Each of them is read again after nothing changed, a gel was missed, a station was closed, and the air became hotter or cooler.
 *
 * As many meets of several starts are read for what must never happen.
 *
 * With --loading it plans the weeks of that many generated athletes before a marathon, too, and reads what their loading
 * days hold on the plate, and a third as many of low-carb eaters.
 *
 * node bench/race.ts [--races 1000] [--from 0] [--detail] [--loading 30]
 */
const argument = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? undefined : process.argv[at + 1]
}
const count = Number(argument('races') ?? 1000)
const from = Number(argument('from') ?? 0)

const percent = (part: number, of: number): string => (of === 0 ? '-' : `${((100 * part) / of).toFixed(2)}%`)
const quantile = (values: readonly number[], q: number): string => {
  const sorted = values.toSorted((a, b) => a - b)
  return `${(sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? 0).toFixed(1)} ms`
}

const times: number[] = []
const breaches: string[] = []
const unexplained: string[] = []
const within = { carbs: 0, fluid: 0, sodium: 0 }
const salted = { hours: 0, within: 0 }
const filled = { bottles: 0, toMark: 0 }
const named = new Map<string, number>()
const solver = await openSolver()
const reasons = noReasons()
let hours = 0
let raced = 0
for (let number = from; number < from + count; number += 1) {
  const one = someRace(number)
  const [schedule, spent] = timed(() => scheduleRace(one.race, one.athlete, one.products))
  times.push(spent)
  const found = checkSchedule(one, schedule)
  hours += found.hours
  countReasons(one, found, reasons, solver)
  raced += one.race.legs.reduce((sum, leg) => sum + leg.minutes, 0) / 60
  breaches.push(...found.breaches.map((breach) => `${number} (${one.sport}) ${breach}`))
  unexplained.push(...found.unexplained)
  for (const quantity of ['carbs', 'fluid', 'sodium'] as const) within[quantity] += found.within[quantity]
  salted.hours += found.salted.hours
  salted.within += found.salted.within
  filled.bottles += found.filled.bottles
  filled.toMark += found.filled.toMark
  for (const [rule, times] of Object.entries(found.named)) named.set(rule, (named.get(rule) ?? 0) + times)
}

// Of meets the pauses are planned, not hours: what must never happen is looked for in each.
let met = 0
for (let number = from; number < from + count; number += 1) {
  const meet = someMeet(number)
  const found = checkSchedule(meet, scheduleRace(meet.race, meet.athlete, meet.products))
  met += meet.race.legs.reduce((sum, { minutes }) => sum + minutes, 0) / 60
  breaches.push(...found.breaches.map((breach) => `${number} (meet) ${breach}`))
}

const little = measureLittle(from, count)
breaches.push(...little.breaches)

const changed = measureChanges(from, count, someRace)
const changedLittle = measureChanges(from, count, someRaceCarryingLittle)
for (let number = from; number < from + count; number += 1) {
  const one = someRaceWithoutStations(number)
  const found = checkSchedule(one, scheduleRace(one.race, one.athlete, one.products))
  breaches.push(...found.breaches.map((breach) => `${number} (${one.sport} without stations) ${breach}`))
}
const changedLegs = measureChanges(from, count, someRaceWithoutStations)
const salt = measureSalt(from, count)
breaches.push(...changed.breaches, ...changedLittle.breaches, ...changedLegs.breaches, ...salt)

const checks = hours * 3
const inside = within.carbs + within.fluid + within.sodium
console.log(
  `${count} races, ${raced.toFixed(0)} hours, ${hours} rolling hours; ${count} meets, ${met.toFixed(0)} hours\n`,
)
console.table({
  'carbohydrate within 10%': percent(within.carbs, hours),
  'fluid within 10%': percent(within.fluid, hours),
  'sodium within 15%': percent(within.sodium, hours),
  'of hours that ask for sodium': percent(salted.within, salted.hours),
  'within, or with a reason that holds': percent(checks - unexplained.length, checks),
  'bottles filled to a mark': percent(filled.toMark, filled.bottles),
})
console.log('\nRolling hours outside their bounds, by what the schedule says of them')
console.table(
  Object.fromEntries(
    Object.entries(reasons).map(([quantity, count]) => [
      quantity,
      {
        'no serving comes nearer': percent(count.proven, hours),
        'place, time or a limit': percent(count.confirmed, hours),
        'servings would do': percent(count.contradicted, hours),
        'not found true': percent(count.unconfirmed, hours),
        'no reason': percent(count.unnamed, hours),
      },
    ]),
  ),
)
console.log('\nWhat binds the others')
console.table(
  Object.fromEntries([...named].toSorted((a, b) => b[1] - a[1]).map(([rule, n]) => [rule, percent(n, checks)])),
)
console.log(`\nWithin: ${percent(inside, checks)}. Unexplained: ${unexplained.length}. Breaches: ${breaches.length}.`)
console.log(`Processor time: p50 ${quantile(times, 0.5)}, p95 ${quantile(times, 0.95)}, longest ${quantile(times, 1)}`)
const anew = [...changed.times, ...changedLittle.times]
console.log(`After a change: p50 ${quantile(anew, 0.5)}, p95 ${quantile(anew, 0.95)}, longest ${quantile(anew, 1)}`)
console.log('\nWhat stays of the carbohydrate after minute 60, by what changes then')
console.table(changed.table)
console.log('Of races in which a bottle or none is carried')
console.table(changedLittle.table)
console.log(`\n${count} races in which a bottle or none is carried: share of what their hours want`)
console.table(little.table)
console.table(measureAround(from, count))
const athletes = Number(argument('loading') ?? 0)
if (athletes > 0) {
  const catalog = openCatalog()
  printLoading(measureLoading(from, athletes, catalog))
  printLowCarb(measureLoading(from, Math.ceil(athletes / 3), catalog, ['low-carb']))
}
if (process.argv.includes('--detail')) {
  for (const line of [...breaches, ...unexplained].slice(0, 60)) console.log(line)
}
if (breaches.length > 0) process.exitCode = 1
