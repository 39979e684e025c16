import { ID } from 'appwrite'
import { storageApi } from './client.ts'
import { configuration } from './configuration.ts'
import { naming } from './naming.ts'
import { ask, find } from './refusal.ts'

const bucketId = configuration.buckets.profileImages

/** Stores a profile picture. Its address has no host, so that it holds wherever the app is served from. */
export async function uploadProfilePicture(file: File): Promise<{ fileId: string; address: string }> {
  const stored = await naming('profile-image-upload', () =>
    ask(() => storageApi.createFile({ bucketId, fileId: ID.unique(), file }), {
      within: Number.POSITIVE_INFINITY,
      field: '$id',
    }),
  )
  const { pathname, search } = new URL(storageApi.getFileView({ bucketId, fileId: stored.$id }))
  return { fileId: stored.$id, address: `${pathname}${search}` }
}

/** Removes a profile picture; one that is already gone is no failure. */
export const removeProfilePicture = (fileId: string): Promise<unknown> =>
  naming('profile-image-delete', () => find(() => storageApi.deleteFile({ bucketId, fileId })))
