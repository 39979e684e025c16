import { join } from 'node:path'
import { rootFolder } from './config.ts'

/** Where the built web app lies. */
export const builtWebApp = join(rootFolder, 'apps/web/dist')
