import dishes from '../../data/spanish/dishes.json' with { type: 'json' }
import foods from '../../data/spanish/foods.json' with { type: 'json' }
import measures from '../../data/spanish/measures.json' with { type: 'json' }
import sides from '../../data/spanish/sides.json' with { type: 'json' }
import type { Aisle } from '../food.ts'
import type { KitchenTexts } from './kitchen-texts.ts'
import { openTranslator } from './kitchen-translator.ts'

const aisles: Readonly<Record<Aisle | 'Other', string>> = {
  Produce: 'Frutas y verduras',
  'Meat & Fish': 'Carne y pescado',
  'Dairy & Eggs': 'Lácteos y huevos',
  Bakery: 'Pan y bollería',
  'Grains & Pasta': 'Cereales y pasta',
  'Canned & Dry Goods': 'Conservas y despensa',
  'Nuts & Seeds': 'Frutos secos y semillas',
  'Oils & Sauces': 'Aceites y salsas',
  'Spices & Herbs': 'Especias y hierbas',
  Frozen: 'Congelados',
  Drinks: 'Bebidas',
  'Sports Nutrition': 'Nutrición deportiva',
  Other: 'Otros',
}

/** `o` is `u` before a figure that is said with an o: 8, 80, 800, 11. */
const or = (amount: string): string => (/^(?:8|11(?!\d))/.test(amount) ? 'u' : 'o')

/** The kitchen's texts in Spanish. */
export const spanishTexts: KitchenTexts = {
  foods,
  dishes,
  sides,
  measures,
  aisles,
  phrases: {
    withSides: (dish, beside) => `${dish}, con ${beside}`,
    and: ' y ',
    orDry: (amount) => `${or(amount)} ${amount} en seco`,
    aPinch: 'una pizca',
    andAPinch: ' y una pizca',
    decimalMark: ',',
    madeReady: /(?:, (?:cocid[oa]s?(?: con agua)?|cocinad[oa]s?|asad[oa]s?|escurrid[oa]s?|a la parrilla)| duro)$/,
  },
}

/** The translation into Spanish. */
export const spanishKitchen = openTranslator(spanishTexts)
