import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { completeLock, findMissingPlatforms, type LockFile } from './lock-file.ts'

// npm leaves a platform's package out of the lock file when it could not look it up at the time, and `npm ci` then
// refuses that lock file everywhere. Run this after adding or raising a dependency.
const path = join(import.meta.dirname, '..', 'package-lock.json')
const lock = JSON.parse(readFileSync(path, 'utf8')) as LockFile
const missing = findMissingPlatforms(lock)
if (missing.size > 0) writeFileSync(path, `${JSON.stringify(completeLock(lock), null, 2)}\n`)
console.log(`${missing.size} platform packages added to the lock file.`)
