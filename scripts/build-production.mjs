// npm run build:production: a folder that runs with `node` alone, from a bare checkout. `-- <folder>` to choose it.
import { buildWeb, installDependencies, runForeground } from './bootstrap.mjs'

installDependencies()
buildWeb()
runForeground(['--disable-warning=ExperimentalWarning', 'scripts/production-folder.ts', ...process.argv.slice(2)])
