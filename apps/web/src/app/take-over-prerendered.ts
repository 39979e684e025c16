import { PRERENDERED, WAITING } from '../ui/prerendered.ts'
import { type Control, carryOver, controlsIn } from './carry-over.ts'

/** What a control is called in both drawings of a screen: a field by its own name, whatever the language. */
const nameOf = (control: Control): string =>
  [
    control.tagName,
    control.getAttribute('type'),
    control.getAttribute('name') ??
      control.getAttribute('aria-label') ??
      ('labels' in control ? control.labels?.[0]?.textContent : undefined) ??
      control.textContent,
  ].join()

/** The presses that `before-paint.ts` counted on a control. */
const pressesOf = ({ dataset }: Control): readonly number[] =>
  (dataset.pressed ?? '').split(' ').flatMap((at) => Number(at) || [])

/** How long skeletons take the place of those that stood before without a pause, in milliseconds. */
const WAITING_MS = 1000

/**
 * Removes the view that was drawn while the app was built, as the app's own stands: what was typed into it, ticked and
 * focused goes on there, and the buttons that were pressed are pressed in the same order.
 */
export function takeOverPrerendered(root: Element): void {
  const place = document.getElementById(PRERENDERED)
  if (!place) return
  const own = Map.groupBy(controlsIn(root), nameOf)
  const presses: { readonly at: number; readonly control: Control }[] = []
  for (const drawn of controlsIn(place)) {
    const control = own.get(nameOf(drawn))?.shift()
    if (!control) continue
    carryOver(drawn, control)
    presses.push(...pressesOf(drawn).map((at) => ({ at, control })))
    delete control.dataset.pressed
  }
  // What the app draws next may still wait for the same; what comes later waits anew.
  setTimeout(() => document.documentElement.removeAttribute(WAITING), WAITING_MS)
  place.remove()
  // After React has drawn what was typed, and what the press before has done.
  for (const { control } of presses.toSorted((one, other) => one.at - other.at)) setTimeout(() => control.click())
}
