/**
 * What takes room at the edges of the page and changes while it is used: the actions of a sheet, a side panel, the keyboard. What
 * floats over the page reads it as custom properties, and they stand on what floats alone: on the root of the page each change
 * of one has all of the page styled anew, 700 elements of a full day.
 */
type Room = '--sheet-actions-height' | '--panel-width' | '--keyboard-height'

const rooms = new Map<Room, string | null>()
const floating = new Set<HTMLElement>()

/** Tells what floats how much room something takes, such as `64px`; null when it takes none any more. */
export function tellRoom(room: Room, length: string | null): void {
  rooms.set(room, length)
  for (const { style } of floating) style.setProperty(room, length)
}

/** The ref of something that floats over the page and keeps clear of what takes room. */
export function keepsClear(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined
  floating.add(element)
  for (const [room, length] of rooms) element.style.setProperty(room, length)
  return () => {
    floating.delete(element)
  }
}
