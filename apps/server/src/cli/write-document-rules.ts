// npm run docs:documents: writes docs/documents.md anew from the declarations of the collections.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { collections } from '@pacemeal/protocol'
import { rootFolder } from '../config/root-folder.ts'
import { documentRules } from '../services/documents/document-rules.ts'

const file = join(rootFolder, 'docs/documents.md')
writeFileSync(file, documentRules(collections))
process.stdout.write(`Wrote ${file}\n`)
