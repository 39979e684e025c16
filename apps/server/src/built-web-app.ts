import { join } from 'node:path'
import { rootFolder } from './config/root-folder.ts'

/** Where the built web app lies. */
export const builtWebApp = join(rootFolder, 'apps/web/dist')
