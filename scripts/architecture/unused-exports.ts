import { posix } from 'node:path'
import type { NamedEntries, Violation } from './find-violations.ts'
import { isShipped } from './module-groups.ts'
import { readSource } from './source-text.ts'

const DECLARATION =
  /^export\s+(?:declare\s+)?(?:abstract\s+)?(?:async\s+)?(const|let|function\*?|class|interface|type|enum)\s+(\w+)/gm
const LIST = /^export\s+(type\s+)?\{([^}]*)\}(?:\s*from\s*['"]([^'"]+)['"])?/gm
const EVERYTHING = /^export\s+\*\s+from\s*['"]([^'"]+)['"]/gm
const RE_EXPORT = /\bexport\s+(?:type\s+)?\{[^}]*\}\s*from\s*['"][^'"]+['"]/g
const NAMED_IMPORTS = [
  /\b(?:import|export)\s+(?:type\s+)?(?:\w+\s*,\s*)?\{([^}]*)\}\s*from\s*['"]([^'"]+)['"]/g,
  /\{([^{}]*)\}\s*=\s*await\s+import\(\s*['"]([^'"]+)['"]\s*\)/g,
]
const TYPE_QUERY = /\bimport\(\s*['"]([^'"]+)['"]\s*\)\s*\.\s*(\w+)/g

/** The package of test builders: which of them a story takes changes with the stories. */
const BUILDERS = 'testing'

interface Export {
  readonly name: string
  /** The file that declares it. */
  readonly file: string
  /** Whether it is erased before anything runs. */
  readonly isType: boolean
}

const partsOf = (list: string): readonly string[] =>
  list
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** The name that a part of a list has outside: `b` of `a as b`. */
const outerName = (part: string): string =>
  part
    .replace(/^type\s+/, '')
    .split(/\s+as\s+/)
    .at(-1) ?? ''
/** The name that a part of a list has where it comes from: `a` of `a as b`. */
const innerName = (part: string): string => part.replace(/^type\s+/, '').split(/\s+as\s+/)[0] ?? ''

/** Everything that a file exports, also what it passes on. */
function exportsOf(file: string, codeOf: (file: string) => string): readonly Export[] {
  const code = codeOf(file)
  const below = (specifier: string): readonly Export[] =>
    specifier.startsWith('.') ? exportsOf(posix.join(posix.dirname(file), specifier), codeOf) : []
  return [
    ...[...code.matchAll(DECLARATION)].map(([, kind = '', name = '']) => ({
      name,
      file,
      isType: kind === 'interface' || kind === 'type',
    })),
    ...[...code.matchAll(LIST)].flatMap(([, type, list = '', specifier]) => {
      const from = specifier === undefined ? [] : below(specifier)
      return partsOf(list).map((part) => {
        const source = from.find(({ name }) => name === innerName(part))
        return {
          name: outerName(part),
          file: source?.file ?? file,
          isType: source?.isType ?? (type !== undefined || part.startsWith('type ')),
        }
      })
    }),
    ...[...code.matchAll(EVERYTHING)].flatMap(([, specifier = '']) => below(specifier)),
  ]
}

/** The names that a source takes from each package entry. */
function namesTaken(code: string): readonly (readonly [specifier: string, name: string])[] {
  return [
    ...NAMED_IMPORTS.flatMap((pattern) =>
      [...code.matchAll(pattern)].flatMap(([, list = '', specifier = '']) =>
        partsOf(list).map((part) => [specifier, innerName(part.replace(/\s*:.*$/, ''))] as const),
      ),
    ),
    ...[...code.matchAll(TYPE_QUERY)].map(([, specifier = '', name = '']) => [specifier, name] as const),
  ]
}

/** What an entry of a package names itself, besides what it passes on with `export *`. */
const listedIn = (code: string): ReadonlySet<string> =>
  new Set([...code.matchAll(LIST)].flatMap(([, , list = '']) => partsOf(list).map(outerName)))

interface SourceFile {
  readonly path: string
  readonly code: string
  /** What it takes, as `specifier name`. */
  readonly taken: ReadonlySet<string>
  /** Names that it imports for itself, from wherever. */
  readonly imported: ReadonlySet<string>
  /** How often each word stands in it. */
  readonly counts: ReadonlyMap<string, number>
}

function readSourceFile(path: string, source: string): SourceFile {
  const { code, bare } = readSource(source)
  const counts = new Map<string, number>()
  for (const [word] of bare.matchAll(/\b\w+\b/g)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return {
    path,
    code,
    taken: new Set(namesTaken(code).map((pair) => pair.join(' '))),
    imported: new Set(namesTaken(code.replaceAll(RE_EXPORT, '')).map(([, name]) => name)),
    counts,
  }
}

/** Whether something of a package's own files uses an export: the product, or the file itself for a type or a tested helper. */
function isUsedWithin(own: readonly SourceFile[], { name, file, isType }: Export): boolean {
  const users = own.filter(({ path, imported }) => path !== file && imported.has(name))
  const isUsedAtHome = own.some(({ path, counts }) => path === file && (counts.get(name) ?? 0) > 1)
  return users.some(({ path }) => isShipped(path)) || (isUsedAtHome && (isType || users.length > 0))
}

/**
 * What packages export for nobody. An export has to be taken by another package, an app, a bench or a story, or be used by
 * the package itself; being called by tests alone is no use. What an entry lists by name has to be taken from outside.
 * `awaited` names what waits for its screen, with the reason; once it is used it is named, too.
 */
export function findUnusedExports(
  sources: ReadonlyMap<string, string>,
  entries: NamedEntries,
  awaited: Readonly<Record<string, string>> = {},
): readonly Violation[] {
  const files = [...sources].map(([path, source]) => readSourceFile(path, source))
  const codes = new Map(files.map(({ path, code }) => [path, code]))
  const codeOf = (file: string): string => codes.get(file) ?? ''
  const packageEntries = [...entries]
    .filter(([name]) => name !== BUILDERS)
    .flatMap(([name, paths]) => [...paths].map(([entry, path]) => ({ name, entry, path })))
  return packageEntries.flatMap(({ name, entry, path }) => {
    const specifier = `@pacemeal/${name}${entry.slice(1)}`
    const isOwn = (file: SourceFile): boolean => file.path.startsWith(`packages/${name}/`)
    const [own, others] = [files.filter(isOwn), files.filter((file) => !isOwn(file))]
    const listed = listedIn(codeOf(path))
    const isEntryAwaited = awaited[specifier] !== undefined
    return exportsOf(path, codeOf).flatMap((one): readonly Violation[] => {
      const isTaken = others.some(({ taken }) => taken.has(`${specifier} ${one.name}`))
      const isUsed = isTaken || ((one.isType || !listed.has(one.name)) && isUsedWithin(own, one))
      const isAwaited = awaited[one.name] !== undefined
      if (isUsed !== isAwaited || (!isUsed && isEntryAwaited)) return []
      const why = isUsed ? 'it is used by now and awaited no longer' : `nobody uses it from ${specifier}`
      return [{ file: one.file, reaches: one.name, why }]
    })
  })
}
