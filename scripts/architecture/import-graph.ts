import { posix } from 'node:path'
import { isShipped } from './module-groups.ts'
import { importsOf, readSource } from './source-text.ts'

/** Imports between files: each file with the files it reaches for by a relative path. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>

/** The imports among the shipped files below a folder, types included. */
export const importGraph = (sources: ReadonlyMap<string, string>, folder: string): ImportGraph => {
  const files = [...sources].filter(([file]) => file.startsWith(folder) && isShipped(file))
  const isFile = new Set(files.map(([file]) => file))
  return new Map(
    files.map(([file, source]) => [
      file,
      importsOf(readSource(source))
        .filter((specifier) => specifier.startsWith('.'))
        .map((specifier) => posix.join(posix.dirname(file), specifier))
        .filter((target) => isFile.has(target)),
    ]),
  )
}

/** Types and what is imported on demand are not read when a module is loaded. */
const NOT_LOADED = /^\s*(?:import|export) type\b.*?from\s*['"][^'"]+['"]|\bimport\(\s*['"][^'"]+['"]/gms

/** The files that a module loads by relative paths, itself included: types and imports on demand left out. */
export const reachedFrom = (entry: string, sources: ReadonlyMap<string, string>): ReadonlySet<string> => {
  const reached = new Set<string>()
  const visit = (file: string): void => {
    const source = sources.get(file)
    if (source === undefined || reached.has(file)) return
    reached.add(file)
    const { code, bare } = readSource(source)
    for (const specifier of importsOf({ code: code.replaceAll(NOT_LOADED, ''), bare })) {
      if (specifier.startsWith('.')) visit(posix.join(posix.dirname(file), specifier))
    }
  }
  visit(entry)
  return reached
}

/**
 * The groups of files that reach each other in a circle, each sorted by name.
 * Strongly connected components by Tarjan (1972).
 */
export const circles = (graph: ImportGraph): readonly (readonly string[])[] => {
  const found: string[][] = []
  const index = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const visit = (file: string): number => {
    const order = index.size
    index.set(file, order)
    low.set(file, order)
    stack.push(file)
    for (const target of graph.get(file) ?? []) {
      const reached = index.has(target) ? (stack.includes(target) ? index.get(target) : undefined) : visit(target)
      low.set(file, Math.min(low.get(file) ?? order, reached ?? order))
    }
    if (low.get(file) === order) {
      const group = stack.splice(stack.indexOf(file))
      if (group.length > 1 || graph.get(file)?.includes(file)) found.push(group.toSorted())
    }
    return low.get(file) ?? order
  }
  for (const file of graph.keys()) if (!index.has(file)) visit(file)
  return found
}

/** The groups of a graph and the dependencies between them, each once. */
export const groupsAndDependencies = (graph: ImportGraph, groupOf: (file: string) => string) => {
  const groups = new Set([...graph.keys()].map(groupOf))
  const dependencies = new Set(
    [...graph].flatMap(([file, targets]) =>
      targets
        .map((target) => `${groupOf(file)} -> ${groupOf(target)}`)
        .filter((_, at) => groupOf(file) !== groupOf(targets[at] ?? '')),
    ),
  )
  return { groups: [...groups].toSorted(), dependencies: [...dependencies].toSorted() }
}
