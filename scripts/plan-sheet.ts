/**
 * Prints one athlete's week as a sheet that a dietitian and a cook can read and criticise: the days, what is cooked when
 * and eaten from it when, the minutes, and the shopping in whole packs.
 * Usage: `npm run plan -- --athlete file.json [--seed 1] [--monday 2026-03-02] [--options] [--shop us]`
 * The file is read as in `plan-sheet.example.json`; only sex, age, massKg and heightCm are required. `kitchen` holds
 * preferences as they are stored; what is left out has its default.
 */
import { readFileSync } from 'node:fs'
import { openCatalog } from '@pacemeal/catalog'
import { findRecipeKitchen } from '@pacemeal/catalog/kitchen'
import { type ShoppingItem, shoppingList, weekPortions } from '@pacemeal/catalog/shopping'
import {
  type Athlete,
  type CookEvent,
  centimetres,
  DAY_MINUTES,
  diets,
  endAfter,
  intensities,
  isJsonObject,
  type JsonObject,
  type KitchenPreferences,
  kilograms,
  localDate,
  type Macros,
  type MealOption,
  minuteOfDay,
  type PlannedDay,
  type PlannedMeal,
  type PlannedWeek,
  performanceObjectives,
  type Session,
  type Shop,
  sessionTypes,
  sexes,
  trainingCategories,
  type WeeklySchedule,
  weekdays,
} from '@pacemeal/domain'
import { planWeek } from '@pacemeal/planner'
import { readKitchenPreferences } from '@pacemeal/protocol'

/** Refuses a file by the field and what it may hold. */
const refuse = (field: string, accepted: string): never => {
  console.error(`${field}: ${accepted}`)
  process.exit(2)
}

const fieldsOf = (value: unknown, field: string): JsonObject =>
  isJsonObject(value) ? value : refuse(field, 'an object')

const listOf = (value: unknown, field: string): readonly unknown[] =>
  Array.isArray(value) ? value : refuse(field, 'a list')

const numberIn = (value: unknown, field: string): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : refuse(field, 'a number')

const textIn = (value: unknown, field: string): string => (typeof value === 'string' ? value : refuse(field, 'a text'))

const oneOf = <T extends string>(accepted: readonly T[], value: unknown, field: string): T =>
  accepted.find((word) => word === value) ?? refuse(field, `one of ${accepted.join(', ')}`)

const minuteIn = (value: unknown, field: string): number => {
  const [, hours, minutes] =
    /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(textIn(value, field)) ?? refuse(field, 'a time as HH:MM')
  return Number(hours) * 60 + Number(minutes)
}

const sessionIn = (value: unknown, field: string): Session => {
  const session = fieldsOf(value, field)
  const start = minuteIn(session.start, `${field}.start`)
  const end = minuteIn(session.end, `${field}.end`)
  return {
    type: oneOf(sessionTypes, session.type, `${field}.type`),
    intensity: oneOf(intensities, session.intensity, `${field}.intensity`),
    start: minuteOfDay(start),
    end: minuteOfDay(endAfter(start, end)),
  }
}

const scheduleIn = (value: unknown): WeeklySchedule => {
  const days = fieldsOf(value, 'schedule')
  const sessionsOn = (day: (typeof weekdays)[number]): readonly Session[] =>
    listOf(days[day] ?? [], `schedule.${day}`)
      .map((session, i) => sessionIn(session, `schedule.${day}[${i}]`))
      .toSorted((a, b) => a.start - b.start)
  return Object.fromEntries(weekdays.map((day) => [day, sessionsOn(day)])) as WeeklySchedule
}

const readKitchen = (file: JsonObject): KitchenPreferences => readKitchenPreferences(JSON.stringify(file.kitchen ?? {}))

const athleteIn = (file: JsonObject): Athlete => {
  const optional = (field: string) => (file[field] === undefined ? {} : { [field]: numberIn(file[field], field) })
  return {
    body: {
      sex: oneOf(sexes, file.sex, 'sex'),
      age: numberIn(file.age, 'age'),
      mass: kilograms(numberIn(file.massKg, 'massKg')),
      height: centimetres(numberIn(file.heightCm, 'heightCm')),
      ...optional('bodyFatPercent'),
      ...optional('averageSteps'),
    },
    objective: oneOf(performanceObjectives, file.objective ?? 'balanced', 'objective'),
    categories: listOf(file.categories ?? ['general-fitness'], 'categories').map((value) =>
      oneOf(trainingCategories, value, 'categories'),
    ),
    diets: listOf(file.diets ?? [], 'diets').map((value) => oneOf(diets, value, 'diets')),
    restrictions: listOf(file.restrictions ?? [], 'restrictions').map((value) => textIn(value, 'restrictions')),
    zone: textIn(file.zone ?? 'UTC', 'zone'),
    schedule: scheduleIn(file.schedule ?? {}),
  }
}

const argument = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? undefined : process.argv[at + 1]
}

const time = (minute: number): string =>
  `${String(Math.floor((minute % DAY_MINUTES) / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}${minute >= DAY_MINUTES ? '+1' : ''}`
const off = (planned: number, target: number): string => {
  const percent = (planned / target - 1) * 100
  return `${percent >= 0 ? '+' : ''}${percent.toFixed(1)}%`
}
const figures = (m: Macros): string =>
  `${Math.round(m.calories)} kcal, C ${Math.round(m.carbs)} P ${Math.round(m.protein)} F ${Math.round(m.fat)}`

const printOption = (option: MealOption): void => {
  console.log(`         ${option.ingredients.map(({ amount, item }) => `${amount} ${item}`).join(', ')}`)
}

const SATURDAY = weekdays.indexOf('saturday')
const dayName = (date: string): string =>
  new Date(`${date}T12:00Z`).toLocaleDateString('en', { weekday: 'short', timeZone: 'UTC' })

