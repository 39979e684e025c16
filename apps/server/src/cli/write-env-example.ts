// npm run env:example: writes .env.example anew from the settings.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rootFolder, settings } from '../config.ts'
import { envExample } from '../env-example.ts'

const file = join(rootFolder, '.env.example')
writeFileSync(file, envExample(settings))
process.stdout.write(`Wrote ${file}\n`)
