import type { IngredientClass } from './classes.ts'

/** How the classes that a restriction may stand for are called on screen. */
const labels: Partial<Record<IngredientClass, string>> = {
  milk: 'milk and dairy',
  egg: 'eggs',
  peanut: 'peanuts',
  tree_nut: 'tree nuts',
  seafood: 'fish and shellfish',
  shellfish: 'shellfish',
  crustacean: 'crustaceans',
  mollusc: 'molluscs',
  soy: 'soy',
  gluten: 'gluten',
  gluten_trace: 'traces of gluten',
  grain: 'grains',
  oats: 'oats',
  legume: 'beans, lentils and peas',
  green_pod: 'green beans',
  seed: 'seeds',
  chili: 'chili',
  spice_blend: 'spice blends',
  cheese_rennet: 'cheese with rennet',
  cilantro: 'cilantro',
  mushroom: 'mushrooms',
  allium: 'onion and garlic',
  tomato: 'tomatoes',
  potato: 'potatoes',
  nightshade: 'nightshades',
  citrus: 'citrus fruit',
  berry: 'berries',
  red_meat: 'red meat',
  game_ruminant: 'game',
  organ_meat: 'liver and other offal',
  processed_meat: 'processed meat',
  animal_fat: 'animal fat',
  caffeine: 'cocoa, coffee and other caffeine',
  added_sugar: 'added sugar',
  seed_oil: 'seed oils',
}

/** A class in words, in the plural where it has one. */
export const classLabel = (name: IngredientClass): string => labels[name] ?? name.replaceAll('_', ' ')
