import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { type SeededRandom, seededRandom } from '@pacemeal/testing'

const kinds = [
  'Skyr',
  'Muesli',
  'Oat drink',
  'Protein bar',
  'Tomato soup',
  'Rye bread',
  'Apple juice',
  'Dark chocolate',
  'Granola',
  'Lentil pasta',
]
const tastes = [
  'natural',
  'vanilla',
  'with nuts',
  'organic',
  'classic',
  'light',
  'with berries',
  'family pack',
  'sea salt',
  'no added sugar',
]
const brands = ['Northfield', 'Alpina', 'Good Grain', 'Casa Verde', 'Peak', 'Hearth', 'Seaside', 'Bluebell']

const withCheckDigit = (body: string): string => {
  const sum = [...body].reduce((all, digit, at) => all + Number(digit) * (at % 2 === 0 ? 1 : 3), 0)
  return `${body}${(10 - (sum % 10)) % 10}`
}

const round = (figure: number): number => Number(figure.toFixed(2))

/** A record in the shape of the dump: the fields that are read among many that are not. */
const aRecord = (at: number, random: SeededRandom) => {
  const protein = round(random.next() * 20)
  const carbs = round(random.next() * 60)
  const fat = round(random.next() * 15)
  const kilocalories = round(4 * protein + 4 * carbs + 9 * fat)
  const sodium = round(random.next() * 0.8)
  const name = `${random.pick(kinds)} ${random.pick(tastes)}`
  const tags = Array.from({ length: 40 }, () => `en:${random.pick(kinds).toLowerCase()}-${random.whole(1, 999)}`)
  return {
    _id: withCheckDigit(String(400_000_000_000 + at)),
    code: withCheckDigit(String(400_000_000_000 + at)),
    product_name: name,
    brands: random.pick(brands),
    quantity: `${random.whole(1, 9) * 100} g`,
    serving_size: `${random.whole(2, 12) * 10} g`,
    categories_tags: tags.slice(0, 6),
    countries_tags: tags.slice(6, 12),
    states_tags: tags.slice(12, 30),
    _keywords: tags.slice(30),
    allergens_tags: random.next() < 0.4 ? ['en:milk', 'en:gluten'] : [],
    traces_tags: random.next() < 0.2 ? ['en:nuts'] : [],
    ingredients_text: `${name}, water, sugar, salt, ${tags.slice(0, 12).join(', ')}`,
    ingredients: tags.map((id, rank) => ({
      id,
      rank,
      percent_estimate: random.next() * 100,
      vegan: 'maybe',
      text: id,
    })),
    images: Object.fromEntries(
      tags.slice(0, 6).map((tag) => [tag, { uploader: 'someone', sizes: { 100: { h: 75, w: 100 } } }]),
    ),
    last_modified_t: 1_700_000_000 + at,
    nutriments: {
      'energy-kcal_100g': kilocalories,
      'energy-kj_100g': round(kilocalories * 4.184),
      energy_100g: round(kilocalories * 4.184),
      proteins_100g: protein,
      carbohydrates_100g: carbs,
      sugars_100g: round(carbs * random.next()),
      fat_100g: fat,
      'saturated-fat_100g': round(fat * random.next()),
      sodium_100g: sodium,
      salt_100g: round(sodium * 2.5),
    },
  }
}

/** Writes a dump of so many products, compressed, in the shape and about the size (5 kB a row) of the real one. */
export const makeDump = async (file: string, count: number): Promise<void> => {
  const random = seededRandom(17)
  const gzip = createGzip({ level: 1 })
  const written = gzip.pipe(createWriteStream(file))
  for (let at = 0; at < count; at += 1) {
    if (!gzip.write(`${JSON.stringify(aRecord(at, random))}\n`)) await once(gzip, 'drain')
  }
  gzip.end()
  await finished(written)
}
