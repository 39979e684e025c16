/** The path that the app is served below, without a slash at its end: empty at the root of a host. The server writes it into the page. */
export const basePath = globalThis.document?.documentElement.dataset.base ?? ''

/** A path of the address bar as the app's own routes know it. */
export const pathInApp = (pathname: string): string => pathname.slice(basePath.length) || '/'
