/** Kilocalories in 100 g of kinds of dry food that hardly vary: least and most of what is sold, with some room. */
const bounds: Readonly<Record<string, readonly [least: number, most: number]>> = {
  'en:chocolates': [380, 680],
  'en:biscuits': [330, 600],
  'en:cookies': [330, 600],
  'en:biscuits-and-cakes': [220, 620],
  'en:breakfast-cereals': [280, 560],
  'en:mueslis': [300, 560],
  'en:granolas': [340, 560],
  'en:crisps': [350, 620],
  'en:potato-crisps': [380, 620],
  'en:crackers': [330, 580],
  'en:nuts': [450, 750],
  'en:nut-butters': [500, 720],
  'en:peanut-butters': [450, 700],
  'en:vegetable-oils': [780, 910],
  'en:olive-oils': [780, 910],
  'en:butters': [330, 780],
  'en:honeys': [280, 340],
  'en:flours': [300, 420],
  'en:sugars': [360, 410],
  'en:dry-pastas': [320, 400],
  'en:cereal-bars': [280, 580],
  'en:protein-bars': [250, 520],
  'en:energy-bars': [280, 560],
  'en:protein-powders': [330, 430],
  'en:hard-cheeses': [300, 480],
  'en:sweet-spreads': [150, 650],
  'en:hazelnut-spreads': [440, 640],
}

/** Whether so much energy can be in 100 g of one of the categories; true for those that vary. */
export const isUsualEnergy = (categories: readonly string[], kilocalories: number): boolean => {
  const known = categories.flatMap((category) => {
    const range = bounds[category]
    return range ? [range] : []
  })
  return known.every(([least, most]) => kilocalories >= least && kilocalories <= most)
}

const salty =
  /salt|bouillon|stock|broth|seasoning|sauce|spice|condiment|soup|miso|yeast-extract|baking|brine|anchov|olive|bicarbonate|electrolyte|caper|cured|dried-fish/

/** Whether a category holds foods that are mostly salt. */
export const isSalty = (categories: readonly string[]): boolean => categories.some((one) => salty.test(one))

/** Kinds, as words of a tag; `plant-based-foods-and-beverages` holds every cereal. */
const empty =
  /(?:^|[:-])(?<!and-)(?:waters?|beverages?|drinks?|sodas?|colas?|teas?|coffees?|infusions?|herbs?|sweeteners?|sugar-substitutes?|salts?|spices?|seasonings?|vinegars?|chewing-gums?|supplements?|vitamins?|electrolytes?|syrups?|sauces?|konjac|broths?|bouillons?|ice-cubes?|additives?|bicarbonates?|yeasts?)(?:-|$)/

/** Whether something of a category may be without energy; not of none, which tells nothing. */
export const mayBeEmpty = (categories: readonly string[]): boolean => categories.some((one) => empty.test(one))
