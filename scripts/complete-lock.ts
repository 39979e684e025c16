import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { completeLock, fillIntegrity, findMissingPlatforms, findWithoutIntegrity, type LockFile } from './lock-file.ts'

// npm leaves a platform's package out of the lock file when it could not look it up at the time, and `npm ci` then
// refuses that lock file everywhere. Run this after adding or raising a dependency.
const path = join(import.meta.dirname, '..', 'package-lock.json')
const before = JSON.parse(readFileSync(path, 'utf8')) as LockFile

/** What the registry says of one version; undefined when it does not have it. */
const findIntegrity = (wanted: string): string | undefined =>
  spawnSync('npm', ['view', wanted, 'dist.integrity'], { encoding: 'utf8' }).stdout?.trim() || undefined

const lock = fillIntegrity(completeLock(before), findIntegrity)
if (JSON.stringify(lock) !== JSON.stringify(before)) writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`)
console.log(`${findMissingPlatforms(before).size} platform packages added to the lock file.`)

const unknown = [...findWithoutIntegrity(lock).values()]
if (unknown.length > 0) {
  console.error(
    `The registry does not have ${unknown.join(', ')}. ` +
      'Pin the package that asks for them to a version that all platforms have, in package.json or its overrides.',
  )
  process.exitCode = 1
}
