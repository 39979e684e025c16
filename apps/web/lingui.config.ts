import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

/** Ids of messages are made of their English text; English stands in the code itself, the file here is for translators. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en'],
  catalogs: [{ path: '<rootDir>/src/languages/{locale}', include: ['<rootDir>/src'] }],
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
})
