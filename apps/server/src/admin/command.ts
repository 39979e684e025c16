import type { AllPorts } from '../ports.ts'

/** What the operator asked for, without the command's own name. */
export interface Asked {
  readonly words: readonly string[]
  /** Options by name: `--search text`, `--yes`. */
  readonly options: Readonly<Record<string, string | true>>
}

/** One thing an operator can do. */
export interface Command {
  /** Words and options after the name, as the help shows them. */
  readonly takes: string
  readonly about: string
  /** Does it and gives the lines to print; throws {@link CommandError} with words for the operator. */
  run(backend: AllPorts, asked: Asked): Promise<readonly string[]>
}

/** The operator asked for something that cannot be done; the message says what can. */
export class CommandError extends Error {}

/**
 * Refuses what a command would not look at: words beyond those that it takes, and options of other commands. A name with a
 * space in it, or an option meant for something else, must not be left out of what is done.
 */
export const refuseUnused = (name: string, { takes }: Pick<Command, 'takes'>, { words, options }: Asked): void => {
  const wordCount = [...takes.replaceAll(/--\S+ <[^>]*>/g, '').matchAll(/<[^>]*>/g)].length
  const optionNames = [...takes.matchAll(/--([a-z-]+)/g)].map(([, option]) => option)
  const unused = [
    ...words.slice(wordCount).map((word) => `"${oneLine(word)}"`),
    ...Object.keys(options)
      .filter((option) => !optionNames.includes(option))
      .map((option) => `--${option}`),
  ]
  if (unused.length === 0) return
  throw new CommandError(`"${name}" does not take ${unused.join(' ')}. It takes: ${takes}`)
}

/** The only word; without one the command says what it takes. */
export const requireWord = ({ words }: Asked, at: number, what: string): string => {
  const word = words[at]
  if (word === undefined || word.trim() === '') throw new CommandError(`Say ${what}.`)
  return word
}

const MAX_LIST_LENGTH = 1000

/** How many lines a list may have. */
export const readLimit = ({ options }: Asked, fallback: number): number => {
  if (options.limit === undefined) return fallback
  const limit = Number(options.limit)
  if (Number.isInteger(limit) && limit >= 1 && limit <= MAX_LIST_LENGTH) return limit
  throw new CommandError(`--limit takes a whole number from 1 to ${MAX_LIST_LENGTH}.`)
}

/** Rows as columns of one width, with a head. */
export const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]): readonly string[] => {
  if (rows.length === 0) return ['None.']
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)))
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd()
  return [line(head), ...rows.map(line)]
}

/** Text of somebody else's on one line, without what could steer a terminal or turn the writing around. */
export const oneLine = (text: string, longest = 120): string => {
  const plain = text.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu, ' ').trim()
  return plain.length <= longest ? plain : `${plain.slice(0, longest - 1)}…`
}
