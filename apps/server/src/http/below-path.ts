/** A page whose links, scripts, pictures and forms of this host lead below the path that the app is served at; empty at the root. */
export const linksBelow = (path: string, html: string): string =>
  path === '' ? html : html.replaceAll(/\b(href|src|action)="\/(?!\/)/g, `$1="${path}/`)

/** The page of the app: it also reads the path, as `data-base`, for its own addresses, and its styles name fonts. */
export const appPageBelow = (path: string, html: string): string =>
  path === ''
    ? html
    : linksBelow(path, html)
        .replaceAll(/\burl\(\/(?!\/)/g, `url(${path}/`)
        .replace('<html ', `<html data-base="${path}" `)

const valuesBelow = (path: string, value: unknown): unknown => {
  if (typeof value === 'string') return value.startsWith('/') ? `${path}${value}` : value
  if (Array.isArray(value)) return value.map((one) => valuesBelow(path, one))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, valuesBelow(path, one)]))
}

/** The manifest of the installed app: its identity, its scope and all its addresses. */
export const manifestBelow = (path: string, manifest: string): string =>
  path === '' ? manifest : JSON.stringify(valuesBelow(path, JSON.parse(manifest)))
