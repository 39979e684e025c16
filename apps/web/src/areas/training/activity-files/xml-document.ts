import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { FileProblem } from './file-problem.ts'

/** An element: its children and attributes by name, or its text. */
export type Node = unknown

const isRecord = (node: Node): node is Readonly<Record<string, Node>> => typeof node === 'object' && node !== null
/** The children or attributes (`@name`) of a name. */
export const children = (node: Node, name: string): readonly Node[] => {
  const found = isRecord(node) ? node[name] : undefined
  if (found === undefined) return []
  return Array.isArray(found) ? found : [found]
}
/** The first child of a name, its first child of the next, and so on. */
export const child = (node: Node, ...path: readonly string[]): Node =>
  path.reduce<Node>((inner, name) => children(inner, name)[0], node)

/** Entities that every document knows without declaring them; no others are read. */
const predefined: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
/** The text at the end of a path. */
export const textOf = (node: Node, ...path: readonly string[]): string | undefined => {
  const found = child(node, ...path)
  const text = isRecord(found) ? found['#text'] : found
  return typeof text === 'string'
    ? text.trim().replace(/&(amp|lt|gt|quot|apos);/g, (_, name) => predefined[name] ?? '')
    : undefined
}
/** The number at the end of a path. */
export const numberOf = (node: Node, ...path: readonly string[]): number | undefined => {
  const text = textOf(node, ...path)
  const value = Number(text)
  return text === undefined || text === '' || !Number.isFinite(value) ? undefined : value
}

/** The document as elements. Declarations of types and entities are refused before anything is expanded. */
export function parseXml(text: string): Node {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) {
    throw new FileProblem('declares-entities')
  }
  if (XMLValidator.validate(text) !== true) throw new FileProblem('damaged')
  try {
    return new XMLParser({
      ignoreAttributes: false,
      attributeNamePrefix: '@',
      removeNSPrefix: true,
      parseTagValue: false,
      processEntities: false,
      maxNestedTags: 40,
    }).parse(text)
  } catch {
    throw new FileProblem('nested-too-deep')
  }
}
