// npm run demo:watch: from a bare checkout to the app beside a stand-in for the wearable service.
import { buildWeb, installDependencies, runForeground } from './bootstrap.mjs'

installDependencies()
buildWeb()
runForeground(['apps/server/src/testing/demo-watch.ts'])
