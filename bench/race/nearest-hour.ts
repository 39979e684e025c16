import type { Solver } from '@pacemeal/planner'
import type { HeldHour, Quantity } from './check-schedule.ts'
import type { RaceCase } from './races.ts'

/** A drink is never stronger, g/ml, nor saltier, mg/ml, than this; what is printed in docs/race.md. */
const MOST = { strength: 0.18, saltiness: 1.5 } as const
/** From so many minutes on whole food is eaten once an hour. */
const WHOLE_FOOD_FROM = 240

/**
 * How near an hour of whole servings could come to what it wants of one quantity, without the two others going further from theirs
 * than `allowed`: the distance of the best of all choices, in the unit of the quantity. It knows labels and rules, and nothing of
 * rhythms, stations and bottles, so that no schedule comes nearer; one may well stay further away.
 *
 * Solid food is whole; what is dissolved is drunk in any part. Null where no choice keeps the others.
 */
export function nearestHour(
  { race, athlete, products }: RaceCase,
  quantity: Quantity,
  target: HeldHour,
  allowed: HeldHour,
  { sweat, foods }: { readonly sweat: number; readonly foods: number },
  solver: Solver,
): number | null {
  const length = race.legs.reduce((sum, leg) => sum + leg.minutes, 0)
  const usable = products.filter(
    (p) =>
      p.caffeine === 0 &&
      !p.unfitFor.some((diet) => athlete.diets.includes(diet)) &&
      (athlete.allergens.length === 0 ||
        (p.allergens !== undefined && !p.allergens.some((a) => athlete.allergens.includes(a)))),
  )
  const isDissolved = (kind: string) => kind === 'mix' || kind === 'salt'
  const parts = usable
    .filter(({ kind }) => !isDissolved(kind) || race.carry.bottles > 0)
    .map((product, i) => ({ product, name: `x${i}` }))
  const sum = (of: (one: (typeof parts)[number]) => number): string =>
    parts
      .flatMap((one) => {
        const each = of(one)
        return each === 0 ? [] : [`${each < 0 ? '-' : '+'} ${Math.abs(each)} ${one.name}`]
      })
      .join(' ')
  const amount = {
    carbs: sum(({ product }) => product.carbs),
    sodium: sum(({ product }) => product.sodium),
    fluid: `${sum(({ product }) => product.water)} + 1 w`,
  }
  const rows = (['carbs', 'fluid', 'sodium'] as const).flatMap((one) =>
    one === quantity
      ? [`${amount[one]} - 1 d <= ${target[one]}`, `${amount[one]} + 1 d >= ${target[one]}`]
      : amount[one] === ''
        ? []
        : [
            `${amount[one]} <= ${target[one] + allowed[one]}`,
            `${amount[one]} >= ${Math.max(0, target[one] - allowed[one])}`,
          ],
  )
  rows.push(
    `${amount.fluid} <= ${sweat}`,
    `${sum(({ product }) => (isDissolved(product.kind) ? product.carbs : 0))} - ${MOST.strength} w <= 0`,
    `${sum(({ product }) => (isDissolved(product.kind) ? product.sodium : 0))} - ${MOST.saltiness} w <= 0`,
  )
  if (amount.carbs !== '') {
    rows.push(`${amount.carbs} <= ${Math.min(120, athlete.tolerance ?? 60)}`)
    rows.push(`${sum(({ product }) => product.glucose) || '0 w'} <= 67`)
  }
  const whole = sum(({ product }) => (product.kind === 'food' ? 1 : 0))
  if (length > WHOLE_FOOD_FROM && whole !== '') rows.push(`${whole} <= ${foods}`)
  const solids = parts.filter(({ product }) => !isDissolved(product.kind)).map(({ name }) => name)
  const solved = solver.solve(
    [
      'Minimize',
      ' o: d',
      'Subject To',
      ...rows.map((row, i) => ` r${i}: ${row}`),
      ...(solids.length > 0 ? ['General', ` ${solids.join(' ')}`] : []),
      'End',
    ].join('\n'),
  )
  return solved.Status === 'Optimal' ? solved.ObjectiveValue : null
}
