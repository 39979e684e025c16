import { PRERENDERED } from '../ui/prerendered.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLButtonElement | HTMLAnchorElement

const controlsIn = (place: Element): readonly Control[] => [
  ...place.querySelectorAll<Control>('a, button, input, select'),
]

/** What a control is called in both drawings of a screen. */
function nameOf(control: Control): string {
  const label = 'labels' in control ? control.labels?.[0]?.textContent : undefined
  return [
    control.tagName,
    control.getAttribute('type'),
    control.getAttribute('aria-label') ?? label ?? control.textContent,
  ].join()
}

/** React hears of a value only when it is set past its own accessor and told. */
function setValue(control: HTMLInputElement | HTMLSelectElement, value: string): void {
  const kind = control instanceof HTMLInputElement ? HTMLInputElement : HTMLSelectElement
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(control, value)
  control.dispatchEvent(new Event(control instanceof HTMLInputElement ? 'input' : 'change', { bubbles: true }))
}

/** Does to a control of the app what was done to the drawn one. */
function carryOver(drawn: Control, own: Control): void {
  if (drawn instanceof HTMLInputElement && own instanceof HTMLInputElement) {
    if (drawn.checked !== own.checked) own.click()
    else if (drawn.value !== own.value) setValue(own, drawn.value)
  }
  if (drawn instanceof HTMLSelectElement && own instanceof HTMLSelectElement && drawn.value !== own.value)
    setValue(own, drawn.value)
  if (document.activeElement === drawn) {
    own.focus({ preventScroll: true })
    // Only some kinds of fields tell where the caret is.
    if (own instanceof HTMLInputElement && drawn instanceof HTMLInputElement && drawn.selectionStart !== null) {
      own.setSelectionRange(drawn.selectionStart, drawn.selectionEnd)
    }
  }
}

/**
 * Removes the view that was drawn while the app was built, as the app's own stands: what was typed into it, chosen and
 * focused goes on there, and the button that was pressed last is pressed.
 */
export function takeOverPrerendered(root: Element): void {
  const place = document.getElementById(PRERENDERED)
  if (!place) return
  const own = Map.groupBy(controlsIn(root), nameOf)
  let pressed: Control | undefined
  for (const drawn of controlsIn(place)) {
    const same = own.get(nameOf(drawn))?.shift()
    if (!same) continue
    carryOver(drawn, same)
    if (drawn.dataset.pressed !== undefined) pressed = same
  }
  place.remove()
  // After React has drawn what was typed.
  if (pressed) setTimeout(() => pressed.click())
}
