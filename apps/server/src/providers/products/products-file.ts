import { join } from 'node:path'
import type { Config } from '../../config/settings.ts'

/** Where the data base of products lies. */
export const productsFile = ({ productsFile: chosen, dataDir }: Pick<Config, 'productsFile' | 'dataDir'>): string =>
  chosen ?? join(dataDir, 'products.sqlite')
