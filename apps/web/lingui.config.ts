import { readFileSync } from 'node:fs'
import { defineConfig } from '@lingui/cli'
import babel from '@lingui/cli/api/extractors/babel'
import { formatter } from '@lingui/format-po'
import { locales } from '@pacemeal/domain'

/** Lingui's own reader of texts, for files that mark any: most of them do not, and to parse them takes as long. */
const extractor: typeof babel = {
  ...babel,
  match: (file) => babel.match(file) && readFileSync(file, 'utf8').includes('@lingui/'),
}

/** Ids of messages are made of their English text; English stands in the code itself, its file here is for translators. */
export default defineConfig({
  sourceLocale: 'en',
  locales: [...locales],
  catalogs: [{ path: '<rootDir>/src/languages/{locale}', include: ['<rootDir>/src'] }],
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
  extractors: [extractor],
})
