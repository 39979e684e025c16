import type { Config } from './settings.ts'

/** The address people open. */
export const publicUrl = (config: Config): string => config.publicUrl ?? `http://localhost:${config.port}`

/** The path of that address without a slash at its end: empty unless a proxy serves the app below a path. */
export const publicPath = (config: Config): string => new URL(publicUrl(config)).pathname.replace(/\/$/, '')
