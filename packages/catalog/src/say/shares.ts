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
  ...Object.fromEntries(
    Object.entries({ fifth: 5, sixth: 6, eighth: 8, tenth: 10 }).flatMap(([word, by]) =>
      ['a', 'an', 'one', '1'].map((one) => [`${one} ${word}`, 1 / by]),
    ),
  ),
  ...Object.fromEntries([5, 6, 8, 10, 12].map((by) => [`1/${by}`, 1 / by])),
}

/** Longer words first: `seventeen` is no seven. */
const countWords = [...Object.keys(smallNumberWords), ...Object.keys(tensWords)].toSorted((a, b) => b.length - a.length)
const count = `(\\d{1,2}(?:[.,]\\d)?(?!\\d)|(?:${Object.keys(tensWords).join('|')})[ -](?:${countWords.join('|')})|${countWords.join('|')})`
const part =
  '(half|(?:an?|one|1) (?:half|third|quarter|fifth|sixth|eighth|tenth)|two thirds|three quarters|most|[123]/[234]|1/(?:5|6|8|10|12))'
const about = '(?:about |around |roughly |maybe |probably |like |only |just |nearly )?'
const portions =
  '(?:servings?|portionen|portions?|bowls?|meals?|people|plates?|box(?:e[sn])?|tubs?|containers?|jars?|pieces?|slices?|bars?|balls?|muffins?|cookies|pancakes|patties|squares|tuppers?|stucke?|dosen|racion(?:es)?|porcion(?:es)?|trozos?)'
const eating =
  '(?:(?:so )?(?:i )?(?:then )?(?:only |just )?(?:ate|had|having|finished|drank|eaten|managed|took|did|davon(?: gegessen)?|gegessen|(?:me )?comi)|me(?= \\d))'
/** What may stand behind a share that is of all that was named. */
const closed = '(?=\\s*(?:$|[,;.)!\\n\\u0000]|\\b(?:and|then|with|so|but|dog|the dog|kids?|wife|husband)\\b))'
const ofAll =
  '(?: of (?:it|that|them|this|all|everything|(?:the|that) (?:lot|batch|whole thing|tray|pot|total|thing)))?'

const numberOf = (word: string): number =>
  word
    .toLowerCase()
    .replace(',', '.')
    .split(/[ -]/)
    .reduce((sum, one) => sum + (counts[one] ?? Number(one)), 0)
const partOf = (word: string): number => parts[word.toLowerCase()] ?? 1

/** How many portions a recipe makes: `serves 4`, `made 4 bowls`, `4 servings`, `makes 6`. */
const yields: readonly RegExp[] = [
  new RegExp(
    `\\b(?:serves|served|makes|yields?|gives|gave|feeds|enough for|recipe for|divided (?:by|into)|split (?:into|in|between)|(?:cut|rolled|portioned|made|shaped|pressed) into|split (?:across|over)|divided (?:between|among|across|over)|reicht fur|ergibt|gibt|macht|fur|para|rinde|salen|dividid[oa]s? (?:en|entre)|repartid[oa]s? en|(?:auf|in)(?= \\S+ (?:portionen|boxen|dosen|stucke) (?:(?:auf|ver)?geteilt|verteilt|aufgeteilt)))\\s+${about}${count}(?!\\s*(?:g|ml|kg|oz|%))(?:\\s+${portions}| personen| personas| of us| ways)?(?: (?:auf|ver)?geteilt| verteilt| aufgeteilt)?`,
    'i',
  ),
  new RegExp(`\\b(?:made|batch of)\\s+${about}${count}(?:\\s+${portions}|(?=\\s*[,;:.–-]))`, 'i'),
  new RegExp(
    `(?:^|[-–,;.(]|\\bfor)\\s*(?:total )?${count}\\s+(?:servings|portions|people|portionen|raciones|porciones|tuppers)\\b(?! of)`,
    'i',
  ),
  // Boxes that it was put into, where nothing else is said of them.
  new RegExp(`[-–,;.]\\s*${count}\\s+(?:boxes|containers|tubs|boxen|meals|jars)(?=\\s*(?:[,;.\\u0000]|$))`, 'i'),
]

