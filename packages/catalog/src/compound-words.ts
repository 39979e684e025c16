import { germanStems } from './foreign-terms.ts'
import { allTerms } from './restriction-terms.ts'

/** Parts of compounds that say nothing about which food it is. */
const neutral = new Set(
  `allergie allergy allergic allergen unvertraglichkeit intoleranz intolerance frei freie freies free haltig haltige
  produkt produkte product products pulver powder ol oil mus creme cream sauce sosse aufstrich kuchen cake shake mehl
  flour flocken suppe salat voll vollkorn roh bio natur gericht gerichte speise speisen kuh ziegen schaf protein eiweiss
  sirup getrank drink bruhe kern kerne stuck stucke creme brotchen geback riegel saft nektar gel gelee konfiture marmelade aroma extrakt konzentrat puree`
    .split(/\s+/)
    .filter(Boolean),
)

const stems = new Map<string, ReadonlySet<string>>(germanStems)
// In front of another word the last letter goes: `Erdbeergel`, `Kirschsaft`.
for (const [stem, english] of germanStems) {
  const short = stem.slice(0, -1)
  if (stem.length >= 6 && stem.endsWith('e') && !stems.has(short)) stems.set(short, english)
}
for (const term of allTerms())
  if (!term.includes(' ') && term.length >= 4) {
    for (const form of [term, `${term}s`]) stems.set(form, new Set([term]))
  }

const LINKS = ['', 's', 'n', 'en', 'er', 'e']
const LONGEST = 40

/** Named after milk, butter or cheese, and made of something else. */
const lookalikes: ReadonlySet<string> = new Set(['milk', 'butter', 'cream', 'cheese', 'yogurt'])
const plants: ReadonlySet<string> = new Set([
  'soy',
  'almond',
  'oat',
  'rice',
  'coconut',
  'peanut',
  'hazelnut',
  'cashew',
  'nut',
  'tree nut',
])

const restOf = (word: string, at: number, memo: Map<number, readonly string[] | null>): readonly string[] | null => {
  if (at === word.length) return []
  const known = memo.get(at)
  if (known !== undefined) return known
  memo.set(at, null)
  let best: readonly string[] | null = null
  for (let end = word.length; end >= at + 2 && best === null; end -= 1) {
    const part = word.slice(at, end)
    if (!stems.has(part) && !neutral.has(part)) continue
    for (const link of LINKS) {
      if (!word.startsWith(link, end) || (link !== '' && end + link.length === word.length)) continue
      const rest = restOf(word, end + link.length, memo)
      if (rest === null) continue
      best = [part, ...rest]
      break
    }
  }
  memo.set(at, best)
  return best
}

/**
 * English words for a compound that is known part by part: `Erdnussbutter`, `laktosefrei`, `Milchproduktallergie`. What is
 * only named after milk (`Sojamilch`) is read as the plant. Undefined when a part is not known or none is a food.
 */
export function readCompound(word: string): readonly string[] | undefined {
  if (word.length > LONGEST) return undefined
  const named = restOf(word, 0, new Map())?.filter((part) => stems.has(part)) ?? []
  // `Mehl` alone is wheat flour; in `Mandelmehl` it says nothing.
  const telling = named.filter((part) => !neutral.has(part))
  const foods = (telling.length > 0 ? telling : named).map((part) => [...(stems.get(part) ?? [])])
  if (foods.length === 0) return undefined
  const last = foods.at(-1) ?? []
  const before = foods.slice(0, -1).flat()
  const isLookalike =
    last.every((one) => lookalikes.has(one)) && before.length > 0 && before.every((one) => plants.has(one))
  return [...new Set(isLookalike ? before : foods.flat())]
}

/** English words for known foods at the start or the end of a word that is not known as a whole: `cheesecake`. */
export function findFoodsWithin(word: string): readonly string[] {
  if (word.length > LONGEST) return []
  const found = [...stems].filter(
    ([stem]) => stem.length >= 5 && word.length >= stem.length + 2 && (word.startsWith(stem) || word.endsWith(stem)),
  )
  return [...new Set(found.flatMap(([, english]) => [...english]))]
}
