// The server in a process of its own, whose weeks are drawn by one seed and solved once for all such processes of a run.
import { threadedMenuPlanner } from '../providers/menu/threaded-menu-planner.ts'
import { serve } from '../serve.ts'
import { withFixedSeed } from './fixed-seed.ts'
import { rememberedMenus } from './remembered-menus.ts'

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Name the folder of the menus that are solved already.')
await serve({ menus: withFixedSeed(rememberedMenus(threadedMenuPlanner(1), folder)) })
