/**
 * Settles in a task of its own: what is done after it holds up neither a press nor a picture together with what came before.
 * Browsers that know this kind of rest come back from it before anything that is not of the person.
 */
export const nextTask = (): Promise<void> =>
  'scheduler' in globalThis && 'yield' in scheduler ? scheduler.yield() : new Promise((resolve) => setTimeout(resolve))
