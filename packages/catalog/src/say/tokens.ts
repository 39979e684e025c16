import { singularOf } from '../words.ts'
import { inKnownForms, withoutHeadings } from './amount-forms.ts'
import { amountsOfLanguages } from './amounts-of-languages.ts'
import { emojiInWords } from './emoji-words.ts'
import { withDryYeast } from './fresh-yeast.ts'
import { asMeant } from './misheard.ts'
import { inKnownPhrases } from './phrases.ts'
import { inShares } from './shares.ts'
import { inPlainFigures } from './written-figures.ts'

/** Where a token stands in the text, and how it reads there in lower case. */
interface Placed {
  readonly said: string
  readonly from: number
  readonly to: number
}

/** A piece of what was said. */
export type Token = Placed &
  (
    | { readonly kind: 'word'; readonly word: string; readonly typos: number }
    /** A figure behind a minus sign is a slip, or a dash before an amount: nobody knows which. */
    | { readonly kind: 'number'; readonly value: number; readonly isNegative?: true }
    /** A hard stop ends an item; a soft one may stand between a food and its amount. */
    | { readonly kind: 'stop'; readonly isHard: boolean }
  )

export interface Tokens {
  /** The text that tokens point into. */
  readonly text: string
  readonly tokens: readonly Token[]
}

const fractionSigns: Readonly<Record<string, string>> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅛': '1/8',
}

const groundMeatBehind = /\b(?:(?:beef |steak )?mince|ground beef) (\d{1,2})\s*%(?: fat| lean)?/gi
const groundMeat =
  /\b(\d{1,2})(?:\/\d{1,2}|\s*%)( fat| lean| extra lean)? (?:ground |lean |steak |minced )*(beef)(?: mince| steak mince)?\b|\b(\d{1,2})(?:\/\d{1,2}|\s*%)( fat| lean)? (?:steak )?mince\b/gi
/** The share of lean meat that the catalogue has, by the share of lean or of fat that was said. */
const nearestLean = (share: number): number => {
  const lean = share > 50 ? share : 100 - share
  return lean >= 94 ? 95 : lean >= 86 ? 90 : 80
}

