import { build, type InlineConfig, type Rolldown } from 'vite'

/** Screens that open quickly: each by a short name, with the module that its address or its guard loads. */
export type FirstScreens = Readonly<Record<string, string>>

const isChunk = (file: Rolldown.OutputChunk | Rolldown.OutputAsset): file is Rolldown.OutputChunk =>
  file.type === 'chunk'

/** The ids of all modules that a chunk needs before it runs: its own, and those of the chunks that it imports. */
function modulesBehind(chunk: Rolldown.OutputChunk, byName: ReadonlyMap<string, Rolldown.OutputChunk>): Set<string> {
  const seen = new Set([chunk])
  for (const { imports } of seen) {
    for (const name of imports) {
      const imported = byName.get(name)
      if (imported) seen.add(imported)
    }
  }
  return new Set([...seen].flatMap(({ moduleIds }) => moduleIds))
}

/**
 * Which modules of the first screens belong into one file: those that the same screens need, by module id. What the app
 * begins with is in none. Found by a first build without grouping, whose chunks hold what is left of each module once
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
  for (const [name, path] of Object.entries(screens)) {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === path)
    if (!chunk) throw new Error(`No chunk begins with ${path}: name the first screens anew in vite.config.ts.`)
    for (const id of modulesBehind(chunk, byName)) {
      if (initial.has(id)) continue
      const before = groups.get(id)
      groups.set(id, before ? `${before}-${name}` : name)
    }
  }
  return groups
}
