/** What the lock file keeps of one package; only the fields that matter here. */
interface LockEntry {
  readonly version?: string
  /** The name in the registry, where the package is installed under another: `npm:real@1.0.0`. */
  readonly name?: string
  /** A package of this repository. */
  readonly link?: boolean
  /** Only tools ask for it. */
  readonly dev?: boolean
}

/** The lock file of npm: packages by their path from the repository's root. */
export interface AuditedLock {
  readonly packages: Readonly<Record<string, LockEntry>>
}

/** A version of a package that is installed, at one place or more. */
export interface LockedVersion {
  /** Its name in the registry. */
  readonly name: string
  readonly version: string
  /** Whether production needs it, as `npm audit --omit dev` tells it: false for what only builds, checks or tests. */
  readonly isProduction: boolean
}

/** Every version of every package from the registry that a lock file installs, each once, by name. */
export function lockedVersions(lock: AuditedLock): readonly LockedVersion[] {
  const found = new Map<string, LockedVersion>()
  for (const [path, entry] of Object.entries(lock.packages)) {
    const [, installedAs] = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path) ?? []
    if (installedAs === undefined || entry.link === true) continue
    const { version, name = installedAs } = entry
    if (version === undefined)
      throw new Error(`${path} has no version in the lock file, so that nothing can be said of it.`)
    const key = `${name}@${version}`
    const isProduction = entry.dev !== true || found.get(key)?.isProduction === true
    found.set(key, { name, version, isProduction })
  }
  return [...found.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one)
}
