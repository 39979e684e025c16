import { openCatalog } from '@pacemeal/catalog'
import { cutInstructions, INSTRUCTION_PARTS, type InstructionPart } from '@pacemeal/catalog/instruction-parts'
import type { Plugin } from 'vite'

const tables: Readonly<Record<string, () => Promise<Readonly<Record<string, string>>>>> = {
  german: async () => {
    const { germanInstructions } = await import('@pacemeal/catalog/german-instructions')
    return germanInstructions
  },
  spanish: async () => {
    const { spanishInstructions } = await import('@pacemeal/catalog/spanish-instructions')
    return spanishInstructions
  },
}

const ASKED = /^(?<file>.*\/(?<language>\w+)-instructions\.ts)\?part(?:s|=(?<number>\d+))$/

/** The module that names every part, and fetches none of them. */
const listModule = (file: string): string => {
  const parts = Array.from(
    { length: INSTRUCTION_PARTS },
    (_, at) => `()=>import(${JSON.stringify(`${file}?part=${at}`)})`,
  )
  return `export const parts=[${parts.join(',')}]`
}

/** One part as the module that the app fetches. */
const partModule = (part: InstructionPart): string =>
  `export const instructions=JSON.parse(${JSON.stringify(JSON.stringify(part))})`

/**
 * Gives the descriptions and steps of a language in parts by recipe: `@pacemeal/catalog/german-instructions?parts`. The
 * table as a whole would be three times what any other catalogue is.
 */
export const instructionModules = (): Plugin => {
  const cut = new Map<string, Promise<readonly InstructionPart[]>>()
  const cutOnce = (language: string, read: () => Promise<Readonly<Record<string, string>>>) => {
    const known = cut.get(language) ?? read().then((table) => cutInstructions(openCatalog().recipes, table))
    cut.set(language, known)
    return known
  }
  return {
    name: 'instruction-modules',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith('-instructions?parts')) return undefined
      const table = await this.resolve(source.replace('?parts', ''), importer)
      return table && `${table.id}?parts`
    },
    async load(id) {
      const { file, language = '', number } = ASKED.exec(id)?.groups ?? {}
      const read = tables[language]
      if (file === undefined || read === undefined) return undefined
      return number === undefined ? listModule(file) : partModule((await cutOnce(language, read))[Number(number)] ?? {})
    },
  }
}
