import { servingsIn } from './recipe-data.ts'

const words: Readonly<Record<string, number>> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, eight: 8, ten: 10, twelve: 12 },
  ...{ zwei: 2, drei: 3, vier: 4, fünf: 5, sechs: 6, acht: 8, zehn: 10, zwölf: 12 },
  ...{ dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, ocho: 8, diez: 10, doce: 12 },
}
/** Numbers as words, for the patterns of lines. */
export const numberWord = Object.keys(words).join('|')

const portions =
  '(?:servings?|serves|portions?|people|persons?|slices?|pancakes|muffins|cookies|pieces|portionen|personen|st[uü]cke?n?|raciones|porciones|personas|unidades)'
const about = '(?:about |around |ca\\.? |unas? |approximately )?'
const count = `(\\d{1,3}|${numberWord})`
const said =
  '(?:serves|servings|yields?|makes|portions|people|portionen|personen|raciones|porciones|personas|salen|rinde|ergibt|reicht f[uü]r|comensales)'

const SAID = new RegExp(`\\b${said}\\s*[:=]?\\s*${about}${count}\\b`, 'iu')
const FOR = new RegExp(`(?:\\bfor|\\bf[uü]r|\\bpara)\\s+${count}(?:\\s+${portions})?(?=\\s*(?:$|[):,|·.]))`, 'iu')
const INTO = new RegExp(`\\b(?:into|in|en)\\s+${count}\\s+${portions}(?=$|\\P{L})`, 'iu')
const COUNTED = new RegExp(`(?:^|\\P{L})${count}\\s+${portions}(?=$|\\P{L})`, 'iu')

/** Where a line says how many a recipe is for, the surest first. */
const ways = [SAID, FOR, INTO, COUNTED]
/** Among the steps `2 slices` are bread. */
const waysAmongSteps = [SAID, FOR, INTO]

/** How many servings a line says that is no ingredient; undefined when it says nothing of it. */
export function yieldIn(line: string, { isAmongSteps = false } = {}): number | undefined {
  for (const way of isAmongSteps ? waysAmongSteps : ways) {
    const number = way.exec(line)?.[1]
    if (number !== undefined) return servingsIn(words[number.toLowerCase()] ?? number) ?? undefined
  }
  return undefined
}

const WHOLE = [
  new RegExp(`^(?:this |the )?(?:recipe |rezept )?${said}\\s*[:=]?\\s*${about}${count}\\b`, 'iu'),
  new RegExp(`^(?:for|f[uü]r|para)\\s+${count}(?:\\s+${portions})?\\s*[):,.]?$`, 'iu'),
  new RegExp(`^${about}${count}(?:\\s*[-–]\\s*\\d+)?\\s+${portions}\\s*(?:$|[:,.(])`, 'iu'),
]

/** Whether a line says how many a recipe is for and names nothing to eat: `8 slices`, and not `2 slices of bread`. */
export const isYield = (line: string): boolean =>
  line.split(/\s*[|·•]\s*/).some((part) => WHOLE.some((way) => way.test(part)))
