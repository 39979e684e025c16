import type { Catalog } from '../catalog.ts'
import { dietRules, findBrokenRule } from '../diets.ts'
import type { Food } from '../food.ts'
import { sumNutrients, type WeighedFood } from '../recipe-nutrients.ts'
import type { SaidItem } from './said-meal.ts'

/** What goes in the place of foods by their ids, and how many times their weight. The first that fits counts. */
type Swaps = readonly (readonly [ids: RegExp, food: string, times: number])[]

/** In the place of what is of an animal (own choice: what recipes without it take). */
const plants: Swaps = [
  [/^milk-chocolate/, 'dark-chocolate-70', 0.9],
  [/^whey|protein-powder|^milk-dry/, 'pea-protein-powder', 1],
  [/milk|kefir|half-and-half/, 'soy-milk-unsweetened', 1],
  [/yogurt|sour-cream/, 'soy-yogurt-plain', 1],
  [/^cream-cheese|chees|cheddar|mozz|feta|gouda|brie|romano|provol|ricotta|queso|gruy|parm/, 'coconut-oil', 0.4],
  [/cream/, 'coconut-milk-canned', 1],
  [/^butter|ghee/, 'vegan-spread', 1],
  [/^mayonnaise|ranch|tartar/, 'mayonnaise-vegan', 0.7],
  [/pesto/, 'olive-oil', 0.5],
  [/noodles/, 'pasta-dry', 1],
  [/honey/, 'agave-syrup', 1],
  [/lard|tallow|-fat$/, 'canola-oil', 1],
  [/broth/, 'vegetable-broth', 1],
  [/sauce/, 'soy-sauce', 1],
  [/^egg-/, 'tofu-soft', 2],
  [/gelatin|marshmallow/, 'sugar-white', 1],
  [/croissant|naan|pancake|waffle|muffin|bread|roll/, 'french-roll', 1.3],
  [/fish|chicken|turkey|salmon|tuna|cod|shrimp/, 'tofu-firm', 1],
  [/./, 'tofu-fried', 0.9],
]

/** In the place of what holds gluten. */
const glutenFree: Swaps = [
  [/(?:noodles|pasta).*-dry$/, 'gluten-free-pasta-dry', 1],
  [/noodles|pasta/, 'gluten-free-pasta-cooked', 1],
  [/crumbs/, 'rice-flour', 1],
  [/bun|roll|bagel|muffin|croissant|pancake|waffle/, 'gluten-free-roll', 1],
  [/bread|focaccia|naan|pita/, 'gluten-free-white-bread', 1],
  [/tortilla|chapati/, 'corn-tortilla', 1.3],
  [/crackers|pretzels/, 'gluten-free-crackers', 1],
  [/sauce/, 'tamari-gluten-free', 1],
  [/seitan/, 'tofu-firm', 1.5],
  [/bulgur|couscous|spelt|barley/, 'quinoa-cooked', 1],
  [/beer/, 'beer', 1],
  [/oat/, 'gluten-free-rolled-oats-dry', 1],
  [/./, 'rice-flour', 1],
]

/** What is said of a food, the rules that it keeps then, and what it is made with instead. */
const claims = [
  { word: 'vegan', said: /\bvegan|\bplant[- ]based|\bpflanzlich/i, rules: dietRules.vegan, swaps: plants },
  {
    word: 'vegetarian',
    said: /\bvegetari/i,
    rules: dietRules.vegetarian.filter(({ forbids }) => forbids !== 'animal_rennet'),
    swaps: plants,
  },
  { word: 'dairy free', said: /\b(?:dairy|milk)[- ]free|\bmilchfrei/i, rules: dietRules['dairy-free'], swaps: plants },
  {
    word: 'gluten free',
    said: /\bgluten[- ]?free|\bglutenfrei|\bsin gluten/i,
    rules: dietRules['gluten-free'],
    swaps: glutenFree,
  },
] as const

const isSure = (leaf: string): boolean =>
  !leaf.endsWith('_possible') && leaf !== 'gluten_trace' && leaf !== 'spice_blend'

/**
 * The item as its words claim that it is: a `vegan lasagne` is made without beef and cheese, a `gluten free pizza` without
 * wheat. What it claims stands before its name then. An item that claims nothing, or holds nothing that speaks against it, stays.
 */
export function asClaimed(catalog: Catalog, item: SaidItem): SaidItem {
  const claimed = claims.filter(({ said }) => said.test(item.said))
  const parts = claimed.reduce<readonly WeighedFood[]>((all, { rules, swaps }) => {
    const instead = ({ food, grams }: WeighedFood): WeighedFood => {
      if (!findBrokenRule(rules, food.classes.filter(isSure))) return { food, grams }
      const [, id = food.id, times = 1] = swaps.find(([ids]) => ids.test(food.id)) ?? []
      return { food: catalog.requireFood(id), grams: grams * times }
    }
    return merged(all.map(instead))
  }, item.parts)
  const isSame = parts.length === item.parts.length && parts.every(({ food }, at) => food === item.parts[at]?.food)
  if (isSame) return item
  const words = claimed.map(({ word }) => word).join(' ')
  const { question: _, ...rest } = item
  return {
    ...rest,
    key: `dish:${words.replaceAll(' ', '-')}-${item.key.slice(item.key.indexOf(':') + 1)}`,
    kind: 'dish',
    name: `${words.slice(0, 1).toUpperCase()}${words.slice(1)} ${item.name.slice(0, 1).toLowerCase()}${item.name.slice(1)}`,
    parts,
    grams: parts.reduce((sum, { grams }) => sum + grams, 0),
    nutrients: sumNutrients(parts).total,
  }
}

/** Parts of the same food as one. */
function merged(parts: readonly WeighedFood[]): readonly WeighedFood[] {
  const grams = new Map<Food, number>()
  for (const part of parts) grams.set(part.food, (grams.get(part.food) ?? 0) + part.grams)
  return [...grams].map(([food, sum]) => ({ food, grams: sum }))
}
