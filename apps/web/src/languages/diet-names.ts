import type { MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import type { Certificate } from '@pacemeal/catalog'
import type { Diet } from '@pacemeal/domain'

const names: Readonly<Record<Diet, MessageDescriptor>> = {
  classic: msg`Classic Diet`,
  vegan: msg`Vegan`,
  vegetarian: msg`Vegetarian`,
  pescatarian: msg`Pescatarian`,
  kosher: msg`Kosher`,
  'dairy-free': msg`Dairy Free`,
  'gluten-free': msg`Gluten Free`,
  halal: msg`Halal`,
  paleo: msg`Paleo`,
  'low-carb': msg`Low Carb / Keto`,
}

/** How screens call a diet. */
export const dietName = (diet: Diet): string => t(names[diet])

const certificates: Readonly<Record<Certificate, MessageDescriptor>> = {
  kosher: msg`certified kosher`,
  halal: msg`certified halal`,
  'gluten-free': msg`certified gluten-free`,
}

/** The mark to look for on a food, as it stands behind the food's name. */
export const certificateName = (certificate: Certificate): string => t(certificates[certificate])
