import { resolve } from 'node:path'
import { z } from 'zod'
import { rootFolder } from './root-folder.ts'

/** One environment variable: what it is for, what it takes, and what it is when nobody sets it. */
export interface Setting<T = unknown> {
  readonly name: string
  readonly description: string
  /** In words, for the error message and the example file. */
  readonly accepts: string
  /** The text that stands for an unset variable; without one the setting is simply absent. */
  readonly default?: string
  /** Holds a secret: its value is never printed. */
  readonly secret?: true
  readonly read: z.ZodType<T, string>
}

export const setting = <T>(name: string, rest: Omit<Setting<T>, 'name'>): Setting<T> => ({ name, ...rest })

export const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().min(min).max(max))
export const positiveNumber = z
  .string()
  .regex(/^\d{1,9}(\.\d{1,9})?$/)
  .transform(Number)
  .pipe(z.number().positive())
export const onOff = z.enum(['on', 'off']).transform((text) => text === 'on')
export const webUrl = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/+$/, ''))
export const origin = webUrl.transform((text) => new URL(text).origin)
/** The address by which a provider calls itself, to the last slash. */
export const issuer = z.url({ protocol: /^https?$/ })
export const words = z.string().min(1).max(2000)
export const path = words.transform((text) => resolve(rootFolder, text))
export const list = (text: string) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
