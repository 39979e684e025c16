import { readFileSync } from 'node:fs'
import { openCatalog } from '@pacemeal/catalog'
import {
  type Athlete,
  centimetres,
  type Diet,
  diets,
  kilograms,
  localDate,
  type MealOption,
  minuteOfDay,
  type PerformanceObjective,
  type PlannedDay,
  performanceObjectives,
  type Session,
  type Sex,
  sexes,
  type TrainingCategory,
  trainingCategories,
  type WeeklySchedule,
  weekdays,
} from '@pacemeal/domain'
import { planWeek } from '@pacemeal/planner'
import { openSolver } from '@pacemeal/planner/highs'
import { z } from 'zod'

/**
 * Prints one athlete's week as a sheet that a dietitian can read and criticise.
 * Usage: `npm run plan -- --athlete file.json [--seed 1] [--monday 2026-03-02] [--options]`
 */
const clock = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time as HH:MM')
  .transform((text) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3)))

const sessionFile = z.object({
  type: z.enum(['Practice', 'Lift', 'Conditioning', 'Competition', 'Recovery', 'Hybrid']),
  start: clock,
  end: clock,
  intensity: z.enum(['Light', 'Moderate', 'Intense']),
})

const athleteFile = z.object({
  sex: z.enum(sexes),
  age: z.number(),
  massKg: z.number(),
  heightCm: z.number(),
  bodyFatPercent: z.number().optional(),
  averageSteps: z.number().optional(),
  objective: z.enum(performanceObjectives).default('balanced'),
  categories: z.array(z.enum(trainingCategories)).default(['general-fitness']),
  diets: z.array(z.enum(diets)).default(['classic']),
  restrictions: z.array(z.string()).default([]),
  zone: z.string().default('UTC'),
  schedule: z.partialRecord(z.enum(weekdays), z.array(sessionFile)).default({}),
})

const readAthlete = (path: string): Athlete => {
  const file = athleteFile.parse(JSON.parse(readFileSync(path, 'utf8')))
  const sessionsOn = (day: (typeof weekdays)[number]): readonly Session[] =>
    (file.schedule[day] ?? [])
      .map(({ type, intensity, start, end }) => ({
        type,
        intensity,
        start: minuteOfDay(start),
        end: minuteOfDay(end > start ? end : end + 1440),
      }))
      .toSorted((a, b) => a.start - b.start)
  return {
    body: {
      sex: file.sex satisfies Sex,
      age: file.age,
      mass: kilograms(file.massKg),
      height: centimetres(file.heightCm),
      ...(file.bodyFatPercent === undefined ? {} : { bodyFatPercent: file.bodyFatPercent }),
      ...(file.averageSteps === undefined ? {} : { averageSteps: file.averageSteps }),
    },
    objective: file.objective satisfies PerformanceObjective,
    categories: file.categories satisfies TrainingCategory[],
    diets: file.diets satisfies Diet[],
    restrictions: file.restrictions,
    zone: file.zone,
    schedule: Object.fromEntries(weekdays.map((day) => [day, sessionsOn(day)])) as WeeklySchedule,
  }
}

const argument = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? undefined : process.argv[at + 1]
}

const time = (minute: number): string =>
  `${String(Math.floor((minute % 1440) / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}${minute >= 1440 ? '+1' : ''}`
const off = (planned: number, target: number): string => {
  const percent = (planned / target - 1) * 100
  return `${percent >= 0 ? '+' : ''}${percent.toFixed(1)}%`
}
const figures = (m: { calories: number; protein: number; carbs: number; fat: number }): string =>
  `${Math.round(m.calories)} kcal, C ${Math.round(m.carbs)} P ${Math.round(m.protein)} F ${Math.round(m.fat)}`

const printOption = (option: MealOption): void => {
  console.log(`         ${option.ingredients.map(({ amount, item }) => `${amount} ${item}`).join(', ')}`)
}

const printDay = (day: PlannedDay, withOptions: boolean): void => {
  const { target, planned } = day
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
  for (const meal of day.meals) {
    const [first, ...others] = meal.options
    console.log(
      `  ${time(meal.at)} ${meal.slot}: ${first.name}${first.servings === 1 ? '' : ` (${first.servings} servings)`}, ${first.minutes} min`,
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
const plan = planWeek(
  {
    athlete: readAthlete(path),
    monday: localDate(argument('monday') ?? '2026-03-02'),
    seed: Number(argument('seed') ?? 1),
  },
  openCatalog(),
  await openSolver(),
)
if (plan.kind === 'planned') {
  for (const warning of plan.week.warnings) console.log(`! ${warning}`)
  for (const day of plan.week.days) printDay(day, process.argv.includes('--options'))
} else {
  console.log(JSON.stringify(plan, null, 2))
  process.exitCode = 1
}
