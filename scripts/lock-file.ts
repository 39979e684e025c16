/** What the lock file keeps of one installed package; only the fields that matter here. */
interface LockedPackage {
  readonly version?: string
  readonly integrity?: string
  /** A package of this repository. */
  readonly link?: boolean
  /** Comes inside the package above it, whose integrity covers it. */
  readonly inBundle?: boolean
  readonly dev?: boolean
  readonly optional?: boolean
  readonly os?: readonly string[]
  readonly cpu?: readonly string[]
  readonly libc?: readonly string[]
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

export interface LockFile {
  packages: Record<string, LockedPackage>
}

const OS = /android|darwin|freebsd|openharmony|openbsd|netbsd|sunos|aix|linux|win32|windows/
const CPU = /wasm32|x64|arm64|arm-eabi|arm|ia32|ppc64|riscv64|s390x|loong64|x86|mips64el/
const npmNames = new Map([
  ['windows', 'win32'],
  ['arm-eabi', 'arm'],
  ['x86', 'ia32'],
])

const named = (name: string, pattern: RegExp): string[] => {
  const [found] = pattern.exec(name) ?? []
  return found === undefined ? [] : [npmNames.get(found) ?? found]
}

/** Node's own look-up: the folder itself, then every folder above it. */
const isLocked = (lock: LockFile, from: string, name: string): boolean => {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    if (`${at === '' ? '' : `${at}/`}node_modules/${name}` in lock.packages) return true
    if (at === '') return false
  }
}

const entryOf = (name: string, range: string, dev: boolean): LockedPackage => {
  const os = named(name, OS)
  const cpu = named(name, CPU)
  return {
    version: range.replace(/^[\^~]/, ''),
    ...(cpu.length > 0 ? { cpu } : {}),
    ...(dev ? { dev } : {}),
    ...(name.includes('musl') ? { libc: ['musl'] } : {}),
    optional: true,
    ...(os.length > 0 ? { os } : {}),
  }
}

/** Optional packages for other platforms that a lock file does not hold, as the entries they need. */
export const findMissingPlatforms = (lock: LockFile): Map<string, LockedPackage> => {
  const missing = new Map<string, LockedPackage>()
  for (const [key, { optionalDependencies = {}, dev = false }] of Object.entries(lock.packages)) {
    for (const [name, range] of Object.entries(optionalDependencies)) {
      if (!isLocked(lock, key, name)) missing.set(`node_modules/${name}`, entryOf(name, range, dev))
    }
  }
  return missing
}

/** The same lock file with an entry for every optional package, in npm's own order of keys. */
export const completeLock = <L extends LockFile>(lock: L): L => ({
  ...lock,
  packages: Object.fromEntries(
    [...Object.entries(lock.packages), ...findMissingPlatforms(lock)].toSorted(([a], [b]) => a.localeCompare(b, 'en')),
  ),
})

/** The packages from the registry whose bytes the lock file does not fix: `name@version` by key. */
export const findWithoutIntegrity = (lock: LockFile): Map<string, string> =>
  new Map(
    Object.entries(lock.packages).flatMap(([key, { version, integrity, link, inBundle }]) => {
      const [, name] = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(key) ?? []
      const isFixed = integrity !== undefined || link === true || inBundle === true
      return name === undefined || isFixed ? [] : [[key, `${name}@${version}`] as const]
    }),
  )

/**
 * The same lock file with an integrity for every package that the registry has; `findIntegrity` asks it for one
 * `name@version`. What the registry does not have stays without.
 */
export const fillIntegrity = <L extends LockFile>(
  lock: L,
  findIntegrity: (wanted: string) => string | undefined,
): L => {
  const missing = findWithoutIntegrity(lock)
  return {
    ...lock,
    packages: Object.fromEntries(
      Object.entries(lock.packages).map(([key, entry]) => {
        const wanted = missing.get(key)
        const integrity = wanted === undefined ? undefined : findIntegrity(wanted)
        if (integrity === undefined) return [key, entry]
        const { version, ...others } = entry
        return [key, { version, integrity, ...others }]
      }),
    ),
  }
}
