import { buckets, databaseId, functionIds, projectId } from '@pacemeal/protocol'

/** Every id and address the web speaks to. The API is served from the page's own origin, so no build carries a host name. */
export const configuration = {
  endpoint: `${location.origin}/v1`,
  projectId,
  databaseId,
  buckets,
  functionIds,
  /** Background of the initials picture, six hex digits: the brand's ember. */
  initialsBackground: 'EA580C',
} as const
