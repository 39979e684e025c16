import type { FavoriteFood } from '../favorites.ts'
import type { WriteOutcome } from './entry.ts'
import type { KnownWrite } from './kinds.ts'
import { pickWrites } from './known-writes.ts'
import { newWriteId, writeQueue } from './write-queue.ts'

/** A change of a person's favorites. */
export type FavoriteWrite = Extract<KnownWrite, { kind: `favorite-${string}` }>

const { pick } = pickWrites('favorite-add', 'favorite-remove')

/** The changes of a person's favorites that are on their way, oldest first: the same array until that changes. */
export const pendingFavorites = (userId: string): readonly FavoriteWrite[] => pick(writeQueue.pending(userId))

/** Calls `listener` after each change of what waits, here or in another tab. */
export const watchFavorites = writeQueue.watch

const write = (userId: string, change: FavoriteWrite, about: string): Promise<WriteOutcome> =>
  writeQueue.add(userId, { ...change, subject: `favorite:${change.payload.id}`, about })

/** Gives a food a star: shown at once, and sent. `about` is its name. */
export const addFavorite = (userId: string, food: string, about: string): Promise<WriteOutcome> =>
  write(userId, { kind: 'favorite-add', payload: { id: newWriteId(), food } }, about)

/** Takes all stars of a food back: two devices may have given it one each. */
export const removeFavorites = (
  userId: string,
  stars: readonly FavoriteFood[],
  about: string,
): Promise<readonly WriteOutcome[]> =>
  Promise.all(stars.map(({ id, food }) => write(userId, { kind: 'favorite-remove', payload: { id, food } }, about)))

/** The stars as they will be once all pending changes have arrived. */
export const withPendingFavorites = (
  stars: readonly FavoriteFood[],
  pending: readonly FavoriteWrite[],
): readonly FavoriteFood[] =>
  pending.reduce<readonly FavoriteFood[]>((all, { kind, payload }) => {
    const others = all.filter(({ id }) => id !== payload.id)
    return kind === 'favorite-add' ? [payload, ...others] : others
  }, stars)
