const undoings: (() => Promise<void>)[] = []

/** Remembers how to undo what was just set up: a server, a database. */
export const undoLater = (undo: () => Promise<void>): void => {
  undoings.push(undo)
}

/** Undoes everything that is set up, the last first. */
export const undoAll = async (): Promise<void> => {
  for (let undo = undoings.pop(); undo !== undefined; undo = undoings.pop()) await undo()
}
