import { DatabaseUnavailable } from '../unavailable.ts'

/** Statements stay short enough to be read and planned at once. */
const MAX_TOGETHER = 32
/** A statement that takes longer, since it waits for a lock or its connection hangs, holds up nobody else. */
const MAX_WAIT_MS = 100

/** What one statement can do for many who ask at the same moment. */
export interface Gathered<Asked, Answer> {
  /** All or nothing; gives the answers in the order of what was asked. */
  together(all: readonly Asked[]): Promise<readonly Answer[]>
  /** For one of several whose statement was refused. */
  alone(one: Asked): Promise<Answer>
}

interface Waiting<Asked, Answer> extends PromiseWithResolvers<Answer> {
  readonly asked: Asked
}

/**
 * Joins what is asked at the same moment, or while the statement before is under way, into one statement in the order of
 * asking. It begins only after all that it answers was asked, so that nobody gets an answer of before. When one is refused, each of those who shared it is tried
 * alone, so that what fails fails alone; when the database was lost, nobody knows what it did, and all are told so.
 */
export const gather = <Asked, Answer>({
  together,
  alone,
}: Gathered<Asked, Answer>): ((asked: Asked) => Promise<Answer>) => {
  const waiting: Waiting<Asked, Answer>[] = []
  /** Of the statement that the next one waits for. */
  let patience: NodeJS.Timeout | undefined
  let isDue = false

  const settle = async (group: readonly Waiting<Asked, Answer>[]): Promise<void> => {
    try {
      const answers = await together(group.map(({ asked }) => asked))
      // As many answers as were asked for, by the contract.
      for (const [at, { resolve }] of group.entries()) resolve(answers[at] as Answer)
    } catch (error) {
      const isAlone = group.length === 1 || error instanceof DatabaseUnavailable
      for (const { asked, resolve, reject } of group) {
        if (isAlone) reject(error)
        else await alone(asked).then(resolve, reject)
      }
    }
  }

  const begin = async (): Promise<void> => {
    isDue = false
    const mine = setTimeout(() => end(mine), MAX_WAIT_MS)
    patience = mine
    await settle(waiting.splice(0, MAX_TOGETHER))
    clearTimeout(mine)
    end(mine)
  }
  const end = (ended: NodeJS.Timeout): void => {
    if (patience !== ended) return
    patience = undefined
    beginSoon()
  }

  /** After the requests that have arrived by now were read. */
  const beginSoon = (): void => {
    if (isDue || waiting.length === 0 || patience !== undefined) return
    isDue = true
    setImmediate(() => void begin())
  }

  return (asked) => {
    const one = { asked, ...Promise.withResolvers<Answer>() }
    waiting.push(one)
    beginSoon()
    return one.promise
  }
}
