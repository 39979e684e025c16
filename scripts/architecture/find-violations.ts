import { posix } from 'node:path'
import {
  areaDoors,
  compositionFiles,
  environmentReader,
  findRoom,
  impurities,
  isShipped,
  isTestFile,
  leftToServices,
  libraryHomes,
  mayImport,
  mayReachInto,
  notInUi,
  openAreas,
  openLayers,
  openParts,
  purePackages,
  type Room,
  readsEnvironment,
  singleHomes,
  testsWithBuilders,
} from './rooms.ts'
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
function packageProblem(room: Room, file: string, specifier: string, entries: NamedEntries): string | undefined {
  // What follows a question mark is told to the build of the web.
  const [path = ''] = specifier.slice(OWN_SCOPE.length).split('?')
  const [name = '', ...below] = path.split('/')
  const isBuilder = name === 'testing' && testsWithBuilders.includes(room.name) && isTestFile(file)
  if (!isBuilder && !mayImport[room.name]?.includes(name)) return `${room.name} may not import ${name}`
  const entry = below.length === 0 ? '.' : `./${below.join('/')}`
  return entries.get(name)?.has(entry) ? undefined : `${name} has no entry named ${entry}`
}

/** Why a file of the same room may not be imported here. */
function layerProblem(room: Room, file: string, target: Room, reached: string): string | undefined {
  if (isTestFile(file)) return undefined
  if (room.name === 'server') return serverProblem(room, target)
  return room.name === 'web' ? webProblem(room, target, reached) : undefined
}

/** Why a file of the server may not be imported by a layer of it: the layers stand above each other, the top composes. */
function serverProblem(room: Room, target: Room): string | undefined {
  const open = openLayers[room.layer]
  if (open === undefined || room.layer === target.layer) return undefined
  const isTop = target.layer.includes('.')
  const isOpen = isTop ? room.layer === 'cli' || !compositionFiles.includes(target.layer) : open.includes(target.layer)
  return isOpen ? undefined : `${room.layer} may not import ${target.layer}`
}

/** Why a file of the web may not be imported by a part of it: parts stand above each other, areas have an entry. */
function webProblem(room: Room, target: Room, reached: string): string | undefined {
  if (room.layer !== target.layer && !openParts[room.layer]?.includes(target.layer)) {
    return `${room.layer} may not import ${target.layer}`
  }
  if (target.layer !== 'areas' || (room.layer === 'areas' && room.part === target.part)) return undefined
  if (room.layer === 'areas' && !openAreas[room.part]?.includes(target.part)) {
    return `area ${room.part} may not import area ${target.part}`
  }
  const doors: readonly string[] = room.layer === 'app' ? areaDoors.app : areaDoors.areas
  const isDoor = doors.some((door) => reached === `${target.root}src/areas/${target.part}/${door}`)
  return isDoor ? undefined : `area ${target.part} is reached by ${doors.join(' or ')}`
}

/** Why a file reached by a relative path may not be; the path is from the repository's root. */
function fileProblem(room: Room, file: string, target: string): string | undefined {
  if (!target.startsWith(room.root)) {
    const isOpen = mayReachInto[room.name]?.some((root) => target.startsWith(root))
    return isOpen ? undefined : `${room.name} may not reach into files of another room`
  }
  const isTestReached = isTestFile(target) && isShipped(file) && !/\/scenarios\//.test(target)
  if (isTestReached) return 'what ships may not import what only tests use'
  const there = findRoom(target)
  return there === undefined ? undefined : layerProblem(room, file, there, target)
}

function libraryProblem(room: Room, file: string, specifier: string): string | undefined {
  const kept = libraryHomes.find((one) => one.room === room.name && one.library.test(specifier))
  if (kept !== undefined && !file.startsWith(kept.home) && !isTestFile(file)) return `only ${kept.home} may import it`
  if (room.name === 'web' && room.layer === 'ui' && notInUi.test(specifier)) return 'ui knows no router and no query'
  const isPure = purePackages.includes(room.name) && isShipped(file)
  return isPure && specifier.startsWith('node:') ? `${room.name} is pure and does without the system` : undefined
}

function importViolations(file: string, specifiers: readonly string[], entries: NamedEntries): readonly Violation[] {
  const room = findRoom(file)
  if (room === undefined) return []
  return specifiers.flatMap((specifier) => {
    const target = specifier.startsWith('.') ? posix.join(posix.dirname(file), specifier) : undefined
    const why =
      target !== undefined
        ? fileProblem(room, file, target)
        : specifier.startsWith(OWN_SCOPE)
          ? packageProblem(room, file, specifier, entries)
          : libraryProblem(room, file, specifier)
    if (why === undefined) return []
    const [name = '', ...below] = specifier.startsWith(OWN_SCOPE) ? specifier.slice(OWN_SCOPE.length).split('/') : []
    const entry = entries.get(name)?.get(below.length === 0 ? '.' : `./${below.join('/')}`)
    return [{ file, reaches: target ?? entry ?? specifier, why }]
  })
}

function purityViolations(file: string, bare: string): readonly Violation[] {
  const room = findRoom(file)
  if (room === undefined || !isShipped(file)) return []
  const impure = purePackages.includes(room.name) ? impurities.filter(({ pattern }) => pattern.test(bare)) : []
  const reader =
    file !== environmentReader && readsEnvironment.test(bare)
      ? [{ file, reaches: 'process.env', why: `only ${environmentReader} reads the environment` }]
      : []
  return [...impure.map(({ what }) => ({ file, reaches: what, why: `${room.name} is pure` })), ...reader]
}

function servicesViolations(file: string, bare: string): readonly Violation[] {
  const room = findRoom(file)
  if (room?.name !== 'server' || !isShipped(file)) return []
  return leftToServices
    .filter(({ layers, pattern }) => layers.includes(room.layer) && pattern.test(bare))
    .map(({ what }) => ({ file, reaches: what, why: `belongs in a service, not in ${room.layer}` }))
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
