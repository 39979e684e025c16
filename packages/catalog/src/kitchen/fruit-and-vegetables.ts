/** Fresh, frozen, cooked and canned fruit and vegetables. Seasonings, juices, potatoes, starchy roots and pulses are none. */
const fresh: ReadonlySet<string> = new Set(
  `acorn-squash alfalfa-sprouts apple applesauce-unsweetened apricot artichoke-hearts-boiled arugula asparagus avocado banana
  bean-sprouts beets-canned beets-cooked beets-raw blackberries blackberries-frozen blueberries blueberries-frozen bok-choy
  broccoli broccoli-boiled broccoli-frozen broccoli-rabe brussels-sprouts brussels-sprouts-cooked butternut-squash
  butternut-squash-baked butternut-squash-frozen cabbage-green cabbage-red cantaloupe carrot carrot-boiled cauliflower
  cauliflower-boiled cauliflower-frozen celeriac celery chard cherries-sour cherries-sweet cherry-tomatoes clementine
  collard-greens corn-canned corn-frozen corn-raw cranberries-raw cucumber daikon eggplant fennel-bulb fig-fresh
  fruit-cocktail-juice grapefruit grapes green-beans green-beans-boiled green-beans-frozen green-peas-frozen green-peas-raw
  guava hearts-of-palm-canned honeydew jackfruit kale kimchi kiwi leek lettuce-butterhead lettuce-green-leaf lettuce-iceberg
  lettuce-romaine mango mango-frozen mixed-vegetables-frozen mushrooms-cremini mushrooms-oyster mushrooms-portobello
  mushrooms-shiitake mushrooms-white mustard-greens napa-cabbage nectarine okra onion onion-sweet orange papaya parsnip
  passion-fruit peach peaches-canned-juice pear peas-and-carrots-frozen pepper-green-bell pepper-red-bell pepper-yellow-bell
  persimmon pickles-dill pineapple pineapple-canned-juice plum pomegranate-seeds pumpkin-canned pumpkin-raw radishes
  raspberries raspberries-frozen red-onion rhubarb rutabaga sauerkraut scallions shallot snow-peas spaghetti-squash spinach
  spinach-cooked spinach-frozen strawberries strawberries-frozen tomatillo tomato tomato-paste tomato-puree tomatoes-canned
  tomatoes-crushed-canned turnip watermelon zucchini`.split(/\s+/),
)

const dried: ReadonlySet<string> = new Set(
  `apples-dried apricots-dried blueberries-dried cherries-dried cranberries-dried dates-deglet dates-medjool figs-dried
  goji-berries mango-dried mushrooms-shiitake-dried prunes raisins sun-dried-tomatoes`.split(/\s+/),
)

/** A portion of dried fruit is 30 g, of fresh 80 g (NHS, 5 A Day portion sizes, 2022). */
const DRIED_SHARE = 80 / 30

/**
 * How many grams of fruit and vegetables a gram of the food counts as: 1 of what is fresh, frozen or canned, more of what is
 * dried, 0 of anything else. Potatoes and other starchy roots count as none (WHO, Healthy diet, 2020).
 */
export const fruitAndVegetableShare = (foodId: string): number => {
  if (fresh.has(foodId)) return 1
  return dried.has(foodId) ? DRIED_SHARE : 0
}

/** Grams of fruit and vegetables among weighed foods. */
export const fruitAndVegetableGrams = (lines: readonly { readonly food: string; readonly grams: number }[]): number =>
  lines.reduce((sum, { food, grams }) => sum + fruitAndVegetableShare(food) * grams, 0)
