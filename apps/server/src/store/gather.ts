import { DatabaseUnavailable } from '../unavailable.ts'

/** Statements stay short enough to be read and planned at once. */
const MAX_TOGETHER = 32
/** While these are under way the next ones gather; a statement that hangs does not yet hold up everybody. */
const MAX_UNDER_WAY = 2

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
 * Joins what is asked at the same moment into one statement, in the order of asking. A statement begins only after what it
 * is to answer was asked, so that nobody gets an answer of before. When one is refused, each of those who shared it is tried
 * alone, so that what fails fails alone; when the database was lost, nobody knows what it did, and all are told so.
 */
export const gather = <Asked, Answer>({
  together,
  alone,
}: Gathered<Asked, Answer>): ((asked: Asked) => Promise<Answer>) => {
  const waiting: Waiting<Asked, Answer>[] = []
  let underWay = 0
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

  const begin = (): void => {
    isDue = false
    while (waiting.length > 0 && underWay < MAX_UNDER_WAY) {
      underWay += 1
      void settle(waiting.splice(0, MAX_TOGETHER)).then(() => {
        underWay -= 1
        beginSoon()
      })
    }
  }

  /** After the requests that have arrived by now were read. */
  const beginSoon = (): void => {
    if (isDue || waiting.length === 0 || underWay === MAX_UNDER_WAY) return
    isDue = true
    setImmediate(begin)
  }

  return (asked) => {
    const one = { asked, ...Promise.withResolvers<Answer>() }
    waiting.push(one)
    beginSoon()
    return one.promise
  }
}
