// npm run audit:offline -- <advisories>: which locked packages have known faults, by a file or folder of advisories and
// without a network. Ends with 1 when production is affected, with 2 when there is nothing to compare with.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { audit } from './audit/audit.ts'
import { AdvisoriesRefused } from './audit/read-advisories.ts'

try {
  const lock = JSON.parse(readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8'))
  const { lines, exitCode } = audit(lock, process.argv[2])
  for (const line of lines) console.log(line)
  process.exitCode = exitCode
} catch (error) {
  if (!(error instanceof AdvisoriesRefused)) throw error
  console.error(error.message)
  process.exitCode = 2
}
