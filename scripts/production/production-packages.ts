/** What the lock file keeps of one package; only the fields that matter here. */
interface LockedPackage {
  /** The name, where it is not that of its folder. */
  readonly name?: string
  readonly version?: string
  /** Where a package of this repository lies. */
  readonly resolved?: string
  readonly link?: boolean
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>
}

/** The lock file of npm: packages by their path from the repository's root. */
export interface ProductionLock {
  readonly packages: Readonly<Record<string, LockedPackage>>
}

/** A folder that belongs to the production tree. */
export interface ProductionPackage {
  /** From the repository's root. */
  readonly path: string
  /** A package of this repository, whose sources are compiled. */
  readonly isOwn: boolean
  /** Another platform's, or one that works without: absent is no fault. */
  readonly isOptional: boolean
}

const MODULES = 'node_modules/'

/** Node's own look-up: the folder itself, then every folder above it. */
const locate = ({ packages }: ProductionLock, from: string, name: string): string | undefined => {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const path = `${folder === '' ? '' : `${folder}/`}${MODULES}${name}`
    if (packages[path] !== undefined) return path
    if (folder === '') return undefined
  }
}

const needsOf = (one: LockedPackage): readonly { name: string; isOptional: boolean }[] => {
  const isOptionalPeer = (name: string) => one.peerDependenciesMeta?.[name]?.optional === true
  return [
    ...Object.keys(one.dependencies ?? {}).map((name) => ({ name, isOptional: false })),
    ...Object.keys(one.optionalDependencies ?? {}).map((name) => ({ name, isOptional: true })),
    ...Object.keys(one.peerDependencies ?? {})
      .filter((name) => !isOptionalPeer(name))
      .map((name) => ({ name, isOptional: false })),
  ].filter(({ name }) => !name.startsWith('@types/'))
}

/**
 * Every package that a workspace needs to run, itself included, by the lock file alone: what only builds, checks or tests
 * is not among them. Throws for one that is needed and not locked.
 */
export function productionPackages(lock: ProductionLock, workspace: string): readonly ProductionPackage[] {
  const found = new Map<string, ProductionPackage>()
  const visit = (path: string, isOwn: boolean, isOptional: boolean): void => {
    const known = found.get(path)
    if (known !== undefined && (!known.isOptional || isOptional)) return
    found.set(path, { path, isOwn, isOptional })
    const one = lock.packages[path]
    if (one === undefined) throw new Error(`${path} is not in the lock file.`)
    for (const need of needsOf(one)) {
      const place = locate(lock, path, need.name)
      if (place === undefined) {
        if (need.isOptional || isOptional) continue
        throw new Error(`${path} needs ${need.name}, which is not in the lock file.`)
      }
      const target = lock.packages[place]
      if (target?.link === true && target.resolved !== undefined) visit(target.resolved, true, false)
      else visit(place, false, isOptional || need.isOptional)
    }
  }
  visit(workspace, true, false)
  return [...found.values()].toSorted((a, b) => (a.path < b.path ? -1 : 1))
}
