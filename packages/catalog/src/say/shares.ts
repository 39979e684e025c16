import { smallNumberWords, tensWords } from '@pacemeal/domain'

/** The word between what was listed and how much of all of it was eaten, a number: `allshare 0.25`. */
export const ALL_SHARE = 'allshare'
/** The same for what was named last: `lastshare 0.5`. */
export const LAST_SHARE = 'lastshare'
/** Before a part and a food that was named before: `nameshare 0.5 chips`. */
export const NAME_SHARE = 'nameshare'

/** The words above: each stands with its number behind it. */
export const shareMarks: ReadonlySet<string> = new Set([ALL_SHARE, LAST_SHARE, NAME_SHARE])

const counts: Readonly<Record<string, number>> = { a: 1, ...smallNumberWords, ...tensWords }
const parts: Readonly<Record<string, number>> = {
  half: 1 / 2,
  'a half': 1 / 2,
  'a third': 1 / 3,
  'one third': 1 / 3,
  'two thirds': 2 / 3,
  'a quarter': 1 / 4,
  'one quarter': 1 / 4,
  'three quarters': 3 / 4,
  most: 3 / 4,
  '1/2': 1 / 2,
  '1/3': 1 / 3,
  '2/3': 2 / 3,
  '1/4': 1 / 4,
  '3/4': 3 / 4,
}

/** Longer words first: `seventeen` is no seven. */
const countWords = [...Object.keys(smallNumberWords), ...Object.keys(tensWords)].toSorted((a, b) => b.length - a.length)
const count = `(\\d{1,2}|(?:${Object.keys(tensWords).join('|')})[ -](?:${countWords.join('|')})|${countWords.join('|')})`
const part = '(half|(?:a|one) (?:half|third|quarter)|two thirds|three quarters|most|[123]/[234])'
const about = '(?:about |around |roughly |maybe |probably |like |only |just |nearly )?'
const portions = '(?:servings?|portions?|bowls?|meals?|people|plates?|boxes|tubs|pieces|slices|bars|balls|muffins)'
const eating = '(?:(?:so )?(?:i )?(?:then )?(?:only |just )?(?:ate|had|having|finished|drank|eaten|managed|took|did))'
/** What may stand behind a share that is of all that was named. */
const closed = '(?=\\s*(?:$|[,;.)!\\n\\u0000]|\\b(?:and|then|with|so|but|dog|the dog|kids?|wife|husband)\\b))'
const ofAll =
  '(?: of (?:it|that|them|this|all|everything|(?:the|that) (?:lot|batch|whole thing|tray|pot|total|thing)))?'

const numberOf = (word: string): number =>
  word
    .toLowerCase()
    .split(/[ -]/)
    .reduce((sum, one) => sum + (counts[one] ?? Number(one)), 0)
const partOf = (word: string): number => parts[word.toLowerCase()] ?? 1

/** How many portions a recipe makes: `serves 4`, `made 4 bowls`, `4 servings`, `makes 6`. */
const yields: readonly RegExp[] = [
  new RegExp(
    `\\b(?:serves|served|makes|yields?|gives|gave|feeds|enough for|recipe for|divided (?:by|into)|split (?:into|in|between)|cut into|reicht fur|ergibt|fur|para)\\s+${about}${count}(?!\\s*(?:g|ml|kg|oz|%))(?:\\s+${portions}| personen| portionen| personas| raciones| of us)?`,
    'i',
  ),
  new RegExp(`\\b(?:made|batch of)\\s+${about}${count}(?:\\s+${portions}|(?=\\s*[,;:.–-]))`, 'i'),
  new RegExp(
    `(?:^|[-–,;(]|\\bfor)\\s*(?:total )?${count}\\s+(?:servings|portions|people|portionen|raciones)\\b(?! of)`,
    'i',
  ),
]

