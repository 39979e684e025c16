// npm run messages: writes every marked text of the web into its PO file, for translators. With --check it writes into
// the cache instead and fails when the kept file is not the same.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fail, node26, root, toolEnvironment } from './bootstrap.mjs'

const web = join(root, 'apps/web')
const kept = join(web, 'src/languages/en.po')

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

if (process.argv.includes('--check')) {
  const folder = join(root, 'node_modules/.cache/messages')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  extract(configFor(folder), ['ignore', 'ignore', 'inherit'])
  if (comparable(join(folder, 'en.po')) !== comparable(kept)) {
    fail('apps/web/src/languages/en.po is not the texts of the code. Run npm run messages.')
  }
} else {
  extract(join(web, 'lingui.config.ts'), 'inherit')
}
