import { affectedOfNpm } from './advisory.ts'
import { type Finding, findAffected } from './find-affected.ts'
import { type AuditedLock, lockedVersions } from './locked-packages.ts'
import { AdvisoriesRefused, readAdvisories } from './read-advisories.ts'

/** What an audit says, and how it ends: 0 where production is free of known faults, 1 where it is not. */
export interface Audit {
  readonly lines: readonly string[]
  readonly exitCode: 0 | 1
}

const COLUMNS = ['package', 'version', 'advisory', 'severity', 'fixed in', 'used in']

const rowOf = ({ locked, id, severity, fixedIn }: Finding): readonly string[] => [
  locked.name,
  locked.version,
  id,
  severity ?? 'not given',
  fixedIn ?? 'none',
  locked.isProduction ? 'production' : 'development',
]

const tableOf = (rows: readonly (readonly string[])[]): readonly string[] => {
  const widths = COLUMNS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

const keyOf = ({ locked, id }: Finding): string =>
  `${locked.isProduction ? 0 : 1} ${locked.name} ${locked.version} ${id}`

const count = (number: number, one: string, many: string): string =>
  `${number.toLocaleString('en')} ${number === 1 ? one : many}`

/**
 * Compares what a lock file installs with the advisories at a path. Throws `AdvisoriesRefused` where there is nothing to
 * compare with: that nothing was found is said only when something was read.
 */
export function audit(lock: AuditedLock, source: string | undefined): Audit {
  const locked = lockedVersions(lock)
  if (locked.length === 0) throw new Error('The lock file names no packages.')
  const installed = Map.groupBy(locked, ({ name }) => name)
  const findings: Finding[] = []
  let compared = 0
  for (const advisory of readAdvisories(source)) {
    if (affectedOfNpm(advisory).length === 0) continue
    compared += 1
    findings.push(...findAffected(advisory, installed))
  }
  if (compared === 0) throw new AdvisoriesRefused(`${source} holds no advisory for packages of npm.`)

  const sorted = findings.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
  const affected = new Set(sorted.map((one) => one.locked))
  const ofProduction = [...affected].filter(({ isProduction }) => isProduction).length
  const summary =
    `${count(compared, 'advisory', 'advisories')} compared with ${count(locked.length, 'package', 'packages')}, ` +
    `${locked.filter(({ isProduction }) => isProduction).length.toLocaleString('en')} of them of production: ` +
    (affected.size === 0 ? 'none is affected.' : `${affected.size} affected, ${ofProduction} of production.`)
  return {
    lines: [...(sorted.length > 0 ? [...tableOf([COLUMNS, ...sorted.map(rowOf)]), ''] : []), summary],
    exitCode: ofProduction > 0 ? 1 : 0,
  }
}
