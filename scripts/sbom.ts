// npm run sbom: the packages of production with versions and licences, as CycloneDX.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { productionSbom } from './production/sbom.ts'

const root = join(import.meta.dirname, '..')
process.stdout.write(productionSbom(root, JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))))
