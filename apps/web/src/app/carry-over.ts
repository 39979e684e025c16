export type Control = HTMLInputElement | HTMLSelectElement | HTMLButtonElement | HTMLAnchorElement

/** What can be used in a view, in its order. */
export const controlsIn = (view: Element): readonly Control[] => [
  ...view.querySelectorAll<Control>('a, button, input, select'),
]

/** React hears of a value only when it is set past its own accessor and told. */
function setValue(input: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Does to a control of a view what was done to the one in whose place it stands: typed, ticked, focused and pressed. */
export function carryOver(drawn: Control | undefined, own: Control): void {
  if (drawn instanceof HTMLInputElement && own instanceof HTMLInputElement) {
    if (drawn.checked !== own.checked) own.click()
    else if (drawn.value !== own.value) setValue(own, drawn.value)
  }
  if (drawn?.dataset.pressed !== undefined) own.dataset.pressed = drawn.dataset.pressed
  if (!drawn || document.activeElement !== drawn) return
  own.focus({ preventScroll: true })
  // Only some kinds of fields tell where the caret is.
  if (own instanceof HTMLInputElement && drawn instanceof HTMLInputElement && drawn.selectionStart !== null) {
    own.setSelectionRange(drawn.selectionStart, drawn.selectionEnd)
  }
}
