import { type FurtherNames, furtherFoods } from './further-foods.ts'
import { readQuery } from './read-query.ts'

/**
 * What people type for an everyday food in the languages of the app, whichever of them the screens speak: `key | name, name`.
 * A name is that of the nearest food by its figures; bread and quark of no kind are what is sold most under that word.
 * Coffee with milk is one of the common dishes (`say`). A name that is all that was typed
 * comes before the same word inside longer names.
 */
const table = `
food:skyr | skyr, plain skyr, skyr natural
food:quark-lowfat | quark, Magerquark, Speisequark, Speisequark mager, low fat quark, Topfen, Magertopfen
food:quark-20 | Quark 20%, quark 20% fat, Halbfettquark
food:quark-40 | Quark 40%, quark 40% fat, Sahnequark
food:fromage-frais-0 | fromage frais, fromage blanc, queso fresco batido, queso batido, queso batido 0%
food:petit-suisse | petit suisse
food:tortilla-espanola | tortilla española, tortilla de patatas, tortilla de patata, Spanish omelette, Spanish omelet, Spanish tortilla
food:omelet-plain | tortilla francesa, omelette, omelet, Omelett, Omelette, plain omelette, French omelette
food:dark-chocolate-70 | dark chocolate, chocolate negro, Zartbitterschokolade, dunkle Schokolade, Bitterschokolade
food:milk-chocolate | chocolate, milk chocolate, Schokolade, Milchschokolade, Vollmilchschokolade, chocolate con leche
food:ham-sliced-deli | ham, Schinken, Kochschinken, gekochter Schinken, jamón york, jamón de york, jamón cocido
food:turkey-breast-cooked | turkey, turkey breast, Pute, Putenbrust, pavo, pechuga de pavo
food:serrano-ham | jamón serrano, jamón, Serrano, Serranoschinken
food:iberico-ham | jamón ibérico, jamón de bellota
food:black-pudding | morcilla, Blutwurst, boudin noir
food:dry-pork-sausage | fuet, salchichón, saucisson
food:liver-sausage-fine | Leberwurst, liverwurst, Kalbsleberwurst
food:meat-loaf-leberkaese | Leberkäse, Fleischkäse, Leberkas
food:vienna-sausage | Wiener, Wienerle, Wiener Würstchen, Frankfurter Würstchen
food:lyoner | Lyoner, Fleischwurst, Wurst, Aufschnitt
food:sour-milk-cheese | Harzer, Harzer Käse, Handkäse, Handkäs
food:lye-pretzel | Brezel, Brezeln, Breze, Brezn, Laugenbrezel, Laugengebäck, Laugenstange
food:wheat-roll | Brötchen, Semmel, Weckle, Schrippe, Weizenbrötchen
food:oatcakes | oatcake, oatcakes
food:muesli-fruit | muesli, Müsli, müsli, Früchtemüsli
food:muesli-crunchy | granola crunchy, Knuspermüsli, Crunchy Müsli
food:halloumi | Grillkäse, halloumi cheese, queso halloumi
food:polenta-cooked | polenta
food:gnocchi | gnocchi, ñoquis, gnocchis
food:spaetzle | Spätzle, Spaetzle, Knöpfle
food:pierogi | pierogi, Piroggen, pierogis
food:usda-36415 | arepa, arepas
food:usda-36403 | empanada, empanadas, empanadilla, empanadillas
food:usda-19117 | halva, halwa, halawa, halvah
food:usda-01225 | dulce de leche
food:couscous-cooked | couscous, cuscús
food:bulgur-cooked | bulgur
food:protein-pudding | protein pudding, Proteinpudding, High Protein Pudding, pudin proteico, natillas proteicas
food:protein-yogurt | protein yogurt, protein yoghurt, Proteinjoghurt, High Protein Joghurt, yogur proteico
food:protein-drink | protein drink, Proteindrink, batido proteico, protein milk
food:energy-gel | gel, Energygel, Energy-Gel, Energiegel, gel energético
food:energy-chews | chews, energy chews, clif bloks, bloks, gominolas energéticas
food:isotonic-powder | isotonic powder, Isopulver, isotonisches Pulver, Iso-Pulver, polvo isotónico, sales isotónicas
food:isotonic-drink | isotonic drink, isotonisches Getränk, Isodrink, bebida isotónica
food:maltodextrin | maltodextrin, Maltodextrin, malto, maltodextrina
food:dextrose | dextrose, glucose, Traubenzucker, glucosa, dextrosa, glucose tablets
food:recovery-powder | recovery shake, recovery drink, Regenerationsdrink, recuperador, batido recuperador
food:rice-cakes | rice cakes, Reiswaffeln, Reiswaffel, tortitas de arroz
food:oat-milk-unsweetened | oat milk, oat drink, Hafermilch, Haferdrink, leche de avena, bebida de avena
food:oat-drink-barista | barista oat milk, Barista Hafermilch, Hafermilch Barista, oatly barista
food:soy-milk-unsweetened | soy milk, soya milk, Sojamilch, Sojadrink, leche de soja, bebida de soja
food:rice-milk-unsweetened | rice milk, Reismilch, Reisdrink, leche de arroz, bebida de arroz
food:almond-milk-unsweetened | almond milk, Mandelmilch, Mandeldrink, leche de almendras, bebida de almendras
food:apple-spritzer | Apfelschorle, Apfelsaftschorle
food:alcohol-free-pilsner | alcohol free beer, non alcoholic beer, alkoholfreies Bier, Bier alkoholfrei, cerveza sin alcohol, cerveza sin
food:alcohol-free-wheat-beer | alkoholfreies Weizen, alkoholfreies Weißbier, Weizen alkoholfrei
food:queso-de-burgos | queso de Burgos, queso fresco de Burgos
food:protein-bread | Eiweißbrot, Proteinbrot, protein bread, pan proteico
food:crumpet | crumpet, crumpets
dish:flat-white | flat white
dish:latte | latte, Milchkaffee, Latte Macchiato, café con leche
dish:cappuccino | cappuccino, capuchino
food:espresso | espresso, café solo
food:coffee | coffee, Kaffee, café, café americano
food:protein-bar | protein bar, Proteinriegel, Eiweißriegel, barrita de proteínas, barrita proteica
food:usda-42237 | weetabix
food:rolled-oats-dry | oats, Haferflocken, copos de avena, avena, kernige Haferflocken
food:mixed-rye-bread | Brot, Graubrot, Mischbrot, Roggenmischbrot, Bauernbrot
food:rye-bread | pan de centeno
food:wholemeal-rye-bread | Vollkornbrot, Schwarzbrot, Roggenvollkornbrot
food:white-bread | bread, toast, pan, pan blanco, pan de molde, Weißbrot, Toastbrot, tostada, tostadas
food:whole-wheat-bread | pan integral, pan de molde integral
food:egg-whole-raw | Ei, Eier, huevo, huevos
food:egg-hard-boiled | boiled egg, boiled eggs, hard boiled egg, gekochtes Ei, gekochte Eier, huevo cocido, huevo duro, huevos cocidos
food:egg-fried | fried egg, fried eggs, Spiegelei, Spiegeleier, huevo frito, huevos fritos
food:egg-white-raw | Eiweiß, Eiklar
food:egg-scrambled | scrambled eggs, scrambled egg, Rührei, Rühreier, huevos revueltos, revuelto
food:usda-21299 | pizza
food:milk-2-percent | Milch, leche, fettarme Milch, leche semidesnatada
food:milk-whole | Vollmilch, leche entera
food:milk-skim | Magermilch, leche desnatada
food:butter-salted | mantequilla
food:banana | Banane, Bananen, plátano, plátanos
food:apple | Apfel, Äpfel, manzana, manzanas
food:orange | Orange, Orangen, naranja, naranjas
food:potato-boiled | Kartoffel, Kartoffeln, Salzkartoffeln, patata, patatas, patatas cocidas
food:white-rice-cooked | Reis, arroz, arroz blanco
food:pasta-cooked | Nudeln, macarrones, espaguetis
food:chicken-breast-cooked | Hähnchenbrust, Hähnchen, pechuga de pollo, pechuga, pechuga a la plancha, pechuga plancha, pollo a la plancha, pollo, chicken, Hühnchen
food:salmon-atlantic-cooked | Lachs
food:tuna-light-canned-water | Thunfisch, atún, tuna
food:yogurt-plain-whole | yogurt, yoghurt, natural yoghurt, Joghurt, Naturjoghurt, yogur, yogur natural
food:cottage-cheese-creamed | Hüttenkäse, körniger Frischkäse, requesón
food:cheddar | cheese
food:gouda | Käse, queso
food:olive-oil | Olivenöl, aceite de oliva, aceite, oil, Öl
food:honey | Honig, miel
food:sugar-white | Zucker, azúcar
food:peanut-butter | Erdnussbutter, Erdnussmus, crema de cacahuete
food:lentils-cooked | Linsen, lentejas
food:chickpeas-cooked | Kichererbsen, garbanzos
food:almonds | Mandeln, almendras
food:tomato | Tomate, Tomaten, tomate, tomates
food:avocado | Avocado, Avocados, aguacate, aguacates
dish:hamburger | hamburger, burger, beef burger, hamburguesa
dish:caesar-salad | caesar salad, caesar, ensalada césar
dish:side-salad | salad, green salad, side salad, Salat, grüner Salat, gemischter Salat, ensalada, ensalada mixta, ensalada verde
dish:taco | taco, tacos
dish:sushi-roll | sushi
dish:pbj | pb&j, pbj, pb and j, peanut butter and jelly
dish:turkey-sandwich | turkey sandwich
dish:ham-sandwich | ham sandwich
dish:avocado-toast | avocado toast
dish:ramen | ramen
dish:beef-burrito | burrito, beef burrito
dish:smoothie | smoothie, fruit smoothie
dish:cookie | cookie, cookies, Keks, Kekse, galleta, galletas
dish:protein-shake | protein shake, Proteinshake, Eiweißshake, batido de proteínas, batido de proteína
dish:schnitzel | Schnitzel, Wiener Schnitzel
dish:rice-pudding | rice pudding, Milchreis, arroz con leche
dish:mashed-potato | mashed potato, mashed potatoes, Kartoffelpüree, Kartoffelbrei, puré de patata, puré de patatas
dish:natillas | natillas
dish:meatballs | meatball, meatballs, albóndigas
food:whey-protein-powder | whey, whey protein, Molkenprotein, proteína de suero, proteína whey
food:potato-chips | chips, crisps, Kartoffelchips
food:beef-top-sirloin-lean-cooked | steak, beef steak, Rindersteak, bistec, filete de ternera
food:beef-ground-90-cooked | Hackfleisch, carne picada
food:pork-sausage-cooked | sausage, sausages
food:usda-07013 | bratwurst
food:blueberry-muffin | muffin
food:vanilla-ice-cream | ice cream, Eis, Vanilleeis, helado
food:grapes | grape, grapes, Traube, Trauben, Weintrauben
food:mixed-nuts | nuts, mixed nuts, Nüsse, Nussmischung, frutos secos
food:tea-black | tea, Tee, té
food:beer | beer, Bier, cerveza, Weizen, Weizenbier, Weißbier, Hefeweizen
food:jelly-beans | jelly beans
food:fruit-gums | gummy bears, Gummibärchen, ositos de goma
food:usda-15133 | merluza, hake, Seehecht
food:usda-21237 | big mac
food:usda-21234 | quarter pounder
food:usda-21357 | egg mcmuffin, mcmuffin
food:usda-21355 | mcchicken
food:usda-21309 | chicken mcnuggets, mcnuggets
food:usda-19155 | snickers, snickers bar
food:usda-19160 | twix
food:usda-19109 | kit kat, kitkat
food:matjes | Matjes, Matjesfilet, Matjesfilets, matjes herring
food:usda-21142 | biscuit, biscuits
dish:pan-con-tomate | pan con tomate, pa amb tomàquet, pan tumaca
dish:croqueta | Kroketten, Kartoffelkroketten
dish:chickpea-stew | cocido, cocido madrileño
food:whole-wheat-bread | brown bread, Vollkorntoast
food:mustard-yellow | mustard, mostaza
food:whey-protein-powder | protein powder, Eiweißpulver, Proteinpulver, proteína en polvo
food:almond-butter | nut butter, Nussmus
food:chicken-wing-cooked | buffalo wings
food:white-rice-cooked | pilau rice
dish:sweet-sour-chicken | Hähnchen süß sauer, Hähnchen süß-sauer, pollo agridulce
food:usda-09084 | Johannisbeeren, Johannisbeere, rote Johannisbeeren, grosellas
food:usda-11241 | Kohlrabi, colinabo
food:usda-11190 | Feldsalat, Rapunzel, Ackersalat, lamb's lettuce, canónigos
food:multigrain-bread | Sonnenblumenkernbrot, Körnerbrot, Mehrkornbrot
food:fruit-gums | Gummibären, Weingummi
food:beef-top-sirloin-lean-cooked | carne asada
food:usda-07050 | mortadela, Mortadella
food:usda-15163 | sepia, Sepia, cuttlefish
food:grapefruit | toronja, pomelo
food:chicken-whole-skinless-cooked | pollo rostizado, pollo asado
food:usda-19107 | caramelos, Bonbons, boiled sweets
food:usda-18080 | picos, palitos de pan, Grissini, breadsticks
food:pepper-red-bell | peppers, bell pepper, Paprikaschote, Paprikaschoten
food:green-peas-frozen | peas
food:paprika | pimentón, pimentón dulce, Paprikapulver, paprika powder
dish:mac-cheese | mac and cheese, mac n cheese, mac & cheese, mac cheese, macaroni cheese, macaroni and cheese, Makkaroni mit Käse, macarrones con queso
`