/** How many of them were eaten: `ate 1`, `had two portions`, or in front: `two portions of the curry`, `2 of my muffins`. */
const eaten: readonly RegExp[] = [
  new RegExp(
    `[-–,;.(]?\\s*\\b${eating}\\s+${about}${count}(?:\\s+${portions})?(?:\\s+of (?:them|it|those|these))?${closed}`,
    'i',
  ),
  new RegExp(`^\\s*(?:i )?(?:had |ate )?${count}\\s+${portions}\\s+(?:of|from)\\s+(?:the |my |a |our )?`, 'i'),
  new RegExp(
    `^\\s*(?:i )?(?:had |ate )?${count}\\s+(?:out )?(?:of|from)\\s+(?:my|the|a|our|those)\\s+(?:batch of )?`,
    'i',
  ),
]
/** So many of so many: `3 of 12 energy balls`. */
const ofMany = new RegExp(
  `^\\s*(?:i )?(?:had |ate )?${count}\\s+(?:out )?of\\s+(?:the |my |a |those )?${count}\\s+(?=[a-z])`,
  'i',
)

const eatenPart: readonly (readonly [RegExp, boolean])[] = [
  [
    new RegExp(
      `[-–,;.(]?\\s*(?:\\b(?:and|but|shared|we shared it|shared it),? )?${eating}\\s+${about}${part}${ofAll}${closed}`,
      'i',
    ),
    false,
  ],
  [new RegExp(`[-–,;.(]?\\s*\\b(?:but )?(?:i )?left ${about}${part}${ofAll}${closed}`, 'i'), true],
]
const inFront = new RegExp(
  `^\\s*(?:i )?(?:had |ate |drank )?${part}\\s+(?:of )?(?:my|the|a|this|our)\\s+(?:batch of )?`,
  'i',
)

/** Something listed with its own amount: `600g thighs`, `1 red pepper`, `tin of coconut milk`. */
const ingredient = /(?:\d|\b(?:an?|one|two|three|four|half|tin|tub|pack|handful|tbsp|tsp|cup)\b).*[a-z]{3}/i

