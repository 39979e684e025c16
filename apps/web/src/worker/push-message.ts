import { t } from '@lingui/core/macro'
import { findSafePath, parseJson } from '@pacemeal/domain'

/** A message as the server pushes it: what to show, and the path of the app that it leads to. */
export interface PushMessage {
  readonly title: string
  readonly body: string
  readonly path: string
  /** Messages with the same tag take each other's place. */
  readonly tag: string | undefined
}

/** Where a notification leads when it names no path of the app. */
const HOME = '/home'

const textIn = (data: unknown, key: string): string | undefined => {
  if (typeof data !== 'object' || data === null) return undefined
  const value: unknown = (data as Readonly<Record<string, unknown>>)[key]
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** The path in what a notification carries, when it is one of this app; home otherwise. */
export const pathIn = (data: unknown): string => findSafePath(textIn(data, 'path')) ?? HOME

/**
 * The message in a push. A browser shows something for every push whatever it holds, so one that cannot be read still
 * says where it came from.
 */
export function readPushMessage(text: string | undefined): PushMessage {
  const data = parseJson(text)
  return {
    title: textIn(data, 'title') ?? 'Pacemeal',
    body: textIn(data, 'body') ?? t`There is something new for you.`,
    path: pathIn(data),
    tag: textIn(data, 'tag'),
  }
}
