/** Focuses the content of the page after a control with the focus has left, so that the next tab stop is not the page's first. */
export const focusContent = (): void => document.getElementById('content')?.focus({ preventScroll: true })
