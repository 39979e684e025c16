import { tableOf } from '../words.ts'

/** How an amount is measured: by weight, by volume, or by a thing that differs from food to food. */
export type Unit =
  | { readonly kind: 'mass'; readonly grams: number; readonly name: string }
  | { readonly kind: 'volume'; readonly ml: number; readonly name: string }
  | { readonly kind: 'thing'; readonly name: string }

const mass = (grams: number, names: string): readonly (readonly [string, Unit])[] =>
  names.split(' ').map((name) => [name, { kind: 'mass', grams, name: names.split(' ')[0] ?? name }])
const volume = (ml: number, names: string): readonly (readonly [string, Unit])[] =>
  names.split(' ').map((name) => [name, { kind: 'volume', ml, name: names.split(' ')[0] ?? name }])
const thing = (name: string, others = ''): readonly (readonly [string, Unit])[] =>
  [name, ...others.split(' ').filter(Boolean)].map((one) => [one, { kind: 'thing', name }])

/**
 * Units by the singular of the word that says them. International avoirdupois weights; US customary volumes (a cup of
 * 236.6 ml, a fluid ounce of 29.57 ml), which is what food tables of household measures use.
 */
const units: ReadonlyMap<string, Unit> = new Map([
  ...mass(1, 'g gram gm gr grm gramme gs grs'),
  ...mass(1000, 'kg kilo kilogram kilogramme kgs'),
  ...mass(0.001, 'mg milligram'),
  // The dekagram of Austrian counters.
  ...mass(10, 'dag deka'),
  ...mass(28.35, 'oz ounce ozs'),
  ...mass(453.6, 'lb pound lbs'),
  ...volume(1, 'ml milliliter millilitre mil mls'),
  ...volume(10, 'cl centiliter centilitre'),
  ...volume(100, 'dl deciliter decilitre'),
  ...volume(1000, 'l liter litre ltr'),
  ...volume(236.6, 'cup'),
  ...volume(14.79, 'tbsp tablespoon tbs tbl tblsp tbspn tblspn tablespoonful tb tbsps tbsn tblspoon esl'),
  ...volume(4.93, 'tsp teaspoon teaspoonful tsps tspn teasp'),
  ...volume(10, 'dessertspoon'),
  ...volume(150, 'katori'),
  ...volume(120, 'ladle ladleful'),
  ...volume(473, 'pint'),
  ...volume(946, 'quart'),
  ...volume(3785, 'gallon'),
  ...thing('slice', 'slc slce sl slcs'),
  ...thing('piece', 'pc pcs pce bit chunk pz stk st'),
  ...thing('scoop', 'scoopful'),
  ...thing('handful', 'hndfl handfull hanful'),
  ...thing('can', 'tin'),
  ...thing('bottle', 'bidon btl bottl'),
  ...thing('glass', 'glasse tumbler gls'),
  ...thing('fist', 'fistful'),
  ...thing('palm'),
  ...thing('thumb'),
  ...thing('deck'),
  ...thing('golfball'),
  ...thing('matchbox'),
  ...thing('sleeve'),
  ...thing('jar'),
  ...thing('rack'),
  ...thing('bite', 'mouthful forkful sip swig gulp'),
  ...thing('bowl', 'bowlful bwl'),
  ...thing('plate', 'plateful'),
  ...thing('mug', 'mugful'),
  ...thing('packet', 'pack pkt sachet bag pouch package pk pkg'),
  ...thing('sharingbag'),
  ...thing('tray'),
  ...thing('box', 'carton'),
  ...thing('bar'),
  ...thing('stick'),
  ...thing('clove'),
  ...thing('spear'),
  ...thing('fillet', 'filet'),
  ...thing('shot'),
  ...thing('serving', 'portion serving serve srv svg helping'),
  ...thing('dollop', 'blob'),
  ...thing('drizzle', 'squirt squeeze dab'),
  ...thing('glug'),
  ...thing('pat'),
  ...thing('splash', 'dash'),
  ...thing('pinch'),
  ...thing('sprinkle', 'sprinkling dusting'),
  ...thing('knob'),
  ...thing('spoon', 'spoonful'),
  ...thing('rasher'),
  ...thing('strip'),
  ...thing('square'),
  ...thing('cube'),
  ...thing('ball'),
  ...thing('pot', 'tub container'),
  ...thing('wedge'),
  ...thing('segment', 'spalte gajo'),
  ...thing('stalk', 'stem'),
  ...thing('patty', 'pattie'),
  ...thing('leaf'),
  ...thing('drop'),
  ...thing('sheet'),
  ...thing('ear'),
  ...thing('half'),
  ...thing('link'),
  ...thing('breast'),
  ...thing('thigh'),
  ...thing('head'),
  ...thing('bunch'),
  ...thing('ring'),
  ...thing('gel'),
  ...thing('loaf'),
  ...thing('round'),
  ...thing('smear', 'scrape'),
  ...thing('block'),
  ...thing('punnet'),
  ...thing('capsule', 'tablet pill caplet'),
])

/** The unit that a singular word says, when it says one. */
export const findUnit = (word: string): Unit | undefined => units.get(word)

/** Volumes of vessels and kitchen gestures for anything pourable, in millilitres; other foods have rules of their own. */
export const vesselMl: Readonly<Record<string, number>> = {
  glass: 220,
  mug: 270,
  bottle: 500,
  can: 330,
  shot: 30,
  bowl: 300,
  splash: 30,
  drizzle: 7,
  glug: 30,
  dollop: 25,
  spoon: 15,
  box: 250,
  pot: 150,
}

/** What a size does to the weight of a thing. */
export const sizes = tableOf({
  tiny: 0.5,
  wee: 0.75,
  lil: 0.75,
  massive: 1.5,
  ginormous: 1.5,
  enormous: 1.5,
  giant: 1.5,
  small: 0.75,
  little: 0.75,
  mini: 0.5,
  medium: 1,
  large: 1.25,
  big: 1.25,
  huge: 1.5,
  jumbo: 1.4,
  heaped: 1.3,
  heaping: 1.3,
  generous: 1.3,
  level: 1,
  rounded: 1.15,
  thick: 1.3,
  thin: 0.6,
  double: 2,
  sm: 0.75,
  sml: 0.75,
  xl: 1.4,
  med: 1,
  lg: 1.25,
  lge: 1.25,
  lrg: 1.25,
  regular: 1,
  tall: 1.2,
  grande: 1.5,
  venti: 2,
})

/** Words of units and sizes long enough to be mistyped, by how likely they are beside the words of names. */
export const unitWords: ReadonlyMap<string, number> = new Map(
  [...units.keys(), ...Object.keys(sizes)].filter((word) => word.length > 3).map((word) => [word, 4]),
)
