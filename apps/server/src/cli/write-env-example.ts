// npm run env:example: writes .env.example anew from the settings.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { envExample } from '../config/env-example.ts'
import { rootFolder } from '../config/root-folder.ts'
import { settings } from '../config/settings.ts'

const file = join(rootFolder, '.env.example')
writeFileSync(file, envExample(settings))
process.stdout.write(`Wrote ${file}\n`)
