import { wordsOf } from '../words.ts'

const PLANTS = 'mandel|hafer|soja|reis|kokos|cashew|haselnuss|dinkel|erbsen|lupinen|hanf|erdnuss|pistazien|macadamia'
const PLANT_MILKS = 'milch|drink|sahne|cuisine|joghurt|jogurt|creme|butter|quark|kase|eis|dessert|pudding'
const GRAINLESS =
  'mais|reis|kartoffel|mandel|kokos|kichererbsen|hirse|buchweizen|soja|lupinen|leinsamen|linsen|bohnen|mungbohnen|erbsen|amaranth|quinoa|teff|tapioka|kastanien|haselnuss|nuss|erdnuss|sesam|kurbiskern|konjak|shirataki|zucchini|algen|glas'
const NUTS_EN =
  'peanut|almond|cashew|nut|hazelnut|pistachio|walnut|soy|sesame|sunflower(?: seed)?|pumpkin(?: seed)?|apple'
const PLANTS_ES =
  'coco|almendras?|avena|soja|soya|arroz|avellanas?|anacardos?|cacahuetes?|cacahuates?|mani|pistachos?|nueces|alpiste|quinoa|mijo|espelta'
const GRAINLESS_ES =
  'maiz|arroz|almendras?|coco|garbanzos?|trigo sarraceno|sarraceno|alforfon|lentejas?|soja|avellanas?|quinoa|mijo|teff|yuca|tapioca|castanas?|algarroba|lino'

/**
 * Names of foods after others that are not in them, in German, Spanish and English, with what they do hold: by law no `milk`
 * is in coconut milk, and none of the declared nuts in a nutmeg (Regulation 1169/2011, Annex II). The first that fits counts.
 */