/** How many of them were eaten, behind the list: `ate 1`, `had two portions`, `…, 2 slices`. */
const eatenBehind: readonly RegExp[] = [
  new RegExp(
    `[-–,;.(]?\\s*\\b${eating}\\s+${about}${count}(?:\\s+${portions})?(?:\\s+(?:of (?:them|it|those|these)|davon|gegessen|de (?:ellas|ellos)))*${closed}`,
    'i',
  ),
  new RegExp(
    `[,;.]\\s*(?:i )?${count}\\s+(?:${portions}|davon)(?: (?:gegessen|davon))*(?=\\s*(?:$|[,;.)\\u0000]|with\\b|plus\\b))`,
    'i',
  ),
  // The number before the word: `makes 20, 4 eaten`.
  new RegExp(
    `[-–,;.]\\s*${count}\\s+(?:${portions}\\s+)?(?:eaten|for me|for myself|gegessen|comid[oa]s)${closed}`,
    'i',
  ),
]
/** The same in front: `two portions of the curry`, `2 of my muffins`. */
const eatenBefore: readonly RegExp[] = [
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
  // A part of what it was made in, behind the list: `…, a quarter of the pot`.
  [
    new RegExp(
      `[-–,;.(]\\s*${about}${part} of (?:the|that|this) (?:lot|batch|whole thing|tray|pot|total|thing|pan|tin|dish|loaf)(?=\\s*(?:$|[,;.)\\u0000]))`,
      'i',
    ),
    false,
  ],
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
  `^\\s*(?:i )?(?:had |ate |drank )?${part}\\s+of(?:\\s+(?:my|the|an?|this|our)\\s+(?:batch of )?|$)|^\\s*(?:i )?(?:had |ate |drank )?${part}\\s+(?:my|the|an?|this|our)\\s+(?:batch of )?`,
  'i',
)
/** Something listed with its own amount: `600g thighs`, `1 red pepper`, `tin of coconut milk`. */
const ingredient =
  /(?:\d|\b(?:an?|one|two|three|four|half|tin|can|jar|tub|bag|block|bunch|pack|handful|tbsp|tsp|cup)\b).*[a-z]{3}/i

interface List {
  readonly head: string
  readonly list: string
  readonly rest: string
}

/** Ingredients in brackets of which each has its number: `(1 banana 2 eggs 40g oats)`. */
function isMadeOfNumbers(text: string, list: string): boolean {
  if (!text.includes('(')) return false
  const numbered = list.match(/(?:^|[\s,+&])\d{1,3}(?:\.\d)?\s?(?:(?:g|ml|oz|tbsp|tsp|cups?)\s)?[a-z]{3,}/gi) ?? []
  const others = list.split(/,|\+|&|\band\b/).filter((item) => /[a-z]{3}/i.test(item) && !/\d/.test(item))
  return numbered.length >= 2 && others.length === 0
}
const hasBread =
  /\b(?:sandwich|sarnie|butty|wrap|roll|baguette|bagel|toastie|toast|burrito|burger|tacos?|pita|panini|sub|bun)s?\s*$/i

/** A dish and what went into it: behind a colon, a dash or in brackets. */
function listIn(text: string): List | undefined {
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
  // `pancakes (1 banana 2 eggs 40g oats)`: each with its number.
  const numbered = text.includes('(') ? (list.match(/(?:^|\s)\d{1,3}\s?(?:g\s)?[a-z]{3,}/gi) ?? []) : []
  return Math.max(items.length, weights.length, numbered.length) >= 2
    ? { head, list: list.replace(/\bin total\b/i, ' '), rest }
    : undefined
}

