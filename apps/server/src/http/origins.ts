import { publicUrl } from '../config/public-url.ts'
import { type Config, isProduction } from '../config/settings.ts'

/** Whether a page of this origin may call the API, and whether links may lead there. */
export type OriginCheck = (origin: string) => boolean

const localHosts = new Set(['localhost', '127.0.0.1', '[::1]'])

const parse = (text: string): URL | undefined => (URL.canParse(text) ? new URL(text) : undefined)

/** The public address and the listed origins; while developing, also every port of this machine. */
export const originCheck = (config: Config): OriginCheck => {
  const allowed = new Set([new URL(publicUrl(config)).origin, ...config.allowedOrigins])
  const loopback = !isProduction(config)
  return (text) => {
    const url = parse(text)
    if (url === undefined || (url.protocol !== 'http:' && url.protocol !== 'https:')) return false
    return allowed.has(url.origin) || (loopback && localHosts.has(url.hostname))
  }
}
