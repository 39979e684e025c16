import { withDryYeast } from '@pacemeal/catalog/say'

/**
 * What words mean in a list of ingredients, where the reader of meals takes them for something on a plate: `caldo de pollo` is
 * a dish at table, `Hefe` a beer, `rama` a margarine. The right side is what the reader takes for certain.
 */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/(?<=\d\s*)(?:pck|pckg|pkg|pkt)\.?(?=\s)/giu, 'Päckchen'],
  [
    /(?<!active )(?<!nutritional )\b(?:(?:instant|quick|fast[- ]action|rapid[- ]rise|dried|dry|active|baker['’]?s)[,\s]+)*yeast\b(?! (?:flakes?|extracts?|spread))/gi,
    'active dry yeast',
  ],
  [/(?<![\p{L}])(?:trocken|back)?hefe(?![\p{L}-])/giu, 'active dry yeast'],
  [
    /(?<![\p{L}])levadura (?:(?:seca|instantánea)(?: de panader(?:o|ía))?|de panader(?:o|ía)(?: seca)?)(?![\p{L}])/giu,
    'active dry yeast',
  ],
  [/(?<![\p{L}])hefeflocken(?![\p{L}])/giu, 'nutritional yeast'],
  // What a dish is cooked in.
  [/(?<![\p{L}])caldo de (?:pollo|ave|gallina)(?![\p{L}])/giu, 'chicken broth'],
  [/(?<![\p{L}])caldo (?:de (?:verduras?|vegetales)|vegetal)(?![\p{L}])/giu, 'vegetable broth'],
  [/(?<![\p{L}])(?:gemüse|kraft)?(?:brühe|bouillon|fond)(?![\p{L}-])/giu, 'vegetable broth'],
  [/(?<![\p{L}])(?:fleisch|rinder|kalbs)(?:brühe|bouillon|fond)(?![\p{L}-])/giu, 'beef broth'],
  // Pulses, where the word alone is a dish.
  [
    /(?<![\p{L}])lentejas(?: (?:pardinas?|secas|castellanas?|verdinas?|crudas|cocidas))*(?! (?:guisadas|estofadas|con))(?![\p{L}])/giu,
    'lentils',
  ],
  [
    /(?<![\p{L}])(?:(?:geräucherte[mnrs]? )paprika(?:pulver)?|räucherpaprika(?:pulver)?|paprika(?:pulver)?,? \(?geräuchert\)?)(?![\p{L}])/giu,
    'smoked paprika',
  ],
  [
    /(?<![\p{L}])(?:(?:edel)?süße[mnrs]? |(?:rosen)?scharfe[mnrs]? )?(?:paprikapulver(?:,? \(?(?:(?:edel)?süß|(?:rosen)?scharf|mild)\)?)?|paprika,? \(?(?:edelsüß|rosenscharf)\)?)(?![\p{L}])/giu,
    'Paprikapulver',
  ],
  [
    /(?<=(?<![\p{L}])(?:[te]l|(?:tee|ess|eß)löffel|prisen?|msp|messerspitzen?)\.? )(?:(?:edel)?süße[nrs]? |(?:rosen)?scharfe[nrs]? )?paprika(?![\p{L}])/giu,
    'Paprikapulver',
  ],
  // By the spoon, or ground, it is the powder, and else the vegetable of some countries' shops.
  [
    /(?<=(?<![\p{L}])(?:tsps?|tbsps?|teaspoons?|tablespoons?|cucharad(?:it)?as?|cdas?|cdtas?|pinch|pizca)\.? (?:(?:of|de) )?(?:(?:sweet|hot|ground) )?)(?:paprika|piment[oó]n)(?: (?:dulce|picante|molido))?(?![\p{L}]|,? (?:powder|ahumado|de la vera))/giu,
    'paprika powder',
  ],
  [/(?<![\p{L}])piment[oó]n (?:dulce|picante|molido|en polvo)(?![\p{L}])/giu, 'paprika powder'],
  [/(?<![\p{L}])piment[oó]n (?:ahumado|de la vera)(?![\p{L}])/giu, 'smoked paprika'],
  // `1 (6-oz) container yogurt`, `1 scoop (31 g) whey`: what the one pack or scoop holds is how much it is.
  [
    /(?<=^|\s)(?:1|an?|one) \((\d+(?:\.\d+)?)[- ]?(g|ml|oz|ounces?)\.?\) (?:container|tub|pot|packet|package|pkg|carton|jar|bag|box)(?: of)?(?![\p{L}])/giu,
    '$1 $2',
  ],
  [/(?<=^|\s)(?:1|an?|one) scoop \((\d+(?:\.\d+)?) ?(g|oz)\)(?: of)?(?![\p{L}])/giu, '$1 $2'],
  // Parts of eggs.
  [/(?<![\p{L}])eigelbe?(?![\p{L}])/giu, 'egg yolk'],
  [/(?<![\p{L}])yemas?(?: de huevos?)?(?![\p{L}])/giu, 'egg yolk'],
  // Shapes and states that are dishes, too.
  [/(?<![\p{L}])bolas? de (?=mozz?arella)/giu, ''],
  [/(?<=(?<!pl[aá]tanos? (?:macho )?)(?<![\p{L}])\p{L}+\s)madur[oa]s?(?![\p{L}])/giu, ''],
]

/** A line of a recipe in words that the reader of meals takes in their sense. */
export const inPlainWords = (line: string): string =>
  WORDS.reduce((said, [word, plain]) => said.replace(word, plain), withDryYeast(line))
