import { type ClassRule, dietRules } from '../diets.ts'
import type { FoodRules } from '../restrictions.ts'

/** What a product may be called, and the rules that it keeps then. */
const claims: readonly (readonly [called: RegExp, rules: readonly ClassRule[]])[] = [
  [/\bvegan|\bplant[- ]based|\bpflanzlich|\b100 ?% vegetal/i, dietRules.vegan],
  [/\b(?:dairy|milk)[- ]free|\bmilchfrei/i, dietRules['dairy-free']],
  [/\bgluten[- ]?free|\bglutenfrei|\bsin gluten/i, [...dietRules['gluten-free'], { forbids: 'wheat' }]],
]

/** Milk without its sugar is milk all the same, and all right for who avoids that sugar alone. */
const LACTOSE_FREE = /\b(?:lactose|laktose)[- ]?(?:free|frei)|\bsin lactosa/i

/** What a name says is not in it: `nut-free`, `laktosefrei`, `Ei-frei`, `sin leche`. */
const ABSENT = /\p{L}+(?:[- ]free|-?frei(?:e[nrms]?)?)(?!\p{L})|(?<!\p{L})(?:free from|without|no|ohne|sin)\s+\p{L}+/giu

/** A text without what it says is not in it. */
export const withoutAbsent = (text: string): string => text.replaceAll(ABSENT, ' ')

/** The rules that speak of a product: of one without lactose no rule against that does, whatever milk is in it. */
export const withoutLactoseRules = (rules: FoodRules, name: string): FoodRules =>
  LACTOSE_FREE.test(name)
    ? { ...rules, classRules: rules.classRules.filter(({ unless }) => unless !== 'lactose_free') }
    : rules

/**
 * What the name of a food says is in it, and the rules that speak of it: no milk is meant by `vegan cheese`, and no wheat by
 * `gluten free bread`.
 */
export function readName(rules: FoodRules, name: string): { readonly kept: FoodRules; readonly said: string } {
  const keeps = claims.flatMap(([called, rulesKept]) =>
    called.test(name) ? rulesKept.map(({ forbids }) => forbids) : [],
  )
  const rest = withoutLactoseRules(rules, name)
  const classRules = rest.classRules.filter(({ forbids }) => !keeps.includes(forbids))
  return { kept: { ...rest, classRules }, said: withoutAbsent(name) }
}
