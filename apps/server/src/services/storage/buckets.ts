import { buckets as bucketIds } from '@pacemeal/protocol'
import { Refusal } from '../../refusal.ts'

const MIB = 1024 * 1024

/** A place for one kind of pictures. */
export interface Bucket {
  readonly id: string
  /** What an upload may weigh. */
  readonly largestBytes: number
  /** Pictures are kept no larger than this, in pixels. */
  readonly longestSide: number
}

const buckets: readonly Bucket[] = [
  { id: bucketIds.profileImages, largestBytes: 30 * MIB, longestSide: 1024 },
  { id: bucketIds.mealImages, largestBytes: 30 * MIB, longestSide: 2048 },
]

/** The bucket with this id; there are no others. */
export const requireBucket = (id: string): Bucket => {
  const found = buckets.find((one) => one.id === id)
  if (found === undefined) throw new Refusal('storage_bucket_not_found', 'There is no bucket with this id.')
  return found
}
