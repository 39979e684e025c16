import { createHash, randomUUID } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { MenuPlanner } from '../providers/menu/menu-planner.ts'

/** What a planner answered, and the steps that it told while it solved. */
interface Answer<T> {
  readonly value: T
  readonly steps: readonly (readonly [done: number, of: number])[]
}

/**
 * The text of an input: equal inputs have the same one. Their serialized bytes differ with what says nothing, such as
 * whether one object stands in two places or was read twice.
 */
const textOf = (input: unknown): string =>
  JSON.stringify(input, (_key, value: unknown) => {
    if (value instanceof Map) return { map: [...value] }
    if (value instanceof Set) return { set: [...value] }
    return typeof value === 'number' && !Number.isFinite(value) ? { number: String(value) } : value
  })

/**
 * A planner that is asked for each input once: its answers are kept in a folder, which all test files of a run share. The
 * planner gives the same answer for the same input and seed, so a test sees what it would have seen. Failures are not kept.
 */
export const rememberedMenus = (planner: MenuPlanner, folder: string): MenuPlanner => {
  const ask = async <T>(
    kind: string,
    input: unknown,
    signal: AbortSignal,
    solve: () => Promise<Answer<T>>,
  ): Promise<Answer<T>> => {
    signal.throwIfAborted()
    const file = join(folder, createHash('sha256').update(kind).update(textOf(input)).digest('hex'))
    const kept = await readFile(file).catch(() => undefined)
    // Only the lines below write these files, and another kind has another name.
    if (kept !== undefined) return deserialize(kept) as Answer<T>
    const answer = await solve()
    const written = `${file}-${randomUUID()}`
    await writeFile(written, serialize(answer))
    await rename(written, file)
    return answer
  }
  return {
    async planWeek(input, onStep, signal) {
      let isSolving = false
      const { value, steps } = await ask('week', input, signal, async () => {
        isSolving = true
        const told: [number, number][] = []
        const week = await planner.planWeek(
          input,
          (done, of) => {
            told.push([done, of])
            onStep(done, of)
          },
          signal,
        )
        return { value: week, steps: told }
      })
      if (!isSolving) for (const [done, of] of steps) onStep(done, of)
      return value
    },
    swapMeal: async (input, signal) =>
      (await ask('swap', input, signal, async () => ({ value: await planner.swapMeal(input, signal), steps: [] })))
        .value,
    replan: async (input, signal) =>
      (await ask('replan', input, signal, async () => ({ value: await planner.replan(input, signal), steps: [] })))
        .value,
    close: () => planner.close(),
  }
}
