/**
 * Foods that many supermarkets do not have: game, rarer seafood, and what is sold in shops of one cuisine. Own choice, by
 * the assortment of large supermarkets in the United States, Germany and Spain.
 */
const rareFoods: ReadonlySet<string> = new Set(
  `natto bison-ground-raw bison-sirloin-cooked venison-ground-raw venison-steak-cooked rabbit-cooked goat-cooked
  duck-skinless-raw octopus-cooked eel-cooked crayfish-cooked swordfish-raw mahi-mahi-raw snapper-raw teff-dry teff-cooked
  sorghum-dry sorghum-flour amaranth-dry amaranth-cooked cassava-raw taro-raw jackfruit hominy-canned
  hearts-of-palm-canned pigeon-peas-cooked vital-wheat-gluten carob-flour caviar beef-tallow`.split(/\s+/),
)

/** Whether few shops sell the food of this id. */
export const isRarelySold = (food: string): boolean => rareFoods.has(food)

/** All foods that few shops sell, by their ids. */
export const rarelySold: readonly string[] = [...rareFoods]