const lookalikes: readonly (readonly [name: RegExp, holds: string])[] = [
  // Milk, butter and cheese of plants, and what has only the name of them
  [new RegExp(`\\b(${PLANTS})(?:nuss)?(?:${PLANT_MILKS})(?!saure)(\\w*)`, 'g'), '$1 $2'],
  [new RegExp(`\\b(?:leche|bebida|yogur(?:es)?|crema|mantequilla|pasta|nata) de (${PLANTS_ES})\\b`, 'g'), '$1'],
  [new RegExp(`\\b(${NUTS_EN}|cocoa|cacao|shea|coconut) butters?\\b`, 'g'), '$1'],
  [/\b(coconut|almond|soya?|rice|oat|hemp|cashew) ?(?:milk|cream|yogh?urt|drink)\b/g, '$1'],
  [/\b\w*milchsaure\w*|\bacido lactico\b|\bfermentos lacticos\b|\blactic acid\b/g, ' '],
  [/\b(?:kakao|shea|karite)butter\b/g, 'kakao'],
  [/\bmanteca de (cacao|karite|coco|cerdo)\b/g, '$1'],
  [/\bbutter(?:pilz|salat|nuss|bohne|blume|birne|fisch|kurbis)\w*/g, ' '],
  [/\bbutter ?(?:nut|beans?|cup|fly|head|lettuce|squash)\w*/g, ' '],
  [/\b(?:leber|fleisch)kase\w*/g, 'fleisch'],
  [/\b\w*oberschale\w*/g, 'fleisch'],
  [/\bfischmilch\w*/g, 'fisch'],
  [/\bcream of (?:tartar|rice)\b|\bice tea\b/g, ' '],
  [/\bcremas? de (?!leche\b)/g, ' '],
  [/\bpasta de (?!trigo|semola|huevo)/g, ' '],
  [/\b(?:milk thistles?|crab ?apples?)\b/g, ' '],
  // Nuts
  [/\bmuskat(?:nuss|nusse|bluten?)?\b|\bnuez moscada\b|\bnutmeg\b/g, ' '],
  [/\bkokosnuss(?=|e|en)(\w*)/g, 'kokos $1'],
  [/\b(?:wasserkastanien?|water ?chestnuts?|castanas? de agua)\b/g, ' '],
  [/\berdmandel\w*|\bchufas?\b|\btiger ?nuts?\b|\bmandelentzundung\w*/g, ' '],
  [/\bnussschinken\b|\blachsschinken\b/g, 'schinken'],
  [/\b\w*genuss\w*|\bdough ?nuts?\b/g, ' '],
  // Flour, noodles and bread of other plants
  [
    new RegExp(
      `\\b(${GRAINLESS})(?:vollkorn)?(?:mehl|griess|nudeln?|spaghetti|penne|fusilli|waffeln?|cracker|kuchen|brei|flocken|pops|chips)\\b`,
      'g',
    ),
    '$1',
  ],
  [new RegExp(`\\b(?:nudeln?|spaghetti|penne|fusilli) aus (?:\\w+en )?(${GRAINLESS})(?:mehl)?\\b`, 'g'), '$1'],
  [new RegExp(`\\b(${GRAINLESS}) (?:nudeln?|spaghetti|penne|fusilli)\\b`, 'g'), '$1'],
  [
    new RegExp(
      `\\b(?:harina|semola|fideos|pasta|tortitas|copos|espaguetis|macarrones|tortillas) (?:integral(?:es)? )?de (${GRAINLESS_ES})\\b`,
      'g',
    ),
    '$1',
  ],
  [/\bbuchweizen\w*|\bbuckwheat\b|\btrigo sarraceno\b/g, ' '],
  [/\bjohannisbrot\w*|\bbrot(?:aufstrich|belag|zeit|gewurz)\w*/g, ' '],
  [/\bbier(?:schinken|wurst|hefe|beisser|kasten)\w*|\b(?:ingwer|ginger|root) ?(?:bier|beer)\b/g, ' '],
  [/\btorten?guss\w*|\btartar sauce\b/g, ' '],
  [/\b(?:nudel|pasta|spaghetti|pizza)(?:sauce|sosse|gewurz|tomaten|kase)\w*/g, ' '],
  [/\b(?:pasta|pizza|spaghetti) sauce\b|\bsalsa (?:para|de) (?:pasta|pizza)\b/g, ' '],
  [/\ben grano\b|\bgrano (?:largo|medio|redondo|corto)\b/g, ' '],
  // Eggs: `Eiweiß` is protein of any kind, too
  [/\beiweiss(?:riegel|pulver|brot|shake|drink|pudding|isolat|konzentrat|reich|chips|quelle|mix)\w*/g, 'protein'],
  [/\b(?:oster|schoko|uberraschungs)eier?n?\b|\bhuevos? (?:de chocolate|de pascua|kinder)\b|\beaster eggs?\b/g, ' '],
  [/\beier(?:frucht|schwamm)\w*|\begg ?plants?\b/g, ' '],
  // Fish, shells and snails
  [/\bausternpilz\w*|\bausternseitling\w*|\boyster mushrooms?\b|\bsetas? de ostra\b/g, ' '],
  [/\bmuschelnudel\w*/g, 'nudeln'],
  [
    /\b(?:(?!weinberg)\w+schnecken?|(?:schoko|zimt|nuss|mohn|rosinen|quark|lakritz) schnecken?|schneckennudeln?)\b/g,
    'geback',
  ],
  [/\brape ?seed\w*|\brape oil\b/g, ' '],
  [/\btintenfisch(\w*)/g, 'kalmar $1'],
  // Words that mean something else in one of the other languages
  [/\bchoco\b/g, 'chocolate'],
  [/\b(?:pesca|peche)s?\b/g, 'peach'],
]

/** The words of a name or a list without what is only named after a food. Small letters, no accents, single spaces. */
export const withoutLookalikes = (text: string): string =>
  lookalikes.reduce(
    (said, [name, holds]) => said.replaceAll(name, holds),
    wordsOf(text).join(' ').replaceAll('nuess', 'nuss').replaceAll('kaese', 'kase').replaceAll('saeure', 'saure'),
  )
