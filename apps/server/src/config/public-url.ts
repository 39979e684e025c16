import type { Config } from './settings.ts'

/** The address people open. */
export const publicUrl = (config: Config): string => config.publicUrl ?? `http://localhost:${config.port}`

/** The same address read, once for each process's settings: every request asks for a part of it. */
const read = new WeakMap<Config, URL>()

const readPublicUrl = (config: Config): URL => {
  const known = read.get(config) ?? new URL(publicUrl(config))
  read.set(config, known)
  return known
}

/** The path of that address without a slash at its end: empty unless a proxy serves the app below a path. */
export const publicPath = (config: Config): string => readPublicUrl(config).pathname.replace(/\/$/, '')

/** Whether people come by https. */
export const isPublicHttps = (config: Config): boolean => readPublicUrl(config).protocol === 'https:'
