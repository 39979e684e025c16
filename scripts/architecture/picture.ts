import { posix } from 'node:path'
import { importGraph } from './import-graph.ts'
import { COMMON_LAYER, findGroup, isShipped } from './module-groups.ts'
import { importsOf, readSource } from './source-text.ts'

type Sources = ReadonlyMap<string, string>

const arrowsOf = (pairs: Iterable<readonly [string | undefined, string | undefined]>): readonly string[] => [
  ...new Set([...pairs].flatMap(([from, to]) => (from && to && from !== to ? [`${from} -> ${to}`] : []))),
]

const WEB = 'apps/web/src/'
const SERVER = 'apps/server/src/'

/** A folder of the web, or a file beside them. */
const webPart = (file: string): string =>
  file
    .slice(WEB.length)
    .split('/')[0]
    ?.replace(/\.tsx?$/, '') ?? ''

const webArea = (file: string): string | undefined =>
  webPart(file) === 'areas' ? file.slice(WEB.length).split('/')[1] : undefined

/** Arrows of the web: between its parts, where all areas are one, and between areas. */
const webArrows = (sources: Sources): readonly string[] => {
  const imports = [...importGraph(sources, WEB)].flatMap(([file, targets]) => targets.map((to) => [file, to] as const))
  return arrowsOf([
    ...imports.map(([from, to]) => [webPart(from), webPart(to)] as const),
    ...imports.map(([from, to]) => [webArea(from), webArea(to)] as const),
  ])
}

/** What every layer stands on: what services ask for, and how they refuse, in the words of a language. */
const bases: ReadonlySet<string> = new Set(['ports.ts', 'refusal.ts'])

/**
 * The layers of the server. Files at the top are `ports`, or `composition` where they reach into a layer themselves or
 * by a file of that kind; the others, such as the clock, belong to no layer, and neither does the configuration.
 */
const serverLayers = (graph: ReadonlyMap<string, readonly string[]>): ((file: string) => string | undefined) => {
  const isTop = (file: string) => !file.slice(SERVER.length).includes('/')
  const isCommon = (file: string) => file.startsWith(`${SERVER}${COMMON_LAYER}/`)
  const composes = (file: string): boolean =>
    (graph.get(file) ?? []).some((to) => !isCommon(to) && (!isTop(to) || composes(to)))
  return (file) => {
    if (isCommon(file)) return undefined
    if (!isTop(file)) return file.slice(SERVER.length).split('/')[0]
    if (bases.has(file.slice(SERVER.length))) return 'ports'
    return composes(file) ? 'composition' : undefined
  }
}

const serverArrows = (sources: Sources): readonly string[] => {
  const graph = importGraph(sources, SERVER)
  const layer = serverLayers(graph)
  return arrowsOf([...graph].flatMap(([file, targets]) => targets.map((to) => [layer(file), layer(to)] as const)))
}

/** Arrows from packages and apps to packages. */
const packageArrows = (sources: Sources): readonly string[] =>
  arrowsOf(
    [...sources]
      .filter(([file]) => isShipped(file) && !file.startsWith('packages/testing/'))
      .flatMap(([file, source]) =>
        importsOf(readSource(source)).map(
          (name) => [findGroup(file)?.name, /^@pacemeal\/([\w-]+)/.exec(name)?.[1]] as const,
        ),
      ),
  )

/** The arrows that the imports of the shipped sources draw, in the words of the picture. */
export const measureArrows = (sources: Sources): readonly string[] =>
  [...webArrows(sources), ...serverArrows(sources), ...packageArrows(sources)].toSorted()

/** The solid arrows of the first Mermaid picture of a page; `a & b --> c & d` draws four. Dotted arrows are no imports. */
export const drawnArrows = (page: string): readonly string[] => {
  const [, picture = ''] = /```mermaid\n(.*?)```/s.exec(page) ?? []
  const names = (side: string) => side.split('&').map((name) => name.trim())
  return picture
    .split('\n')
    .flatMap((line) => {
      const [from, to] = line.split('-->')
      return from && to ? names(from).flatMap((one) => names(to).map((other) => `${one} -> ${other}`)) : []
    })
    .toSorted()
}

/** A file that a page names, with the names that it must define. */
export interface NamedFile {
  readonly file: string
  readonly names: readonly string[]
}

/** The files that a page links to below the repository, with the code words that stand behind each link in brackets. */
export const namedFiles = (page: string, folder: string): readonly NamedFile[] =>
  [...page.matchAll(/\]\((?!https?:|#)([^)#]+)\)(?: \((`[^)]*`)\))?/g)].map(([, link = '', names = '']) => ({
    file: posix.join(folder, link),
    names: [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  }))

/** Whether a source defines a name: a function, a constant, a type, or a method or property of that name. */
export const defines = (source: string, name: string): boolean =>
  new RegExp(`\\b(?:function|const|let|class|interface|type) ${name}\\b|^ +${name}(?:\\(|:)`, 'm').test(
    readSource(source).code,
  )
