/** What is said of the meal before: `same again`, `half of that`, `the usual`. */
export interface Again {
  /** How much of it. */
  readonly factor: number
  /** What is usually eaten, or was at that meal of another day; otherwise what was logged last. */
  readonly isOfMeal: boolean
  /** The words that say so. */
  readonly said: string
  /** What is said besides: `but with 3 eggs`. */
  readonly rest: string
}

const meal = '(?:breakfast|lunch|dinner|snack|meal|shake|thing)'
const whence =
  '(?:yesterday|before|last time|always|usual|this morning|last night|earlier|monday|tuesday|wednesday|thursday|friday|saturday|sunday|the other day)'
const start = '^\\s*(?:(?:i )?(?:had|ate|have|log)\\s+)?'

const ways: readonly (readonly [RegExp, number])[] = [
  [new RegExp(`${start}(?:half (?:of )?(?:that|it)|half (?:the|of the) same)(?: again)?\\b`, 'i'), 0.5],
  [new RegExp(`${start}(?:double|twice|2x) (?:that|it|the same)\\b`, 'i'), 2],
  [
    new RegExp(
      `${start}(?:the |my )?(?:exact )?same(?: ${meal})?(?: again)?(?: as ${whence})?(?: ${whence})?(?: again)?\\b`,
      'i',
    ),
    1,
  ],
  [
    new RegExp(`${start}(?:the|my) usual(?: ${meal})?(?=\\s*(?:$|[,.]|plus|with|but|and|without|minus|no)\\b|$)`, 'i'),
    1,
  ],
  [
    new RegExp(
      `${start}(?:another (?:one|round)|one more(?: of (?:that|those))?|(?:that|it) again|repeat(?: that)?|ditto)\\s*$`,
      'i',
    ),
    1,
  ],
  [
    /^\s*(?:(?:i )?(?:just )?(?:then )?(?:had|ate|have|log|finished|polished off|finished off) )?(?:the )?(?:other half|rest|remainder)(?: (?:of (?:it|that|them|the [a-z]+|yesterday['’]?s [a-z]+)|later|just now|after|for [a-z]+))*(?:\s+(?:ugh+|lol|haha))?(?=\s*(?:$|[,.!]))/i,
    1,
  ],
  // German and Spanish.
  [/^\s*(?:die )?h[aä]lfte (?:davon|vom gleichen|von dem)(?=\s*(?:$|[,.]))/i, 0.5],
  [/^\s*(?:la )?mitad (?:de (?:eso|lo mismo|ello))(?=\s*(?:$|[,.]))/i, 0.5],
  [/^\s*(?:das doppelte|zweimal das(?:selbe)?|el doble|dos veces lo mismo)\b/i, 2],
  [
    /^\s*(?:noch ?mal |wieder |nochmals )?(?:das gleiche|dasselbe|das selbe)(?: (?:noch ?mal|wieder|nochmals))?(?: wie (?:gestern|immer|vorhin|zuletzt|heute morgen|beim fr[uü]hst[uü]ck))?\b/i,
    1,
  ],
  [
    /^\s*(?:noch ?mal |wieder |genau )?(?:das |der |die )?(?:gleiche[rsn]?|selbe[rsn]?) (?:essen|fr[uü]hst[uü]ck|mittagessen|abendessen|abendbrot|shake|mahlzeit)(?: (?:noch ?mal|wieder))?(?: wie (?:gestern|immer|vorhin|zuletzt|heute morgen|letztes mal))?\b/i,
    1,
  ],
  [
    /^\s*(?:genau(?:so)? |alles )?(?:wie (?:gestern|immer|vorhin|zuletzt|letztes mal|heute morgen|eben))(?=\s*(?:$|[,.]|plus|mit|aber|und|ohne|nur))/i,
    1,
  ],
  [
    /^\s*(?:todo )?(?:igual|como|lo (?:mismo|de)) (?:que )?(?:ayer|siempre|antes|anoche|esta ma[nñ]ana|la [uú]ltima vez)(?=\s|$|[,.])/i,
    1,
  ],
  [
    /^\s*(?:el |la )?(?:mism[oa]) (?:desayuno|comida|almuerzo|cena|merienda|batido)(?: (?:de|que) (?:ayer|siempre|antes|anoche))?(?=\s|$|[,.])/i,
    1,
  ],
  [
    /^\s*(?:otra vez )?lo (?:mismo|de siempre)(?: (?:otra vez|de nuevo))?(?: (?:que|de) (?:ayer|siempre|antes|esta ma[nñ]ana|el desayuno))?(?: otra vez)?(?=\s|$|[,.])/i,
    1,
  ],
]

/** What a text says of the meal before it, when it does. */
export function readAgain(text: string): Again | undefined {
  for (const [way, factor] of ways) {
    const found = way.exec(text)
    if (!found) continue
    const said = found[0].trim()
    const isOfMeal =
      /usual|yesterday|always|breakfast|lunch|dinner|snack|gestern|immer|fr[uü]hst|ayer|siempre|desayun|cena\b/i.test(
        said,
      )
    return { factor, isOfMeal, said, rest: text.slice(found[0].length) }
  }
  return undefined
}