/** A dish and what went into it: behind a colon, a dash or in brackets. */
function listIn(text: string): { readonly head: string; readonly list: string; readonly rest: string } | undefined {
  const found =
    /^(?<head>[^:(,;\n]*?[a-z]{3}[^:(,;\n]*?)\s*\((?<list>[^)]*)\)(?<rest>.*)$/is.exec(text) ??
    /^(?<head>[^:(,;\n]*?[a-z]{3}[^:(,;\n]*?)(?::|\s[-–—])\s(?<list>.+)$/is.exec(text) ??
    // `made chili with 500 g mince, …`, `chili made with …`.
    /^(?:i )?(?:made|cooked|baked) (?:an? |some )?(?<head>[^:(,;\n\d]{3,40}?) (?:with|from|using|out of) (?<list>.+)$/is.exec(
      text,
    ) ??
    /^(?<head>[^:(,;\n\d]{3,40}?) (?:made|cooked|baked) (?:with|from|using|out of) (?<list>.+)$/is.exec(text)
  if (!found?.groups) return undefined
  const { head = '', list = '', rest = '' } = found.groups
  const items = list.split(/,|;|\+|\n|\band\b/).filter((item) => ingredient.test(item))
  const weights = list.match(/\d\s?(?:g|ml|kg|oz|tbsp|tsp|cups?)\s+[a-z]{3}/gi) ?? []
  return Math.max(items.length, weights.length) >= 2
    ? { head, list: list.replace(/\bin total\b/i, ' '), rest }
    : undefined
}

/** Where a share stood in the text. */
const SHARE_HERE = '\u0001'

interface Taken {
  readonly rest: string
  readonly value: number
}

function take(text: string, ways: readonly RegExp[], instead = ' , '): Taken | undefined {
  for (const way of ways) {
    const found = way.exec(text)
    if (found?.[1] === undefined) continue
    return {
      rest: text.slice(0, found.index) + instead + text.slice(found.index + found[0].length),
      value: numberOf(found[1]),
    }
  }
  return undefined
}

function takePart(text: string, instead = ' , '): Taken | undefined {
  for (const [way, isLeft] of eatenPart) {
    const found = way.exec(text)
    if (found?.[1] === undefined) continue
    const share = partOf(found[1])
    return {
      rest: text.slice(0, found.index) + instead + text.slice(found.index + found[0].length),
      value: isLeft ? 1 - share : share,
    }
  }
  return undefined
}

const marked = (word: string, share: number): string => ` , ${word} ${share.toFixed(4)} , `

/** A recipe with its ingredients, of which a part was eaten: `chili: 500 g mince, 2 tins beans, serves 4, ate 1`. */
function inBatch(text: string): string | undefined {
  const block = listIn(text)
  if (!block) return undefined
  const { head, list, rest } = block
  const many = ofMany.exec(head)
  if (many?.[1] && many[2]) {
    const share = numberOf(many[1]) / numberOf(many[2])
    return `${head.slice(many[0].length)} : ${list}${marked(ALL_SHARE, share)}${rest}`
  }
  const whole = `${list}\u0000${rest}`
  const made = take(whole, yields)
  if (made) {
    const behind = take(made.rest, eaten.slice(0, 1), SHARE_HERE)
    const before = take(head, eaten.slice(1))
    const some = behind || before ? undefined : takePart(made.rest, SHARE_HERE)
    const share = some?.value ?? (behind?.value ?? before?.value ?? 1) / made.value
    // What is named behind the share was eaten besides.
    const text = behind?.rest ?? some?.rest ?? made.rest.replace('\u0000', ` ${SHARE_HERE} \u0000`)
    const mark = marked(ALL_SHARE, Math.min(1, share))
    return `${before?.rest ?? head} : ${text.replace(SHARE_HERE, mark).replace('\u0000', ' , ')}`
  }
  const share = takePart(whole, SHARE_HERE)
  if (share)
    return `${head} : ${share.rest.replace(SHARE_HERE, marked(ALL_SHARE, share.value)).replace('\u0000', ' , ')}`
  const front = inFront.exec(head)
  if (front?.[1]) return `${head.slice(front[0].length)} : ${list}${marked(ALL_SHARE, partOf(front[1]))}${rest}`
  // Brackets with ingredients say what the dish was made of.
  return text.includes('(') ? `${head} : ${list} , ${rest}` : undefined
}

/** `two of the six samosas`: two of them. */
const ofSeveral = new RegExp(
  `\\b${count} (?:out )?of (?:the |my |a |those )?(?:pack of )?${count} (?=[a-z]{3})(?!of\\b)`,
  'gi',
)

const family =
  '(?:(?:my|the|a|his|her) )?(?:wife|husband|partner|girlfriend|boyfriend|mum|mom|dad|friend|mate|kids?|son|daughter|brother|sister|sis|bro|gf|bf|hubby|wifey|missus|mam|bestie|cousin|co-?worker|colleague|roommate|flatmate|housemate|neighbou?r|her|him|someone|toddler|[A-Z][a-z]+)'

/** Of how many people something was: `entre dos`, `zu dritt`. */
const sharers: Readonly<Record<string, number>> = {
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  zweit: 2,
  dritt: 3,
  viert: 4,
  zwei: 2,
  drei: 3,
  vier: 4,
}
const sharersOf = (word: string): number => sharers[word.toLowerCase()] ?? Number(word)

/** Shares of what was named last or is named again. */
const shared: readonly (readonly [RegExp, (found: readonly string[]) => string])[] = [
  // `ate about two thirds of the chips`, `left half the custard`, `only half of my fries`.
  [
    new RegExp(
      `[,;.]?\\s*\\b(?:and |but )?${eating}\\s+${about}${part}\\s+(?:of\\s+)?(?:the|my)\\s+(?!lot\\b|batch\\b|tray\\b|pot\\b|bowl\\b|whole\\b|pack|bag\\b|tub\\b|bottle\\b)(?=[a-z])`,
      'gi',
    ),
    ([, share = '']) => ` , ${NAME_SHARE} ${partOf(share).toFixed(4)} `,
  ],
  [
    new RegExp(
      `[,;.]?\\s*\\b(?:and |but )?(?:i )?(?:left|didn['’]?t (?:eat|finish)) ${about}${part}\\s+(?:of\\s+)?(?:the|my)\\s+(?=[a-z])`,
      'gi',
    ),
    ([, share = '']) => ` , ${NAME_SHARE} ${(1 - partOf(share)).toFixed(4)} `,
  ],
  // `shared, so I had half`, `ate half of it`, `only finished two thirds`.
  [
    new RegExp(
      `[,;.(-]?\\s*\\b(?:(?:we )?(?:shared|split)(?: it)?(?: with ${family})?,? )?(?:and |but |so )?${eating}\\s+${about}${part}(?: of (?:it|that|them|this|the (?:bag|pack|packet|tub|bottle|can|bar|box|plate|bowl)))?\\)?${closed}`,
      'gi',
    ),
    ([, share = '']) => marked(LAST_SHARE, partOf(share)),
  ],
  [
    new RegExp(`[,;.(-]?\\s*\\b(?:but )?(?:i )?left ${about}${part}(?: of (?:it|that|them))?\\)?${closed}`, 'gi'),
    ([, share = '']) => marked(LAST_SHARE, 1 - partOf(share)),
  ],
  [
    new RegExp(
      `\\s*[,;.(-]?\\s*\\b(?:and )?(?:we )?(?:shared|split)(?: (?:it|that|them|this))?(?: (?:half and half|50/50|equally|evenly))?(?: (?:with|w\\/?|between|among)) (?:${family}|us|two|the two of us)\\)?(?=\\s*(?:$|[,;.)!]))`,
      'gi',
    ),
    () => marked(LAST_SHARE, 0.5),
  ],
  // `pad thai with prawns half portion`: of all that was said of it.
  [
    /(?<=[a-z]{3})\s*[,(-]?\s*\b(?:only |just |about )?(half|quarter|third|halbe|viertel|media|medio|a half|1\/2|½) (?:a |an |of a )?(?:portion|plate|serving|helping|racion|porcion|plato)\)?(?=\s*(?:$|[,;.)!]))/gi,
    ([, share = '']) => marked(LAST_SHARE, /quarter|viertel/i.test(share) ? 0.25 : /third/i.test(share) ? 1 / 3 : 0.5),
  ],
  // German and Spanish, without accents.
  [
    /\s*[,;.(-]?\s*\b(?:(?:nur |davon )?(?:zur|die) halfte(?: (?:davon|gegessen|geschafft|getrunken))*|(?:solo )?(?:me comi |comi )?la mitad|a medias)\)?(?=\s*(?:$|[,;.)!]))/gi,
    () => marked(LAST_SHARE, 0.5),
  ],
  [
    /\s*[,;.(-]?\s*\b(?:compartid[oa]s?|a compartir|repartid[oa]s?)? ?entre (dos|tres|cuatro|cinco|seis|[2-9])(?: (?:personas|amig[oa]s))?\)?(?=\s*(?:$|[,;.)!]|(?:x|por|en) la\b))/gi,
    ([, many = '']) => marked(LAST_SHARE, 1 / sharersOf(many)),
  ],
  [
    /\s*[,;.(-]?\s*\b(?:zu (zweit|dritt|viert)(?: geteilt)?|geteilt zu (zweit|dritt|viert)|durch (zwei|drei|vier|[2-9]) geteilt)\)?(?=\s*(?:$|[,;.)!]))/gi,
    ([, before, behind, by]) => marked(LAST_SHARE, 1 / sharersOf(before ?? behind ?? by ?? '')),
  ],
  [
    /\s*[,;.(-]?\s*\b(?:geteilt mit|mit [a-z]+ geteilt|compartid[oa] con|a compartir con|lo comparti con|la comparti con)(?: (?:meine[rmn]?|mi|un|einem|einer))?(?: [a-z]+)?\)?(?=\s*(?:$|[,;.)!]))/gi,
    () => marked(LAST_SHARE, 0.5),
  ],
]

/**
 * A text in which parts of what was eaten stand behind it as marks that the reader knows: of a recipe with its ingredients,
 * of what was named last, or of a food that is named again.
 */
export function inShares(text: string): string {
  const named = shared
    .slice(0, 2)
    .reduce((said, [way, to]) => said.replace(way, (...found) => to(found as string[])), text)
  const batch = inBatch(named)
  if (batch !== undefined) return batch
  const whole = named.replace(yields[0] ?? '', (all, _many: string, at: number) =>
    at > 0 && /^(?:serves|makes)/i.test(all) ? ' ' : all,
  )
  return shared
    .slice(2)
    .reduce((said, [way, to]) => said.replace(way, (...found) => to(found as string[])), whole)
    .replace(ofSeveral, '$1 ')
}
