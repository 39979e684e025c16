import { buckets, databaseId, functionIds, projectId } from '@pacemeal/protocol'

/** The path that the app is served below, without a slash at its end: empty at the root of a host. The server writes it into the page. */
const basePath = globalThis.document?.documentElement.dataset.base ?? ''

/** A path of the address bar as the app's own routes know it. */
export const pathInApp = (pathname: string): string => pathname.slice(basePath.length) || '/'

/** Every id and address the web speaks to. The API is served from the page's own origin, so no build carries a host name. */
export const configuration = {
  basePath,
  /** The address of the app, without a slash at its end. */
  appUrl: `${location.origin}${basePath}`,
  endpoint: `${location.origin}${basePath}/v1`,
  projectId,
  databaseId,
  buckets,
  functionIds,
  /** Background of the initials picture, six hex digits: the brand's ember. */
  initialsBackground: 'EA580C',
} as const