/** Where a meal comes from: cooked now and for what else, or left from when. */
const sourceOf = ({ cooking }: PlannedMeal): string => {
  if (!cooking) return ''
  if (cooking.leftoverOf !== undefined) return `  <- cooked ${dayName(cooking.cookedOn)}`
  return cooking.servingsCooked > 1 ? `  cooks ${cooking.servingsCooked} servings` : ''
}

const eventsOn = (week: PlannedWeek, day: PlannedDay): readonly CookEvent[] =>
  (week.cooking ?? []).filter(({ cookedOn }) => cookedOn === day.date)

/** Busy minutes of a day: its cook events, what is assembled for itself, and warming. */
const minutesOn = (week: PlannedWeek, day: PlannedDay): number =>
  eventsOn(week, day).reduce((sum, { handsOnMinutes }) => sum + handsOnMinutes, 0) +
  day.meals.reduce((sum, { cooking, options: [{ recipe, minutes }] }) => {
    if (!cooking) return sum + (findRecipeKitchen(recipe)?.handsOnMinutes ?? minutes)
    const isLater = cooking.leftoverOf !== undefined || cooking.cookedOn !== day.date
    return isLater ? sum + cooking.handsOnMinutes : sum
  }, 0)

const printCooking = (week: PlannedWeek): void => {
  console.log('\nCOOKING')
  for (const event of week.cooking ?? []) {
    const minutes = `${event.handsOnMinutes}+${event.waitingMinutes} min`
    const rest = event.restGrams > 0 ? `, ${Math.round(event.restGrams)} g left over` : ''
    console.log(
      `  ${dayName(event.cookedOn)} ${event.name}: ${event.servingsCooked} servings, ${minutes}, keeps ${event.keepsDays} days${rest}`,
    )
    for (const { date, meal, eater, grams, isFrozen } of event.portions)
      console.log(
        `      ${dayName(date)} ${meal.split('-').slice(1).join(' ')}: ${Math.round(grams)} g${eater === 'self' ? '' : ` (${eater})`}${isFrozen ? ', frozen' : ''}`,
      )
  }
}

const itemText = ({ name, packs, amount, rest }: ShoppingItem): string => {
  const left = rest
    ? `  (${rest.amount} left, ${rest.useBy ? `by ${dayName(rest.useBy)}` : `${rest.openDays} days`})`
    : ''
  return `    ${name}: ${packs?.text ?? amount}${packs && packs.text !== amount ? ` [${amount}]` : ''}${left}`
}

const printShopping = (week: PlannedWeek, shop: Shop): void => {
  const { aisles, pantry } = shoppingList(openCatalog(), weekPortions(week), { shop })
  console.log(`\nSHOPPING, ${aisles.reduce((sum, { items }) => sum + items.length, 0)} items`)
  for (const { aisle, items } of aisles) {
    console.log(`  ${aisle}`)
    for (const item of items) console.log(itemText(item))
  }
  console.log(`  At home: ${pantry.map(({ name }) => name).join(', ')}`)
}

const printDay = (day: PlannedDay, week: PlannedWeek, kitchen: KitchenPreferences, withOptions: boolean): void => {
  const { target, planned } = day
  const budget = weekdays.indexOf(day.day) < SATURDAY ? kitchen.handsOnMinutes.weekday : kitchen.handsOnMinutes.weekend
  console.log(
    `\n${day.day.toUpperCase()} ${day.date}  ${day.load}${day.flags.length > 0 ? `  [${day.flags.join(', ')}]` : ''}`,
  )
  for (const { type, start, end, intensity, during } of day.sessions) {
    const take = during.carbs > 0 ? `, take ${during.carbs} g carbs during` : ''
    console.log(`  ${time(start)}-${time(end)} ${type} ${intensity}${take}`)
  }
  console.log(`  target  ${figures(target)}`)
  console.log(
    `  planned ${figures(planned)}  (energy ${off(planned.calories, target.calories)}, carbs ${off(planned.carbs, target.carbs)}, protein ${off(planned.protein, target.protein)}, fat ${off(planned.fat, target.fat)})`,
  )
  console.log(`  kitchen ${minutesOn(week, day)} of ${budget} minutes busy`)
  for (const meal of day.meals) {
    const [first, ...others] = meal.options
    console.log(
      `  ${time(meal.at)} ${meal.slot}: ${first.name}${first.servings === 1 ? '' : ` (${first.servings} servings)`}, ${first.minutes} min${sourceOf(meal)}`,
    )
    console.log(`         ${figures(first)}   of ${figures(meal.target)}`)
    printOption(first)
    for (const other of withOptions ? others : []) {
      console.log(`       or ${other.name}: ${figures(other)}`)
      printOption(other)
    }
  }
}

const path = argument('athlete')
if (!path) {
  console.error('Name the athlete: npm run plan -- --athlete file.json')
  process.exit(2)
}
const file = fieldsOf(JSON.parse(readFileSync(path, 'utf8')), path)
const kitchen = readKitchen(file)
const shop: Shop = argument('shop') === 'us' ? 'us' : 'metric'
const plan = planWeek(
  {
    athlete: athleteIn(file),
    monday: localDate(argument('monday') ?? '2026-03-02'),
    seed: Number(argument('seed') ?? 1),
    kitchen,
    shop,
  },
  openCatalog(),
)
if (plan.kind === 'planned') {
  const { week } = plan
  for (const warning of week.warnings) console.log(`! ${warning}`)
  for (const day of week.days) printDay(day, week, kitchen, process.argv.includes('--options'))
  if (week.cooking) printCooking(week)
  printShopping(week, shop)
} else {
  console.log(JSON.stringify(plan, null, 2))
  process.exitCode = 1
}
