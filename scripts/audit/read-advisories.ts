import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Advisory, isAdvisory } from './advisory.ts'

const SOURCE =
  'Give a file or folder of advisories in the OSV format: https://osv-vulnerabilities.storage.googleapis.com/npm/all.zip, unpacked.'

/** Why advisories could not be read, in one sentence, and where they are to be had. */
export class AdvisoriesRefused extends Error {
  constructor(reason: string) {
    super(`${reason} ${SOURCE}`)
    this.name = 'AdvisoriesRefused'
  }
}

const filesOf = (source: string | undefined): readonly string[] => {
  if (source === undefined || source === '') throw new AdvisoriesRefused('No advisories are named.')
  try {
    if (!statSync(source).isDirectory()) return [source]
    return readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.json'))
      .toSorted()
      .map((path) => join(source, path))
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    throw new AdvisoriesRefused(`${source} ${isMissing ? 'is not there.' : 'cannot be read.'}`)
  }
}

const parse = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    throw new AdvisoriesRefused(`${file} cannot be read as JSON.`)
  }
}

/**
 * The advisories of a file (one, or a list) or of all `.json` files below a folder, one after the other: a whole export has
 * hundreds of thousands. Throws `AdvisoriesRefused` for a source that is missing, and for any file that holds something else.
 */
export function* readAdvisories(source: string | undefined): Generator<Advisory> {
  for (const file of filesOf(source)) {
    const content = parse(file)
    for (const one of Array.isArray(content) ? content : [content]) {
      if (!isAdvisory(one)) throw new AdvisoriesRefused(`${file} holds something else than advisories.`)
      yield one
    }
  }
}
