import { join } from 'node:path'
import { readProduct } from '@pacemeal/domain/product'
import { systemClock } from '../../apps/server/src/clock.ts'
import { openProductStore } from '../../apps/server/src/providers/products/sqlite-product-store.ts'

/** A pot of skyr as a dump of Open Food Facts tells it. */
export const skyr = {
  code: '5690527605007',
  product_name: 'Skyr natural',
  brands: 'Northfield',
  quantity: '170 g',
  serving_size: '1 pot (170 g)',
  allergens_tags: ['en:milk'],
  ingredients_text: 'Skim milk, cultures',
  nutriments: { 'energy-kcal_100g': 62, proteins_100g: 11, carbohydrates_100g: 4, fat_100g: 0.2, calcium_100g: 0.15 },
}

/** Lets a server know the skyr: its data base of products is a file of its own, which an import may fill while it runs. */
export const giveSkyr = (server: { readonly dataDir: string }): void => {
  const store = openProductStore(join(server.dataDir, 'products.sqlite'), systemClock)
  const product = readProduct(skyr)
  store.store(product ? [product] : [], 'dump', 1)
  store.close()
}
