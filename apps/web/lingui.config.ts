import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'
import { locales } from '@pacemeal/domain'

/** Ids of messages are made of their English text; English stands in the code itself, its file here is for translators. */
export default defineConfig({
  sourceLocale: 'en',
  locales: [...locales],
  catalogs: [{ path: '<rootDir>/src/languages/{locale}', include: ['<rootDir>/src'] }],
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
})
