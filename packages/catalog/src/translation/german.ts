import dishes from '../../data/german/dishes.json' with { type: 'json' }
import foods from '../../data/german/foods.json' with { type: 'json' }
import measures from '../../data/german/measures.json' with { type: 'json' }
import sides from '../../data/german/sides.json' with { type: 'json' }
import type { Aisle } from '../food.ts'
import type { KitchenTexts } from './kitchen-texts.ts'
import { openTranslator } from './kitchen-translator.ts'

const aisles: Readonly<Record<Aisle | 'Other', string>> = {
  Produce: 'Obst & Gemüse',
  'Meat & Fish': 'Fleisch & Fisch',
  'Dairy & Eggs': 'Milchprodukte & Eier',
  Bakery: 'Brot & Backwaren',
  'Grains & Pasta': 'Getreide & Nudeln',
  'Canned & Dry Goods': 'Konserven & Trockenwaren',
  'Nuts & Seeds': 'Nüsse & Saaten',
  'Oils & Sauces': 'Öle & Saucen',
  'Spices & Herbs': 'Gewürze & Kräuter',
  Frozen: 'Tiefkühlkost',
  Drinks: 'Getränke',
  'Sports Nutrition': 'Sportnahrung',
  Other: 'Sonstiges',
}

/** The kitchen's texts in German. */
export const germanTexts: KitchenTexts = {
  foods,
  dishes,
  sides,
  measures,
  aisles,
  phrases: {
    withSides: (dish, beside) => `${dish}, mit ${beside}`,
    and: ' und ',
    orDry: (amount) => `oder ${amount} trocken`,
    aPinch: 'eine Prise',
    andAPinch: ' und eine Prise',
    decimalMark: ',',
    madeReady: /, (?:gekocht|gegart|abgetropft|gebraten|gebacken|gegrillt|hart gekocht)$/,
  },
}

/** The translation into German. */
export const germanKitchen = openTranslator(germanTexts)
