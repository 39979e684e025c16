/** Brings the first open question to the person, once it is drawn. */
export const focusQuestion = (): void => {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('.open-question button')?.focus())
}