/** Names that mean another food to those whose screens speak a language: a German `Paprika` is no spice. */
const ofLanguage: Partial<Record<keyof FurtherNames, string>> = {
  de: `
food:pepper-red-bell | Paprika, Paprikas
`,
}

interface Everyday {
  readonly key: string
  readonly name: string
}

/** What was typed without its amount, each word in singular; then without words that may be an amount (`half`, `glass`). */
const plainsOf = (text: string): readonly string[] => readQuery(text).map(({ words }) => words.join(' '))
/** A name as it is looked for: whole, for what counts in a name is a part of it. */
const plainOf = (name: string): string => plainsOf(name)[0] ?? ''

const rowsOf = (names: string): readonly Everyday[] =>
  names
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [key = '', all = ''] = line.split(' | ')
      return all.split(', ').map((name) => ({ key, name }))
    })
const rows = rowsOf(table)
/** The further foods by their whole names in each language, which no screen in another one knows. */
const further = [...furtherFoods().values()].flatMap(({ id, names }) =>
  Object.values(names).map((name) => ({ key: `food:${id}`, name })),
)

const keysOf = (all: readonly Everyday[]): ReadonlyMap<string, Everyday> =>
  new Map(all.map((one) => [plainOf(one.name), one]))
const languageKeys = new Map(Object.entries(ofLanguage).map(([language, names]) => [language, keysOf(rowsOf(names))]))
const keys = keysOf([...further, ...rows])

/** Fewer letters begin too many names. */
const MIN_BEGINNING = 4

/**
 * The food whose everyday name is all that was typed, besides an amount, as the language of the screens means it; with `isUnfinished` also those whose name begins so.
 */
export function findEveryday(
  text: string,
  isUnfinished: boolean,
  language: keyof FurtherNames = 'en',
): readonly Everyday[] {
  const plains = plainsOf(text)
  const whole = plains.flatMap((plain) => languageKeys.get(language)?.get(plain) ?? keys.get(plain) ?? [])[0]
  if (whole) return [whole]
  const [plain = ''] = plains
  if (!isUnfinished || plain.length < MIN_BEGINNING) return []
  return [...keys].flatMap(([name, one]) => (name.startsWith(plain) ? [one] : []))
}

/** The foods that have an everyday name. */
export const everydayKeys: readonly string[] = [...new Set([...keys.values()].map(({ key }) => key))]
