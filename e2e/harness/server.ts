// The server that stories talk to: the one of `npm start`, with menus that the run has solved already,
// and hosts whose pages the stories publish.
import { threadedMenuPlanner } from '../../apps/server/src/providers/menu/threaded-menu-planner.ts'
import { serve } from '../../apps/server/src/serve.ts'
import { withFixedSeed } from '../../apps/server/src/testing/fixed-seed.ts'
import { rememberedMenus } from '../../apps/server/src/testing/remembered-menus.ts'
import { publishedWeb } from './published-web.ts'

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Name the folder of the menus that are solved already.')
await serve({
  menus: withFixedSeed(rememberedMenus(threadedMenuPlanner(2, false), folder)),
  web: publishedWeb(process.env.DATA_DIR ?? ''),
})
