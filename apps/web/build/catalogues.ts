import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { formatter } from '@lingui/format-po'
import { type CompiledMessage, compileMessage } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'

/** One text of a catalogue in a language. */
export interface CatalogueEntry {
  readonly id: string
  readonly message: string
  readonly translation: string
  /** The source files that hold it. */
  readonly origins: readonly string[]
}

/** The entries of a PO file, whose ids are made of their English texts. */
export const readCatalogue = async (file: string): Promise<readonly CatalogueEntry[]> => {
  const context = { locale: basename(file, '.po'), sourceLocale: 'en', filename: file }
  const read = await formatter({ lineNumbers: false }).parse(readFileSync(file, 'utf8'), context)
  return Object.entries(read).map(([id, { message = '', translation = '', origin = [] }]) => ({
    id,
    message,
    translation,
    origins: origin.map(([path]) => path),
  }))
}

/** What a language is fetched in: what stands before the sign-in, what an athlete opens daily, training and its events, and the rest. */
export const catalogueParts = ['account', 'day', 'training', 'more'] as const
export type CataloguePart = (typeof catalogueParts)[number]

/** Names of what people avoid are of no use before the sign-in. */
const beforeSignIn =
  /^src\/(?:areas\/account|app|navigation|ui|languages(?!\/avoided-names)|api|installed)\/|^src\/notices\/(?:account|general|refusal|timed)/
const daily = /^src\/areas\/(?:fuel|log)\/|^src\/notices\/(?:fuel|log)/
const ofTraining = /^src\/areas\/training\//

const partOf = ({ origins }: CatalogueEntry): CataloguePart => {
  if (origins.some((path) => beforeSignIn.test(path))) return 'account'
  if (origins.some((path) => daily.test(path))) return 'day'
  return origins.some((path) => ofTraining.test(path)) ? 'training' : 'more'
}

/** The compiled texts of one part by id. A text without a translation is left out: English stands in the code. */
export const compilePart = (
  entries: readonly CatalogueEntry[],
  part: CataloguePart,
): Readonly<Record<string, CompiledMessage>> =>
  Object.fromEntries(
    entries
      .filter((entry) => entry.translation !== '' && partOf(entry) === part)
      .map(({ id, translation }) => [id, compileMessage(translation)]),
  )

/** A part as the module that the app fetches. */
export const partModule = (messages: Readonly<Record<string, CompiledMessage>>): string =>
  `export const messages=JSON.parse(${JSON.stringify(JSON.stringify(messages))})`

/** Values and elements that a translation must hold as often as the English text does, and the words of its plurals. */
const marks = /\{\w+(?=\}|, (?:plural|select))|<\/?\d+\/?>/g
const marksOf = (text: string): string => (text.match(marks) ?? []).toSorted().join(' ')

/** What is wrong with the translations of a catalogue: missing ones, and such that lost or gained a value. */
export const findFaults = (entries: readonly CatalogueEntry[]): readonly string[] =>
  entries.flatMap(({ message, translation }) => {
    if (translation === '') return [`missing: ${message}`]
    return marksOf(message) === marksOf(translation) ? [] : [`other values: ${message}`]
  })

const ASKED = /^(.*\.po)\?part=(\w+)$/

/** Gives each part of a translated language as a module: `./de.po?part=day`. */
export const catalogueModules = (): Plugin => ({
  name: 'catalogue-modules',
  async load(id) {
    const [, file, name] = ASKED.exec(id) ?? []
    const part = catalogueParts.find((one) => one === name)
    if (file === undefined || part === undefined) return undefined
    this.addWatchFile(file)
    return partModule(compilePart(await readCatalogue(file), part))
  },
})
