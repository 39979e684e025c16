/** Settles in a task of its own: what is done after it holds up neither a press nor a picture together with what came before. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
