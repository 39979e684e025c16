import type { Diet } from '@pacemeal/domain'

/**
 * What each diet and allergy leaves out, written a second time and on purpose: leaf classes spelt out one by one, and
 * words in food names as a second net. Nothing here is shared with the catalogue's rules or the planner, so that one
 * mistake cannot hide in both.
 */
export interface Ban {
  /** Leaf classes of a food row that must not appear. */
  readonly leaves: readonly string[]
  /** Words in a food's name that betray it. */
  readonly names?: RegExp
  /** Names that the words above hit by accident. */
  readonly except?: RegExp
}

const mammal = ['beef', 'veal', 'lamb', 'goat', 'game_ruminant', 'rabbit', 'pork', 'pork_possible']
const land = [
  'meat',
  'red_meat',
  ...mammal,
  'poultry',
  'organ_meat',
  'processed_meat',
  'animal_fat',
  'gelatin',
  'gelatin_possible',
  'blood',
]
const crustaceans = ['crustacean', 'crustacean_possible']
const molluscs = ['mollusc', 'mollusc_possible']
const finned = ['fish', 'fish_possible', 'fish_not_kosher']
const sea = ['seafood', 'shellfish', ...finned, ...crustaceans, ...molluscs]
const dairy = ['milk', 'milk_possible', 'butter', 'cheese', 'cheese_rennet', 'animal_rennet']
const eggs = ['egg', 'egg_possible']
const bees = ['honey', 'honey_possible']
const wheats = ['wheat', 'wheat_possible', 'triticale']
const glutens = [
  ...wheats,
  'gluten',
  'gluten_trace',
  'gluten_possible',
  'rye',
  'rye_possible',
  'barley',
  'barley_possible',
  'malt',
  'spice_blend',
]
const nuts = ['tree_nut', 'tree_nut_possible']
const peanuts = ['peanut', 'peanut_possible']
const soys = ['soy', 'soy_possible']
const sesames = ['sesame', 'sesame_possible']
const alcohols = ['alcohol', 'alcohol_possible']

const landNames =
  /\b(beef|veal|lamb|goat|bison|venison|rabbit|pork|ham|bacon|prosciutto|salami|pepperoni|chorizo|chicken|turkey|duck|gelatin|lard|tallow|sausage)\b/i
const landExcept = /goat cheese|vegan|veggie|meatless|tofu|tempeh|seitan/i
const fishNames =
  /\b(fish|salmon|tuna|cod|haddock|tilapia|trout|sardines?|anchov(?:y|ies)|mackerel|herring|halibut|snapper|mahi|pollock|catfish|eel|sea bass|swordfish|caviar)\b/i
const shellNames = /\b(shrimp|prawns?|crab|lobster|crayfish|mussels?|clams?|oysters?|scallops?|squid|octopus)\b/i
const dairyNames =
  /\b(milk|yogh?urt|cheese|cheddar|mozzarella|feta|parmesan|ricotta|butter|ghee|cream|kefir|whey|casein|skyr|halloumi|paneer)\b/i
const dairyExcept =
  /(soy|almond|oat|rice|coconut|cashew|hemp|pea|peanut|sunflower seed|apple|cocoa|nut|tahini|seed|vegan)[- ]*(milk|yogh?urt|butter|cream|cheese)|cream of (rice|wheat|tartar)|coconut (milk|cream)|butter ?(nut|bean|head)|buttercup|butter lettuce|dairy-free/i

const vegan: Ban = {
  leaves: [...land, ...sea, ...dairy, ...eggs, ...bees, 'unknown'],
  names: new RegExp(
    [landNames, fishNames, shellNames, dairyNames, /\b(eggs?|honey)\b/].map(({ source }) => source).join('|'),
    'i',
  ),
  except: new RegExp(
    `${landExcept.source}|${dairyExcept.source}|honeydew|honeynut|oyster mushroom|egg-free|eggplant|egg- and dairy-free`,
    'i',
  ),
}

