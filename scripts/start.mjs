// npm start: everything from a bare checkout to a served app, on one port.
import { buildWeb, installDependencies, runForeground } from './bootstrap.mjs'

installDependencies()
buildWeb()
runForeground(['apps/server/src/main.ts'])
