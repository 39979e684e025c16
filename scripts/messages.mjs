// npm run messages: writes every marked text of the web into the PO file of each language, for translators. With --check it writes into
// the cache instead and fails when a kept file is not the same, or when a text has no translation.
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fail, node26, root, toolEnvironment } from './bootstrap.mjs'

const web = join(root, 'apps/web')
const languages = join(web, 'src/languages')
const kept = readdirSync(languages)
  .filter((name) => name.endsWith('.po'))
  .map((name) => join(languages, name))

/** Runs Lingui's extractor by that configuration. */
function extract(config, stdio) {
  const lingui = join(root, 'node_modules/@lingui/cli/dist/lingui.js')
  const run = spawnSync(node26, [lingui, 'extract', '--clean', '--config', config], {
    cwd: web,
    stdio,
    env: toolEnvironment(),
  })
  if (run.status !== 0) fail('The texts of the web could not be extracted; the message is above.')
}

/** A catalogue without its head, which says when and by whom it was written. */
const comparable = (file) => readFileSync(file, 'utf8').replace(/^msgid ""\nmsgstr ""\n(?:".*"\n)+/, '')

/** The web's own configuration, with its catalogue in another folder. */
function configFor(folder) {
  const config = join(folder, 'lingui.config.ts')
  const changes = { rootDir: web, catalogs: [{ path: join(folder, '{locale}'), include: [join(web, 'src')] }] }
  writeFileSync(
    config,
    `import config from ${JSON.stringify(join(web, 'lingui.config.ts'))}\nexport default { ...config, ...${JSON.stringify(changes)} }\n`,
  )
  return config
}

/** The texts that a catalogue does not translate. */
const missingIn = (file) =>
  [...comparable(file).matchAll(/^msgid ((?:".*"\n)+)msgstr ""\n(?!")/gm)].map(([, text]) => text.trim())

if (process.argv.includes('--check')) {
  const folder = join(root, 'node_modules/.cache/messages')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const file of kept) copyFileSync(file, join(folder, basename(file)))
  extract(configFor(folder), ['ignore', 'ignore', 'inherit'])
  for (const file of kept) {
    const name = `apps/web/src/languages/${basename(file)}`
    if (comparable(join(folder, basename(file))) !== comparable(file)) {
      fail(`${name} is not the texts of the code. Run npm run messages.`)
    }
    const missing = missingIn(file)
    if (missing.length > 0) fail(`${name} does not translate:\n${missing.join('\n')}`)
  }
} else {
  extract(join(web, 'lingui.config.ts'), 'inherit')
}