/** Bans by diet. Low-carb is a matter of amounts, and kosher also one of combinations: see the checker. */
export const dietBans: Readonly<Record<Diet, Ban>> = {
  classic: { leaves: [] },
  vegan,
  vegetarian: {
    leaves: [...land, ...sea, 'animal_rennet', 'unknown'],
    names: new RegExp([landNames, fishNames, shellNames].map(({ source }) => source).join('|'), 'i'),
    except: new RegExp(`${landExcept.source}|oyster mushroom`, 'i'),
  },
  pescatarian: { leaves: [...land, 'unknown'], names: landNames, except: landExcept },
  kosher: {
    leaves: [
      'pork',
      'pork_possible',
      'rabbit',
      'fish_not_kosher',
      'shellfish',
      ...crustaceans,
      ...molluscs,
      'gelatin',
      'gelatin_possible',
      'blood',
      'unknown',
    ],
    names: new RegExp(
      `${shellNames.source}|\\b(pork|ham|bacon|prosciutto|rabbit|catfish|eel|swordfish|caviar)\\b`,
      'i',
    ),
    except: /turkey bacon|turkey ham|oyster mushroom|vegan|veggie|beef bacon/i,
  },
  'dairy-free': { leaves: [...dairy, 'unknown'], names: dairyNames, except: dairyExcept },
  'gluten-free': {
    leaves: [...glutens, 'unknown'],
    names: /\b(wheat|barley|rye|spelt|semolina|couscous|bulgur|farro|seitan|sourdough|bagel|baguette|pita|naan)\b/i,
    except: /gluten-free|buckwheat|vegan/i,
  },
  halal: {
    leaves: ['pork', 'pork_possible', ...alcohols, 'blood', 'gelatin', 'gelatin_possible', 'animal_fat', 'unknown'],
    names: /\b(pork|ham|bacon|prosciutto|beer|wine|sherry|mirin|rum|lard)\b/i,
    except: /turkey bacon|turkey ham|vinegar|beef bacon|non-alcoholic|vegan|veggie/i,
  },
  paleo: {
    leaves: [
      'grain',
      ...glutens.filter((leaf) => leaf !== 'gluten_trace' && leaf !== 'spice_blend' && leaf !== 'gluten_possible'),
      'oats',
      'corn',
      'rice',
      'legume',
      ...soys,
      ...peanuts,
      'lupin',
      ...dairy,
      'added_sugar',
      'seed_oil',
      'processed_meat',
      ...alcohols,
      'unknown',
    ],
    names: /\b(rice|oats?|quinoa|pasta|bread|bean|beans|lentils?|chickpeas?|tofu|tempeh|peanuts?|corn|sugar)\b/i,
    except:
      /green beans?|cauliflower rice|coconut|sugar snap|riced|rice vinegar|vanilla bean|peppercorn|coriander|cocoa|coffee/i,
  },
  'low-carb': { leaves: ['unknown'] },
}

/** Bans by a typed restriction, for the words that test athletes type. */
export const restrictionBans: Readonly<Record<string, Ban>> = {
  peanuts: { leaves: [...peanuts, 'unknown'], names: /\bpeanuts?\b/i },
  'tree nuts': {
    leaves: [...nuts, 'unknown'],
    names: /\b(almonds?|walnuts?|cashews?|pecans?|hazelnuts?|macadamia|pistachios?|brazil nuts?|pine nuts?)\b/i,
  },
  nuts: {
    leaves: [...nuts, ...peanuts, 'unknown'],
    names: /\b(almonds?|walnuts?|cashews?|pecans?|hazelnuts?|peanuts?)\b/i,
  },
  milk: { leaves: [...dairy, 'unknown'], names: dairyNames, except: dairyExcept },
  eggs: { leaves: [...eggs, 'unknown'], names: /\beggs?\b/i, except: /eggplant|egg-free|egg- and dairy-free/i },
  soy: { leaves: [...soys, 'unknown'], names: /\b(soy|tofu|tempeh|edamame|miso|tamari)\b/i, except: /soy-free/i },
  wheat: {
    leaves: [...wheats, 'unknown'],
    names: /\b(wheat|semolina|couscous|bulgur|seitan)\b/i,
    except: /buckwheat/i,
  },
  gluten: { leaves: [...glutens, 'oats', 'unknown'] },
  fish: { leaves: [...finned, 'unknown'], names: fishNames, except: /vegan|shellfish/i },
  shellfish: {
    leaves: ['shellfish', ...crustaceans, ...molluscs, 'unknown'],
    names: shellNames,
    except: /oyster mushroom/i,
  },
  sesame: { leaves: [...sesames, 'unknown'], names: /\b(sesame|tahini|hummus)\b/i },
  mustard: {
    leaves: ['mustard', 'mustard_possible', 'spice_blend', 'unknown'],
    names: /\bmustard\b/i,
    except: /mustard greens/i,
  },
  celery: { leaves: ['celery', 'celery_possible', 'spice_blend', 'unknown'], names: /\b(celery|celeriac)\b/i },
  pork: {
    leaves: ['pork', 'pork_possible', 'unknown'],
    names: /\b(pork|ham|bacon|prosciutto)\b/i,
    except: /turkey bacon|turkey ham|vegan|veggie/i,
  },
  mushrooms: { leaves: ['mushroom', 'unknown'], names: /\bmushrooms?\b/i },
  kiwi: { leaves: [], names: /\bkiwi/i },
  coconut: { leaves: ['coconut', 'coconut_possible', 'unknown'], names: /\bcoconut\b/i },
}

/** Words of meat and of milk, for meals that keep them apart. */
export const meatLeaves: ReadonlySet<string> = new Set([
  ...land.filter((leaf) => !leaf.startsWith('gelatin') && leaf !== 'blood'),
])
export const milkLeaves: ReadonlySet<string> = new Set(dairy)
export const fishLeaves: ReadonlySet<string> = new Set(finned)
