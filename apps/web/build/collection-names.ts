import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const DECLARATIONS = /\/packages\/protocol\/src\/collections\.ts$/

interface Declared {
  readonly id: string
  readonly fields: Readonly<Record<string, unknown>>
}

const isDeclared = (value: unknown): value is Declared =>
  typeof value === 'object' && value !== null && 'id' in value && 'fields' in value

/** Declared collections as a module in which their fields are names only. */
export const namesModule = (declared: Readonly<Record<string, unknown>>): string =>
  Object.entries(declared)
    .filter(([, value]) => isDeclared(value))
    .map(([name, value]) => {
      const { fields, ...rules } = value as Declared
      const names = Object.fromEntries(Object.keys(fields).map((field) => [field, {}]))
      return `export const ${name} = ${JSON.stringify({ ...rules, fields: names })}`
    })
    .join('\n')

/**
 * Gives the web of each collection what screens use of it: its rules, and the names of its fields. What a field may hold is
 * the server's to check, and would bring the bounds of everything to the first screen.
 */
export const collectionNames = (): Plugin => ({
  name: 'collection-names',
  enforce: 'pre',
  async load(id) {
    if (!DECLARATIONS.test(id)) return undefined
    return namesModule(await import(pathToFileURL(id).href))
  },
})
