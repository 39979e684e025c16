import { buckets, databaseId, functionIds, projectId } from '@pacemeal/protocol'
import { basePath } from './base-path.ts'

export { pathInApp } from './base-path.ts'

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
