import { type Avoidance, safeRaceProducts } from '@pacemeal/catalog'
import type { RaceProduct } from '@pacemeal/domain/event'
import { genericProducts } from '@pacemeal/nutrition/race'

const generic: ReadonlySet<string> = new Set(genericProducts.map(({ id }) => id))

/** The products that the athlete's restrictions and diets leave. Brings the catalogue: fetch it late. */
export const safeProducts = (products: readonly RaceProduct[], avoidance: Avoidance): readonly RaceProduct[] =>
  safeRaceProducts(products, avoidance, generic)