/** Notation that has a plainer spelling: fraction signs, `w/`, `&`, `1,5`, `1,200`, `2x`, `10 %`. */
const plain = (text: string): string =>
  amountsOfLanguages(text)
    .replaceAll(/[½⅓⅔¼¾⅛]/g, (sign) => ` ${fractionSigns[sign]} `)
    .replaceAll(/\bw\/o\b/gi, ' without ')
    .replaceAll(/\bw\//gi, ' with ')
    .replaceAll(/\s&\s|(?<=\w)&(?=\w)|\s['’]?nd?['’]?\s/gi, ' and ')
    .replaceAll(/\babt\b/gi, 'about')
    .replaceAll(/\bhlf\b/gi, 'half')
    .replaceAll(/[×✕]/g, ' x ')
    .replaceAll(/(\d),(\d{3})(?!\d)/g, '$1$2')
    .replaceAll(/(?<!\/)(\d),(\d{1,2})(?!\d)/g, '$1.$2')
    .replaceAll(/(\d)\s*(?:%|per\s?cent\b)/gi, '$1%')
    // The parts of lean and fat of ground meat.
    .replaceAll(groundMeatBehind, (_all, share: string) => `${nearestLean(Number(share))}% ground beef`)
    .replaceAll(
      groundMeat,
      (_all, share?: string, _of?: string, _meat?: string, other?: string) =>
        `${nearestLean(Number(share ?? other))}% ground beef`,
    )
    .replaceAll(/\b([789]\d)\/\d{1,2}(?= (?:ground|beef|mince|turkey|pork|lean))/gi, '$1%')
    .replaceAll(/(\d)\s*[x](?=\s|\d|$)/gi, '$1 x ')
    .replaceAll(/\bx(?=\d)/gi, ' x ')
    .replaceAll(/\b(\d{2})\/(\d{1,2})\b(?=\s*(?:ground|beef|mince|turkey|pork|lean))/gi, '$1%')
    .replaceAll(/(\d%)\s*fat\b/gi, '$1')
    // The length of a roll or a pizza is no count.
    .replaceAll(/\b\d+(?:\.\d+)?\s*-?\s*(?:(?:inch|in|cm)\b|["”″])/gi, ' ')
    .replaceAll(/(\d)\s*T\b\.?/g, '$1 tbsp')
    .replaceAll(/(\d)\s*t\b\.?/g, '$1 tsp')
    .replaceAll(/(\d)\s*c\b\.?/gi, '$1 cup')
    .replaceAll(/\b(fl|oz|tbsp|tbs|tsp|lbs?|g|kg|ml|pt|approx)\.(?=\s|$)/gi, '$1')

const pattern =
  /(?<percent>\d+(?:\.\d+)?%)|(?<mixed>\d+\s+\d+\/\d+)|(?<fraction>\d+\s*\/\s*\d+)|(?<number>\d+(?:\.\d+)?|\.\d+)|(?<word>\p{L}[\p{L}'’]*)|(?<stop>[,;.+\n|•!?/]|[-–—:()[\]])/giu

const ratio = (text: string): number => {
  const [above = '', below = ''] = text.split('/')
  return Number(below) === 0 ? 0 : Number(above) / Number(below)
}

const numberIn = (text: string): number => {
  const [whole = '', fraction] = text.split(/\s+(?=\d+\/)/)
  return fraction ? Number(whole) + ratio(fraction) : text.includes('/') ? ratio(text) : Number(text)
}

/** Lines that all begin with a dash are a list: `-2 eggs` in it is no minus two. */
const inDashes = (text: string): boolean => {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return lines.length > 1 && lines.every((line) => /^\s*[-−–—•]/.test(line))
}

/** As many digits as stand below bars: an EAN-8, a UPC-A, an EAN-13, or that of a case. */
const barcode = /^(?:\d{8}|\d{12,14})$/

/** What was said, in words, numbers and stops. */
export function tokenize(said: string): Tokens {
  // Before its accent goes: `a 80 g` is an article.
  const letters = withDryYeast(emojiInWords(said))
    .normalize('NFC')
    .replaceAll(/(?<=\s)à\s+(?=\d)/gi, 'je ')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .normalize('NFC')
    .replaceAll('ß', 'ss')
  const text = plain(inKnownPhrases(inKnownForms(inShares(withoutHeadings(inPlainFigures(asMeant(letters)))))))
  const isListed = inDashes(said)
  const tokens = [...text.matchAll(pattern)].flatMap(({ 0: raw, groups = {}, index }): readonly Token[] => {
    const placed = { said: raw.toLowerCase().replaceAll(/['’]/g, ''), from: index, to: index + raw.length }
    if (groups.word) return [{ ...placed, kind: 'word', word: singularOf(placed.said), typos: 0 }]
    // A barcode is no amount of anything: it is looked up as it stands.
    if (groups.number && barcode.test(raw)) return [{ ...placed, kind: 'word', word: raw, typos: 0 }]
    if (groups.percent) return [{ ...placed, kind: 'word', word: raw, typos: 0 }]
    if (!groups.stop) {
      const isNegative = !isListed && /(?:^|[\s,;(])[-−]$/.test(text.slice(0, index))
      return [{ ...placed, kind: 'number', value: numberIn(raw), ...(isNegative ? { isNegative } : {}) }]
    }
    const isInWord = raw === '-' && /\p{L}/u.test(text[index - 1] ?? '') && /\p{L}/u.test(text[index + 1] ?? '')
    return isInWord || raw === '/' ? [] : [{ ...placed, kind: 'stop', isHard: !/[-–—:()[\]]/.test(raw) }]
  })
  return { text, tokens }
}
