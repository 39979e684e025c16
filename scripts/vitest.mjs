// npm run vitest -- <file>: Vitest with the project's own Node, from any Node from 20 on. Without --watch it runs once.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { buildWeb, installDependencies, node26, root, toolEnvironment } from './bootstrap.mjs'
import { chromiumEnvironment, requireChromium } from './chromium.mjs'
import { memoryFolder } from './memory-folder.mjs'
import { needsBrowser, readVitestArguments } from './vitest-arguments.mjs'

const given = process.argv.slice(2)
installDependencies()
const isInBrowser = needsBrowser(given)
const browser = isInBrowser ? chromiumEnvironment(requireChromium()) : {}
if (isInBrowser) buildWeb()
const run = spawnSync(node26, [join(root, 'node_modules/vitest/vitest.mjs'), ...readVitestArguments(given)], {
  cwd: root,
  stdio: 'inherit',
  env: toolEnvironment({ NODE_ENV: 'test', ...memoryFolder(), ...browser }),
})
process.exit(run.status ?? 1)