/** Divisions in a few signs, in the words of the others: `… /5`, `curry for 4: …`, `banana bread 10 slices from …`. */
const divided: readonly (readonly [RegExp, string])[] = [
  [/(?<=[a-z)])\s*[/÷]\s*(\d{1,2})(?=\s*(?:$|[,;.)]))/gi, ' , serves $1 , '],
  [
    /^([a-z][a-z' -]{2,30}?) for (\d{1,2})(?: (?:people|days|mornings|lunches|dinners|breakfasts|meals|portions))?\s*:/i,
    '$1: serves $2, ',
  ],
  // `made 12 muffins with 250 g flour, …`.
  [
    /^(?:i )?(?:made|baked|cooked) (\d{1,2}) ([a-z][a-z -]{2,20}?) (?:with|from|using|out of) (?=[^.]*\d)/i,
    '$2: serves $1, ',
  ],
  [/\bsplit (?:it )?(\d{1,2}|two|three|four|five|six|eight) ways\b/gi, ', serves $1 ,'],
  // `batch cooked 5 meals: …`, `stew 1 kg beef 500 g potatoes for 6, ate one`.
  [
    /^(?:i )?(?:batch[- ]?cooked|meal[- ]?prep(?:ped)?|prepped|cooked|made) (\d{1,2}) (?:meals|portions|boxes|lunches|dinners|containers|tubs)\s*(?::|,|-|from|with|of)\s*/i,
    'this: serves $1, ',
  ],
  [/\bfor (\d{1,2})(?: people)?(?=\s*[,;.]\s*(?:i )?(?:ate|had|one|1)\b)/gi, ', serves $1 '],
  // `curry from 4 breasts and a tin of tomatoes, 5 portions`.
  [
    /^([a-z][a-z' -]{2,30}?) (?:from|out of|using) (?=(?:\d|an? )[^:]*\b\d{1,2} (?:servings|portions|boxes|tubs|containers|meals)\b)/i,
    '$1 made with ',
  ],
  [/\b(?:one|1) (?:of them )?(?:for|is) (?:lunch|dinner|breakfast|today|tonight|now|me|myself)\b/gi, 'had 1'],
  [
    /^([a-z][a-z' -]{2,30}?),? (\d{1,2}) (?:servings|portions|slices|pieces|bars|balls|muffins|cookies|pancakes) (?:from|out of) /i,
    '$1: serves $2, ',
  ],
]

/** What says that a list without a heading of its own is a batch. */
const isDivided = new RegExp(
  `\\b(?:serves|makes|made|gives|(?:split|divided|cut|rolled|portioned|shaped) (?:into|in)|divided by|ergibt|rinde|salen|dividid[oa]s? (?:en|entre))\\s+${about}${count}\\b(?!\\s*(?:g|ml|kg|oz|%))|[-–,;.]\\s*${count}\\s+(?:servings|portions|boxes|containers|tubs|boxen|portionen|raciones|porciones|tuppers)\\s*(?=[,;.]|$)|${part} of (?:the|that) (?:lot|batch|whole thing|tray|pot|pan|tin|dish|loaf)\\s*$|(?:portionen|boxen|dosen|stucke) (?:(?:auf|ver)?geteilt|verteilt|aufgeteilt)`,
  'i',
)
const weighedIngredient =
  /\d\s?(?:kg|g|gr|ml|l|oz|lbs?|cups?|tbsp|tsp|el|tl|tins?|cans?|jars?|packs?|cartons?)\s+[a-z]{2}/gi

/** A batch whose list begins behind its name, or at once: `1 kg thighs + 500 g rice, 6 boxes, ate 1`. */
function bareListIn(text: string): List | undefined {
  if (!isDivided.test(text) || (text.match(weighedIngredient) ?? []).length < 2) return undefined
  const { head = '', list = '' } = /^(?<head>[^\d,;:(]{0,40}?)(?<list>\d.*)$/is.exec(text)?.groups ?? {}
  return list === '' ? undefined : { head, list, rest: '' }
}

/** Where a share stood in the text. */
const SHARE_HERE = '\u0001'

/** Where it was said into how many portions a list was divided. */
const DIVIDED_HERE = '\u0002'
const addedTo = new RegExp(`${DIVIDED_HERE}\\s*,?\\s*(?:plus|with|\\+)\\s`)

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

/** Grains and pulses of which a cook weighs the dry ones, when many portions are made at once. */
const cooked =
  /(\d ?(?:kg|g|gr|oz|lbs?)) (?=(?:(?:red|green|brown|white|basmati|jasmine|wholemeal|whole wheat|arborio|rote|grune|braune) )*(?:rice|pasta|spaghetti|penne|macaroni|orzo|lentils|quinoa|couscous|bulgur|reis|nudeln|linsen)\b(?! (?:noodles?|pudding|cakes?|sauce|salad|soup)))/gi
/** A list up to where its share stands: what is named behind that was eaten besides, and cooked. */
function asCooked(text: string): string {
  const [list = '', ...rest] = text.split(SHARE_HERE)
  return [list.replace(cooked, '$1 dry '), ...rest].join(SHARE_HERE)
}

/** A recipe with its ingredients, of which a part was eaten: `chili: 500 g mince, 2 tins beans, serves 4, ate 1`. */
function inBatch(text: string): string | undefined {
  const said = divided.reduce((all, [way, to]) => all.replace(way, to), text)
  const block = listIn(said) ?? bareListIn(said)
  if (!block) return undefined
  const { head, list, rest } = block
  const many = ofMany.exec(head)
  if (many?.[1] && many[2]) {
    const share = numberOf(many[1]) / numberOf(many[2])
    return `${head.slice(many[0].length)} : ${list}${marked(ALL_SHARE, share)}${rest}`
  }
  const whole = `${list}\u0000${rest}`
  const yielding = take(whole, yields, DIVIDED_HERE)
  // `…, makes 5, plus 80 g spaghetti`: what is added behind the number was eaten besides.
  const isAddedTo = yielding !== undefined && addedTo.test(yielding.rest)
  const madeBehind = yielding && {
    ...yielding,
    rest: yielding.rest.replace(DIVIDED_HERE, isAddedTo ? ` ${DIVIDED_HERE} , ` : ' , '),
  }
  const madeBefore = madeBehind ? undefined : take(head, yields, ' ')
  const made = madeBehind ?? (madeBefore && { rest: whole, value: madeBefore.value })
  if (made) {
    const behind = take(made.rest, eatenBehind, SHARE_HERE)
    const before = take(madeBefore?.rest ?? head, eatenBefore)
    const some = behind || before ? undefined : takePart(made.rest, SHARE_HERE)
    const share = some?.value ?? (behind?.value ?? before?.value ?? 1) / made.value
    // What is named behind the share was eaten besides.
    const open = isAddedTo ? DIVIDED_HERE : '\u0000'
    const text = (
      behind?.rest ??
      some?.rest ??
      made.rest.replace(open, ` ${SHARE_HERE} ${isAddedTo ? '' : open}`)
    ).replace(DIVIDED_HERE, ' ')
    const mark = marked(ALL_SHARE, Math.min(1, share))
    return `${before?.rest ?? madeBefore?.rest ?? head} : ${asCooked(text).replace(SHARE_HERE, mark).replace('\u0000', ' , ')}`
  }
  const share = takePart(whole, SHARE_HERE)
  if (share)
    return `${head} : ${share.rest.replace(SHARE_HERE, marked(ALL_SHARE, share.value)).replace('\u0000', ' , ')}`
  const front = inFront.exec(head)
  const inFrontOf = front?.[1] ?? front?.[2]
  if (front && inFrontOf)
    return `${head.slice(front[0].length)} : ${list}${marked(ALL_SHARE, partOf(inFrontOf))}${rest}`
  // Each ingredient with its number in brackets: all of the dish is said, but for the bread of a sandwich.
  if (isMadeOfNumbers(text, list) && !hasBread.test(head)) return `${list} , ${rest}`
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

/** A portion for a child, and what is left of bread when it is eaten from the inside: shares of what a grown-up has. */
const CHILDS_SHARE = 0.55
const CRUSTS_SHARE = 0.35
const childs =
  "(?:an? |the |one )?(?:small )?(?:kid|kiddie|child|children|toddler|junior|infant)s?['’]?s?['’]?[- ](?:sized? )?(?:meal )?(?:portion|serving|plateful|helping|size)(?: of)?|(?:eine? )?kinder(?:portion|teller)|(?:una? )?(?:racion|porcion|plato|menu) infantil(?: de)?"

/** Shares of what was named last or is named again, those by a name first. */
const NAMED = 4
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
  [new RegExp(`\\b(?:${childs}) (?=[a-z])`, 'gi'), () => ` , ${NAME_SHARE} ${CHILDS_SHARE} `],
  [
    /\b(?:the )?crusts (?:of|off|from) (?=[a-z\d])|\b(?:the )?(?=(?:toast|bread|sandwich) crusts\b)/gi,
    () => ` , ${NAME_SHARE} ${CRUSTS_SHARE} `,
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
  // `took half home`, `saved half for later`, `half in the fridge`, `half each`.
  [
    new RegExp(
      `\\s*[,;.(-]?\\s*\\b(?:and |but )?(?:i )?(?:took|saved|boxed(?: up)?|kept|gave|packed|brought|put) (?:the other )?half(?: of it)?(?: (?:home|away|back|aside|up|to go|for (?:later|tomorrow|lunch|dinner)|in the fridge|to ${family}|to the (?:dog|kids)))+\\)?(?=\\s*(?:$|[,;.)!]))`,
      'gi',
    ),
    () => marked(LAST_SHARE, 0.5),
  ],
  // `edamame to share`, `nachos between the three of us`.
  [
    /(?<=[a-z]{3})\s*[,(-]?\s*\b(?:to share(?: with (?:one other|one|a friend|my [a-z]+))?|halfsies|half each)\)?(?=\s*(?:$|[,;.)!]))/gi,
    () => marked(LAST_SHARE, 0.5),
  ],
  [
    /(?<=[a-z]{3})\s*[,(-]?\s*\b(?:shared |split |divided )?(?:between|among|amongst) (?:the )?(two|three|four|five|six|[2-9])(?: (?:of us|people|of them|ways))?\)?(?=\s*(?:$|[,;.)!]))/gi,
    ([, many = '']) => marked(LAST_SHARE, 1 / numberOf(many)),
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
    .slice(0, NAMED)
    .reduce((said, [way, to]) => said.replace(way, (...found) => to(found as string[])), text)
  const batch = inBatch(named)
  if (batch !== undefined) return batch
  const whole = named.replace(yields[0] ?? '', (all, _many: string, at: number) =>
    at > 0 && /^(?:serves|makes)/i.test(all) ? ' ' : all,
  )
  return shared
    .slice(NAMED)
    .reduce((said, [way, to]) => said.replace(way, (...found) => to(found as string[])), whole)
    .replace(ofSeveral, '$1 ')
}
