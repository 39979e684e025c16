import semver from 'semver'
import { type Advisory, type AffectedPackage, affectedOfNpm, type RangeEvent, severityOf } from './advisory.ts'
import type { LockedVersion } from './locked-packages.ts'

/** A version that is installed and that an advisory names. */
export interface Finding {
  readonly locked: LockedVersion
  readonly id: string
  readonly severity?: string
  /** The lowest version above it that is free of the fault; absent where the advisory knows none. */
  readonly fixedIn?: string
}

type Version = semver.SemVer

/** Prereleases count, as precedence in SemVer has it. Undefined for what is no version. */
const parseVersion = (text: string): Version | undefined =>
  semver.parse(text, { loose: true }) ?? semver.coerce(text) ?? undefined

/** `0` is before every version, also before the prereleases of 0.0.0; so is what cannot be read, to be on the safe side. */
const beginning = parseVersion('0.0.0-0')

interface Step {
  readonly at: Version | undefined
  readonly kind: 'introduced' | 'last_affected' | 'fixed'
}

const stepsOf = (events: readonly RangeEvent[]): readonly Step[] =>
  events.flatMap(({ introduced, fixed, last_affected }): Step[] => {
    if (introduced !== undefined) {
      return [{ kind: 'introduced', at: introduced === '0' ? beginning : (parseVersion(introduced) ?? beginning) }]
    }
    if (fixed !== undefined) return [{ kind: 'fixed', at: parseVersion(fixed) }]
    return last_affected === undefined ? [] : [{ kind: 'last_affected', at: parseVersion(last_affected) }]
  })

/** At the same version, what is introduced there anew counts after what was fixed there. */
const order = { fixed: 0, introduced: 1, last_affected: 2 } as const

/** Whether the steps, taken from the lowest version up, leave the version affected. */
const isWithin = (version: Version, events: readonly RangeEvent[]): boolean => {
  const steps = stepsOf(events)
    .flatMap(({ at, kind }) => (at === undefined ? [] : [{ at, kind }]))
    .toSorted((a, b) => semver.compare(a.at, b.at) || order[a.kind] - order[b.kind])
  let isAffected = false
  for (const { at, kind } of steps) {
    const distance = semver.compare(version, at)
    if (kind === 'introduced' && distance >= 0) isAffected = true
    if (kind === 'fixed' && distance >= 0) isAffected = false
    if (kind === 'last_affected' && distance > 0) isAffected = false
  }
  return isAffected
}

/** Versions of npm are SemVer by whichever of the two names; a range of commits says nothing of them. */
const rangesOf = ({ ranges = [] }: AffectedPackage): readonly (readonly RangeEvent[])[] =>
  ranges.filter(({ type }) => type === 'SEMVER' || type === 'ECOSYSTEM').map(({ events = [] }) => events)

/** Whether an advisory's entry for a package names the version: in its list, or by one of its ranges. */
export function isAffectedVersion(version: string, affected: AffectedPackage): boolean {
  if (affected.versions?.includes(version) === true) return true
  const parsed = parseVersion(version)
  const ranges = rangesOf(affected)
  // A version that cannot be compared is not cleared by silence.
  return parsed === undefined ? ranges.length > 0 : ranges.some((events) => isWithin(parsed, events))
}

/** The lowest version above one that no entry names. */
const findFixed = (version: string, entries: readonly AffectedPackage[]): string | undefined => {
  const parsed = parseVersion(version)
  if (parsed === undefined) return undefined
  return entries
    .flatMap((one) => rangesOf(one).flat())
    .flatMap(({ fixed }) => (fixed === undefined || parseVersion(fixed) === undefined ? [] : [fixed]))
    .filter((fixed) => semver.compare(parseVersion(fixed) ?? parsed, parsed) > 0)
    .filter((fixed) => !entries.some((one) => isAffectedVersion(fixed, one)))
    .toSorted((a, b) => semver.compare(parseVersion(a) ?? parsed, parseVersion(b) ?? parsed))
    .at(0)
}

/** What an advisory says of the versions that are installed, by their names. */
export function findAffected(
  advisory: Advisory,
  installed: ReadonlyMap<string, readonly LockedVersion[]>,
): readonly Finding[] {
  const byName = Map.groupBy(affectedOfNpm(advisory), (one) => one.package?.name ?? '')
  const severity = severityOf(advisory)
  return [...byName].flatMap(([name, entries]) =>
    (installed.get(name) ?? [])
      .filter(({ version }) => entries.some((one) => isAffectedVersion(version, one)))
      .map((locked) => {
        const fixedIn = findFixed(locked.version, entries)
        return {
          locked,
          id: advisory.id,
          ...(severity === undefined ? {} : { severity }),
          ...(fixedIn === undefined ? {} : { fixedIn }),
        }
      }),
  )
}
