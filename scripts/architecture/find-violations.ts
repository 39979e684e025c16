import { posix } from 'node:path'
import {
  areaDoors,
  COMMON_LAYER,
  compositionFiles,
  environmentReader,
  findGroup,
  impurities,
  isShipped,
  isTestFile,
  leftToServices,
  libraryHomes,
  type ModuleGroup,
  mayImport,
  mayReachInto,
  notInUi,
  openAreas,
  openLayers,
  openParts,
  purePackages,
  readsEnvironment,
  singleHomes,
  testsWithBuilders,
} from './module-groups.ts'
import { importsOf, readSource } from './source-text.ts'

/** A rule that a file breaks: the file, what it reaches for, and why it may not. */
export interface Violation {
  readonly file: string
  readonly reaches: string
  readonly why: string
}

/** Entries that packages name, by package: `.` and the like, with the files behind them. */
export type NamedEntries = ReadonlyMap<string, ReadonlyMap<string, string>>

const OWN_SCOPE = '@pacemeal/'

/** Why a package may not be imported here; undefined when it may. */
function packageProblem(
  group: ModuleGroup,
  file: string,
  specifier: string,
  entries: NamedEntries,
): string | undefined {
  // What follows a question mark is told to the build of the web.
  const [path = ''] = specifier.slice(OWN_SCOPE.length).split('?')
  const [name = '', ...below] = path.split('/')
  const isBuilder = name === 'testing' && testsWithBuilders.includes(group.name) && isTestFile(file)
  if (!isBuilder && !mayImport[group.name]?.includes(name)) return `${group.name} may not import ${name}`
  const entry = below.length === 0 ? '.' : `./${below.join('/')}`
  return entries.get(name)?.has(entry) ? undefined : `${name} has no entry named ${entry}`
}

/** Why a file of the same group may not be imported here. */
function layerProblem(group: ModuleGroup, file: string, target: ModuleGroup, reached: string): string | undefined {
  if (isTestFile(file)) return undefined
  if (group.name === 'server') return serverProblem(group, target)
  return group.name === 'web' ? webProblem(group, target, reached) : undefined
}

/** Why a file of the server may not be imported by a layer of it: the layers stand above each other, the top composes. */
function serverProblem(group: ModuleGroup, target: ModuleGroup): string | undefined {
  const open = openLayers[group.layer]
  if (open === undefined || group.layer === target.layer || target.layer === COMMON_LAYER) return undefined
  const isTop = target.layer.includes('.')
  const isOpen = isTop ? group.layer === 'cli' || !compositionFiles.includes(target.layer) : open.includes(target.layer)
  return isOpen ? undefined : `${group.layer} may not import ${target.layer}`
}

/** Why a file of the web may not be imported by a part of it: parts stand above each other, areas have an entry. */
function webProblem(group: ModuleGroup, target: ModuleGroup, reached: string): string | undefined {
  if (group.layer !== target.layer && !openParts[group.layer]?.includes(target.layer)) {
    return `${group.layer} may not import ${target.layer}`
  }
  if (target.layer !== 'areas' || (group.layer === 'areas' && group.part === target.part)) return undefined
  if (group.layer === 'areas' && !openAreas[group.part]?.includes(target.part)) {
    return `area ${group.part} may not import area ${target.part}`
  }
  const doors: readonly string[] = group.layer === 'app' ? areaDoors.app : areaDoors.areas
  const isDoor = doors.some((door) => reached === `${target.root}src/areas/${target.part}/${door}`)
  return isDoor ? undefined : `area ${target.part} is reached by ${doors.join(' or ')}`
}

/** Why a file reached by a relative path may not be; the path is from the repository's root. */
function fileProblem(group: ModuleGroup, file: string, target: string): string | undefined {
  if (!target.startsWith(group.root)) {
    const isOpen = mayReachInto[group.name]?.some((root) => target.startsWith(root))
    return isOpen ? undefined : `${group.name} may not reach into files of another group`
  }
  const isTestReached = isTestFile(target) && isShipped(file) && !/\/scenarios\//.test(target)
  if (isTestReached) return 'what ships may not import what only tests use'
  const there = findGroup(target)
  return there === undefined ? undefined : layerProblem(group, file, there, target)
}

function libraryProblem(group: ModuleGroup, file: string, specifier: string): string | undefined {
  const kept = libraryHomes.find((one) => one.group === group.name && one.library.test(specifier))
  if (kept !== undefined && !file.startsWith(kept.home) && !isTestFile(file)) return `only ${kept.home} may import it`
  if (group.name === 'web' && group.layer === 'ui' && notInUi.test(specifier)) return 'ui knows no router and no query'
  const isPure = purePackages.includes(group.name) && isShipped(file)
  return isPure && specifier.startsWith('node:') ? `${group.name} is pure and does without the system` : undefined
}

function importViolations(file: string, specifiers: readonly string[], entries: NamedEntries): readonly Violation[] {
  const group = findGroup(file)
  if (group === undefined) return []
  return specifiers.flatMap((specifier) => {
    const target = specifier.startsWith('.') ? posix.join(posix.dirname(file), specifier) : undefined
    const why =
      target !== undefined
        ? fileProblem(group, file, target)
        : specifier.startsWith(OWN_SCOPE)
          ? packageProblem(group, file, specifier, entries)
          : libraryProblem(group, file, specifier)
    if (why === undefined) return []
    const [name = '', ...below] = specifier.startsWith(OWN_SCOPE) ? specifier.slice(OWN_SCOPE.length).split('/') : []
    const entry = entries.get(name)?.get(below.length === 0 ? '.' : `./${below.join('/')}`)
    return [{ file, reaches: target ?? entry ?? specifier, why }]
  })
}

function purityViolations(file: string, bare: string): readonly Violation[] {
  const group = findGroup(file)
  if (group === undefined || !isShipped(file)) return []
  const impure = purePackages.includes(group.name) ? impurities.filter(({ pattern }) => pattern.test(bare)) : []
  const reader =
    file !== environmentReader && readsEnvironment.test(bare)
      ? [{ file, reaches: 'process.env', why: `only ${environmentReader} reads the environment` }]
      : []
  return [...impure.map(({ what }) => ({ file, reaches: what, why: `${group.name} is pure` })), ...reader]
}

function servicesViolations(file: string, bare: string): readonly Violation[] {
  const group = findGroup(file)
  if (group?.name !== 'server' || !isShipped(file)) return []
  return leftToServices
    .filter(({ layers, pattern }) => layers.includes(group.layer) && pattern.test(bare))
    .map(({ what }) => ({ file, reaches: what, why: `belongs in a service, not in ${group.layer}` }))
}

function homeViolations(file: string, bare: string): readonly Violation[] {
  if (!isShipped(file)) return []
  return singleHomes
    .filter(({ home, below = '', pattern }) => file !== home && file.startsWith(below) && pattern.test(bare))
    .map(({ what, home }) => ({ file, reaches: what, why: `it stands in ${home} alone` }))
}

/** Every broken rule among the sources, given by their paths from the repository's root. */
export const findViolations = (sources: ReadonlyMap<string, string>, entries: NamedEntries): readonly Violation[] =>
  [...sources].flatMap(([file, source]) => {
    const text = readSource(source)
    return [
      ...importViolations(file, importsOf(text), entries),
      ...purityViolations(file, text.bare),
      ...servicesViolations(file, text.bare),
      ...homeViolations(file, text.bare),
    ]
  })

/** One line for a person. */
export const violationText = ({ file, reaches, why }: Violation): string => `${file} -> ${reaches}: ${why}`
