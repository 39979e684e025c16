import type { IngredientClass } from '../classes.ts'
import { withoutLookalikes } from './lookalikes.ts'

/** Whole words. */
const words = (list: string): RegExp => new RegExp(`\\b(?:${list})\\b`)

/**
 * What lists of ingredients call allergens by in languages that nobody logs food in here: Dutch, Swedish, Danish, Norwegian,
 * Polish, Czech, Finnish and Portuguese; and names and numbers of additives that hide them in any language. Of a list of
 * ingredients only: in a name many of these words mean something else.
 */
const onLabels: readonly (readonly [RegExp, readonly IngredientClass[]])[] = [
  [
    words(
      '\\w*melk(?:poeder|eiwit|eiwitten|vet|suiker|bestanddelen)?|wei(?:poeder|eiwit|eiwitten)|zuivel\\w*|\\w*kaas|slagroom|room(?:poeder|kaas|boter)|boter(?:vet|concentraat|olie)?|\\w*mjolk\\w*|\\w*maelk\\w*|flote|flode|gradde\\w*|\\w*ost(?:pulver|emasse)|smor|vassle\\w*|valle(?:pulver|protein)|myse\\w*|mleko|mleka|mlecz\\w+|mlecn\\w+|serwatk\\w+|syrovatk\\w+|maslo|masla|smietan\\w+|smetan\\w+|maito\\w*|hera(?:jauhe|proteiini)|leite|lacticinios|queijo|manteiga|natas',
    ),
    ['milk'],
  ],
  [
    words(
      'eieren|ei(?:geel|poeder)|agg(?:ula|vita|pulver)?|aeg|aegg\\w*|eggehvite\\w*|eggeplomme\\w*|jaja|jajka|jaj|jajeczn\\w+|vejce|vajec|vajecn\\w+|munan?(?:valku\\w*|keltuai\\w*|jauhe)?|ovos?|gema de ovo|lysozyme?|lisozima|lysozym|e ?1105|albumen|ovalbumin|ovomucin|livetin',
    ),
    ['egg'],
  ],
  [
    words(
      'pinda\\w*|jordnot\\w*|jordnodd\\w*|peanott\\w*|peanodd\\w*|orzesz(?:ki|kow|kami) (?:ziemn\\w+|arachidow\\w+)|arachidow\\w+|arasid\\w*|maapahkin\\w*|amendoi(?:m|ns)|arachis',
    ),
    ['peanut'],
  ],
  [
    words(
      '(?:cashew|para|pecan|macadamia|schaal|dop)noten|noten(?=$| (?:en|of|pinda|melk|soja|gluten|sesam))|hazelno\\w+|walno(?:o)?t\\w*|amandel\\w*|cashewnoten|hasselnot\\w*|hasselnodd\\w*|valnot\\w*|valnodd\\w*|notter|nodder|orzech\\w*|migdal\\w*|orech\\w*|mandle|liskov\\w+|(?:hassel|saksan|cashew)pahkin\\w*|pahkinat|manteli\\w*|avelas?|amendoas?|nozes|castanhas?',
    ),
    ['tree_nut'],
  ],
  [words('soija\\w*|sojow\\w+|sojov\\w+|soia'), ['soy']],
  [
    words(
      'tarwe\\w*|vete(?:mjol\\w*|gluten|starkelse\\w*|kli)?|hvete\\w*|hvede\\w*|pszen\\w+|psenic\\w+|vehna\\w*|spelt\\w*|triticale|trigo',
    ),
    ['wheat'],
  ],
  [
    words('rogge\\w*|rag(?:mjol\\w*|sikt)|rug(?:mel|brod)?|zytni\\w+|zyto|zitn\\w+|ruis\\w*|centeio|triticale'),
    ['rye'],
  ],
  [words('gerst\\w*|bygg?(?:malt\\w*|mel)?|kornmalt\\w*|jeczmien\\w+|jecmen\\w*|jecn\\w+|ohra\\w*|cevada'), ['barley']],
  [words('haver\\w*|havre\\w*|owsian\\w+|owies|ovesn\\w+|kaura\\w*|aveia'), ['oats']],
  [words('gomas(?:h)?io|benne(?: seeds?)?|gingelly|sezam\\w*|sesam\\w*'), ['sesame']],
  [
    words(
      'isinglass|vis(?:gelatine|saus|olie|eiwit)?|fisk\\w*|ryb(?:a|y|i|ie|ny|ich)|peixes?|kalagelatiini|tonijn|zalm',
    ),
    ['fish'],
  ],
  [
    words(
      'belacan|blachan|terasi|trassi|garna(?:al|len)|schaaldieren|kraftdjur|rak(?:or|a)|rejer|reker|krebsdyr|skalldyr|skorupiak\\w*|krewetk\\w*|korys\\w*|ayriaisi\\w*|crustaceos',
    ),
    ['crustacean'],
  ],
  [
    words('weekdieren|inktvis|mossel(?:en)?|blotdjur|bloddyr|mieczak\\w*|mekkys\\w*|nilviaisi\\w*|moluscos'),
    ['mollusc'],
  ],
  [words('selderi\\w*|selleri\\w*|selery?\\w*|celer\\w*|aipo'), ['celery']],
  [words('mosterd\\w*|senap\\w*|sennep\\w*|gorczyc\\w+|horcic\\w+|sinap\\w+|mostarda'), ['mustard']],
  [words('lupin\\w*|lubin(?:u|ow\\w*)?|tremoco\\w*'), ['lupin']],
  [
    words(
      'e ?22[0-8]|sulfiet\\w*|zwaveldioxide|svaveldioxid|svovldioxid|siarczyn\\w*|dwutlenek siarki|siricit\\w+|rikkidioksidi\\w*|sulfiitti\\w*',
    ),
    ['sulphites'],
  ],
]

/** The classes that a list of ingredients says in further languages, or by the names and numbers of additives. */
export function labelClasses(text: string): readonly IngredientClass[] {
  const said = withoutLookalikes(text)
  return [...new Set(onLabels.flatMap(([called, classes]) => (called.test(said) ? classes : [])))]
}
