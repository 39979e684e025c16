import { readQuery } from './read-query.ts'

/**
 * What people type for an everyday food in the languages of the app, whichever of them the screens speak: `key | name, name`.
 * A name is that of the nearest food by its figures: skyr (63 kcal, 11 g protein in 100 g) and low-fat quark (67 kcal, 12 g)
 * are nonfat Greek yogurt (59 kcal, 10 g) in the tables, bread of no kind is what is sold most under that word. Coffee with
 * milk is one of the common dishes (`say`). A name that is all that was typed
 * comes before the same word inside longer names.
 */
const table = `
food:yogurt-greek-nonfat | skyr, quark, Magerquark, Speisequark mager, queso fresco batido, queso batido, Topfen
dish:flat-white | flat white
dish:latte | latte, Milchkaffee, Latte Macchiato, café con leche
dish:cappuccino | cappuccino, capuchino
food:espresso | espresso, café solo
food:coffee | coffee, Kaffee, café, café americano
food:usda-25067 | protein bar, Proteinriegel, Eiweißriegel, barrita de proteínas, barrita proteica
food:usda-42237 | weetabix
food:rolled-oats-dry | oats, Haferflocken, copos de avena, avena, kernige Haferflocken
food:rye-bread | Brot, Graubrot, Mischbrot, pan de centeno
food:white-bread | pan, pan blanco, pan de molde, Weißbrot, Toastbrot
food:whole-wheat-bread | pan integral, Vollkornbrot, pan de molde integral
food:egg-whole-raw | Ei, Eier, huevo, huevos
food:milk-2-percent | Milch, leche, fettarme Milch, leche semidesnatada
food:milk-whole | Vollmilch, leche entera
food:milk-skim | Magermilch, leche desnatada
food:butter-salted | mantequilla
food:banana | Banane, plátano
food:apple | Apfel, manzana
food:orange | naranja
food:potato-boiled | Kartoffeln, patatas, patatas cocidas
food:white-rice-cooked | Reis, arroz, arroz blanco
food:pasta-cooked | Nudeln, macarrones, espaguetis
food:chicken-breast-cooked | Hähnchenbrust, Hähnchen, pechuga de pollo, pollo
food:salmon-atlantic-cooked | Lachs
food:tuna-light-canned-water | Thunfisch, atún, tuna
food:yogurt-plain-whole | Joghurt, Naturjoghurt, yogur, yogur natural
food:cottage-cheese-creamed | Hüttenkäse, körniger Frischkäse, requesón
food:gouda | Käse
food:olive-oil | Olivenöl, aceite de oliva, aceite
food:honey | Honig, miel
food:sugar-white | Zucker, azúcar
food:peanut-butter | Erdnussbutter, Erdnussmus, crema de cacahuete
food:lentils-cooked | Linsen, lentejas
food:chickpeas-cooked | Kichererbsen, garbanzos
food:almonds | Mandeln, almendras
food:tomato | Tomate
food:avocado | aguacate
`

/** What was typed without its amount, each word in singular. */
const plainOf = (text: string): string => readQuery(text)[0]?.words.join(' ') ?? ''

const keys = new Map(
  table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [key = '', names = ''] = line.split(' | ')
      return names.split(', ').map((name) => [plainOf(name), { key, name }] as const)
    }),
)

/** Fewer letters begin too many names. */
const MIN_BEGINNING = 4

/**
 * The food whose everyday name is all that was typed, besides an amount; with `isUnfinished` also those whose name begins so.
 */
export function findEveryday(
  text: string,
  isUnfinished: boolean,
): readonly { readonly key: string; readonly name: string }[] {
  const plain = plainOf(text)
  const whole = keys.get(plain)
  if (whole) return [whole]
  if (!isUnfinished || plain.length < MIN_BEGINNING) return []
  return [...keys].flatMap(([name, one]) => (name.startsWith(plain) ? [one] : []))
}

/** The foods that have an everyday name. */
export const everydayKeys: readonly string[] = [...new Set([...keys.values()].map(({ key }) => key))]
