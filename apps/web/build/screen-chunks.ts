import { build, type InlineConfig, type Rolldown } from 'vite'

/** What a screen that opens quickly is made of. */
export interface FirstScreen {
  /** Absolute paths of the modules that its address, its guard or its first view loads. */
  readonly modules: readonly string[]
  /** The screen, named before it, without which it never opens: what that one needs is there already. */
  readonly behind?: string
  /** What the screens that it is behind do not need stays in a file of its own, whoever else needs parts of it. */
  readonly isApart?: true
}

/** The screens by a short name. */
export type FirstScreens = Readonly<Record<string, FirstScreen>>

/** The file that every page begins with. */
export const START = 'start'

/** Below this many bytes, before compression, a file of its own costs more than it saves those who need no part of it. */
const MIN_BYTES = 6_000
/** Below this many, a file costs even those more than its bytes do whom nothing else brings to it. */
const MIN_BYTES_APART = 2_000

const isChunk = (file: Rolldown.OutputChunk | Rolldown.OutputAsset): file is Rolldown.OutputChunk =>
  file.type === 'chunk'

/** The modules that a chunk needs before it runs, its own and those of the chunks that it imports, with their bytes. */
function modulesBehind(
  chunk: Rolldown.OutputChunk,
  byName: ReadonlyMap<string, Rolldown.OutputChunk>,
): ReadonlyMap<string, number> {
  const seen = new Set([chunk])
  for (const { imports } of seen) {
    for (const name of imports) {
      const imported = byName.get(name)
      if (imported) seen.add(imported)
    }
  }
  const modules = [...seen].flatMap((one) => Object.entries(one.modules))
  return new Map(modules.map(([id, { renderedLength }]) => [id, renderedLength]))
}

/** The screens of a group, by its name. */
const screensOf = (group: string): readonly string[] => group.split('-')

/** The screen and those that it never opens without. */
function withThoseBefore(screen: string, all: FirstScreens): readonly string[] {
  const behind = all[screen]?.behind
  return behind === undefined ? [screen] : [screen, ...withThoseBefore(behind, all)]
}

/** Whether each of the screens fetches the group anyway. */
const isFetchedBy = (group: string, screens: readonly string[], all: FirstScreens): boolean =>
  screens.every((screen) => withThoseBefore(screen, all).some((one) => screensOf(group).includes(one)))

/** The first screens of the ways that lead to the group's screens: what the login needs must not wait for the app's frame. */
const rootsOf = (group: string, all: FirstScreens): ReadonlySet<string> =>
  new Set(screensOf(group).flatMap((screen) => withThoseBefore(screen, all).slice(-1)))

/** The groups with their small ones joined to the smallest group that the same screens, and some others, need anyway. */
function joinSmall(
  groups: ReadonlyMap<string, string>,
  bytes: ReadonlyMap<string, number>,
  screens: FirstScreens,
): Map<string, string> {
  const sizes = new Map<string, number>()
  for (const [id, group] of groups) sizes.set(group, (sizes.get(group) ?? 0) + (bytes.get(id) ?? 0))
  const joined = new Map<string, string>()
  for (const [group, size] of sizes) {
    if (size >= MIN_BYTES) continue
    if (size < MIN_BYTES_APART) joined.set(group, START)
    const larger = [...sizes]
      .filter(([other, length]) => length >= MIN_BYTES && isFetchedBy(other, screensOf(group), screens))
      .filter(([other]) => rootsOf(other, screens).isSubsetOf(rootsOf(group, screens)))
      .toSorted(([, one], [, other]) => one - other)[0]
    if (larger) joined.set(group, larger[0])
  }
  return new Map([...groups].map(([id, group]) => [id, joined.get(group) ?? group]))
}

/**
 * Which file each module of the first screens belongs into: one for those that the same screens need, and `start` for what
 * every page begins with. Found by a first build without grouping, whose chunks hold what is left of each module once
 * unused code is gone; a list by hand would be wrong with the next import.
 *
 * @param config - the settings of the build, without grouping
 * @param screens - the screens, with the absolute paths of their modules
 * @throws when a screen's module is no chunk of its own: it was renamed, or is not loaded lazily any more
 */
export async function groupFirstScreens(
  config: InlineConfig,
  screens: FirstScreens,
): Promise<ReadonlyMap<string, string>> {
  const built = (await build({ ...config, configFile: false, logLevel: 'error' })) as Rolldown.RolldownOutput
  const chunks = built.output.filter(isChunk)
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const entry = chunks.find(({ isEntry }) => isEntry)
  if (!entry) throw new Error('The app has no entry.')
  const initial = modulesBehind(entry, byName)
  const groups = new Map<string, string>()
  const bytes = new Map<string, number>()
  const apart = new Map<string, string>()
  for (const [name, { modules, isApart }] of Object.entries(screens)) {
    for (const path of modules) {
      const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === path)
      if (!chunk) throw new Error(`No chunk begins with ${path}: name the first screens anew in vite.config.ts.`)
      for (const [id, size] of modulesBehind(chunk, byName)) {
        if (initial.has(id)) continue
        if (isApart) {
          const before = groups.get(id)
          if (before === undefined || !isFetchedBy(before, [name], screens)) apart.set(id, name)
          continue
        }
        bytes.set(id, size)
        const before = groups.get(id)
        const isThere = before !== undefined && isFetchedBy(before, [name], screens)
        if (!isThere) groups.set(id, before === undefined ? name : `${before}-${name}`)
      }
    }
  }
  for (const [id, group] of groups) if (isFetchedBy(group, Object.keys(screens), screens)) groups.set(id, START)
  const joined = joinSmall(groups, bytes, screens)
  for (const id of initial.keys()) joined.set(id, START)
  for (const [id, group] of apart) joined.set(id, group)
  return joined
}
