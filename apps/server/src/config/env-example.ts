import { secretFileOf } from './environment.ts'
import type { Setting } from './setting.ts'

const WIDTH = 100

/** Breaks words into comment lines. */
const comment = (text: string): string[] => {
  const lines: string[] = ['#']
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? ''
    if (line.length + word.length + 1 > WIDTH) lines.push(`# ${word}`)
    else lines[lines.length - 1] = `${line} ${word}`
  }
  return lines
}

/** A value as an env file reads it back. */
const quoted = (value: string): string => (/[^\w./:,@-]/.test(value) ? `"${value}"` : value)

const entry = (setting: Setting): string => {
  const { name, description, accepts, default: preset = '' } = setting
  const file = secretFileOf(setting)
  const takes = `Takes ${accepts}.${file === undefined ? '' : ` ${file} may name a file that holds it instead.`}`
  return [...comment(description), ...comment(takes), `#${name}=${quoted(preset)}`].join('\n')
}

const head = [
  '# Settings of Pacemeal. None is needed to run it.',
  '# Copy this file to .env, and take the # off the lines you want to set; the value shown is the default.',
  '# The environment wins over .env. A name that is not listed here, or a value that does not fit, stops the start.',
  '# This file is written by `npm run env:example` from apps/server/src/config/settings.ts.',
].join('\n')

/** The text of .env.example: every setting once, with what it is for, what it takes and its default. */
export const envExample = (settings: readonly Setting[]): string => `${[head, ...settings.map(entry)].join('\n\n')}\n`
