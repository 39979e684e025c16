export { germanKitchen } from './german.ts'
export type { KitchenTranslator } from './kitchen-translator.ts'
