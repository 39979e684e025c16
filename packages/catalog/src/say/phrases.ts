/** The word that a correction is marked by: `two eggs, actually three` reads `two eggs, correction three`. */
export const CORRECTION = 'correction'
/** The word between what was eaten and what was not: `quinoa instead of rice`. */
export const INSTEAD = 'insteadof'

const number = '(?=\\d|an?\\b|half|one|two|three|four|five|six|some|just|only|the\\b|my\\b|it\\b|[a-z])'
const milkFollows =
  '(?!\\s*-?\\s*(?:milk|fat|cottage|yog|greek|latte|cappuccino|flat|cheese|ground|beef|mince|lean|turkey))'

/** Phrases that mean one thing, and the words that the reader knows for it, in this order. */
const rewritten: readonly (readonly [RegExp, string])[] = [
  // Somebody corrects himself.
  [
    new RegExp(
      `(?<!\\band )(?<!\\bwith )(?<!\\bplus )\\b(?:no,? wait|wait,? no|no,? sorry|scratch that|make (?:that|it)|i meant?|or rather|well,? actually|actually,? no|no,? actually|actually|correction|sorry)\\b,?(?: (?:it|that|they) (?:was|were))?(?: it)?\\s*${number}`,
      'gi',
    ),
    ` , ${CORRECTION} `,
  ],
  [/\s*[,;.–—-]*\s*\bno\s+(?=(?:\d|two|three|four|five|six)\b)/gi, ` , ${CORRECTION} `],
  [/\s*[,;–—-]\s*no\s*,\s*/gi, ` , ${CORRECTION} `],
  // What is said of knowing, and not of eating.
  [
    /\b(?:i )?(?:don['’]?t|do not|didn['’]?t|can['’]?t) (?:really )?(?:know|remember|recall|think|care)(?: (?:how much|exactly))?\b/gi,
    ' ',
  ],
  [
    /\b(?:let me (?:think|see)|i (?:would|['’]?d) (?:say|guess)|i(?: | just )?(?:think|guess|believe|suppose)|it must have been)\b/gi,
    ' maybe ',
  ],
  // Slices of a topping are slices of the pizza that was named.
  [/(?<=\bpizza\b.{0,40}\bslices?) (?:of )?(?:pepperoni|margherita|hawaiian|cheese|veggie)\b/gi, ''],
  [
    /(?<=\b(?:domino['’]?s?|papa john['’]?s?|pizza hut)\b.{0,40}\bslices?) (?:of )?(?:pepperoni|margherita|hawaiian|cheese|veggie)(?: passion| feast| supreme)?\b(?! pizza)/gi,
    ' of pizza',
  ],
  // What was not eaten.
  [/\b(?:instead of|rather than|in place of)(?: (?:the|my|a) (?:usual|regular|normal))?\b/gi, INSTEAD],
  [/\b(?:left out|left off|left|leaving out)(?= (?:the|my)\b)/gi, 'without'],
  // Measures of the hand.
  [/\b(?:a )?deck of cards(?:[- ]sized?)?(?: (?:piece|portion))?(?: of)?/gi, 'a deck of'],
  [/\bpalm(?:ful)?[- ]sized?(?: (?:piece|portion|bit|fillet))?(?: of)?/gi, 'palm of'],
  [/\b(?:closed )?fist[- ]sized?(?: (?:piece|portion|bit|amount))?(?: of)?/gi, 'fist of'],
  [/\b(?:golf|ping pong) ball(?:[- ]sized?)?(?: (?:piece|amount))?(?: of)?/gi, 'golfball of'],
  [/\btennis ball(?:[- ]sized?)?(?: of)?/gi, 'fist of'],
  [/\bthumb(?:[- ]sized?|[- ]tip)?(?: (?:piece|amount|bit))?(?: of)?/gi, 'thumb of'],
  [/\bcupped (?:hand|handful|palm)s?(?: of)?/gi, 'handful of'],
  // Where it was eaten or bought.
  [/\b(?:at|from) (?:the|a|my|our) (?:local |new )?[a-z]+\s*$/gi, ''],
  // Milk and bread by their kind alone.
  [
    new RegExp(
      `\\b(semi[- ]?skimmed|semi[- ]?skim|skimmed|skim|whole milk|(?:glass|cup|mug|pint) of (?:2%|1%|whole))(?!\\w|%)${milkFollows}`,
      'gi',
    ),
    '$1 milk',
  ],
  [/\bmilk milk\b/gi, 'milk'],
  [
    /\b(on) (white|brown|wheat|whole ?wheat|wholemeal|rye|granary|multigrain|sourdough)(?=\s*(?:$|[,;.+&]|\b(?:with|no|and|w|without|plus)\b))/gi,
    '$1 $2 bread',
  ],
  [/\bbags? of chips\b/gi, 'packet of potato chips'],
]

/** A text in phrases that the reader knows. */
export const inKnownPhrases = (text: string): string =>
  rewritten.reduce((said, [phrase, known]) => said.replace(phrase, known), text)
