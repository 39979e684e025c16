import { startTransition, useEffect, useState } from 'react'

/** The pictures in which the first screen of a page appears: its frame, its first content, the first of its long list. */
type Picture = 'frame' | 'content' | 'list'

const drawn = new Set<Picture>()
/** Who waits for a picture that a part of the screen draws. */
const followers = new Set<() => void>()

/**
 * False while a picture of the page's first screen is drawn, true ever after: what takes long to style and lay out is left out
 * of that picture and follows in the next, drawn in pieces. The page answers to taps between pieces and between pictures.
 */
export function useAfter(picture: Picture): boolean {
  const [isAfter, setAfter] = useState(drawn.has(picture))
  useEffect(() => {
    drawn.add(picture)
    startTransition(() => setAfter(true))
    for (const follow of followers) follow()
  }, [picture])
  return isAfter
}

/** The same for who draws nothing of that picture: true together with what follows it. */
export function useFollowing(picture: Picture): boolean {
  const [isAfter, setAfter] = useState(drawn.has(picture))
  useEffect(() => {
    const follow = () => {
      if (drawn.has(picture)) startTransition(() => setAfter(true))
    }
    followers.add(follow)
    follow()
    return () => {
      followers.delete(follow)
    }
  }, [picture])
  return isAfter
}

/** A screen whose content takes long to draw leaves it out of its first picture, so that frame and heading stand at once. */
export const useAfterFrame = (): boolean => useAfter('frame')

/** How many of a long list are more than a view holds, so that the rest can be drawn after them. */
const ABOVE_FOLD = 4

/** The first of a list while the page's first screen is drawn, then all of it. */
export function useInPictures<T>(list: readonly T[]): readonly T[] {
  return useAfter('list') ? list : list.slice(0, ABOVE_FOLD)
}
