import { statSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Folders with files that are short and take long: they solve whole weeks. */
const longest = ['/packages/planner/', '/packages/testing/']

const takesLong = ({ moduleId }: TestSpecification): boolean => longest.some((folder) => moduleId.includes(folder))

/**
 * The order of Vitest, which without earlier results is by size, with the longest files first: one that begins last runs
 * alone, and the other core waits for it.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { long = [], usual = [] } = Object.groupBy(await super.sort(files), (file) =>
      takesLong(file) ? 'long' : 'usual',
    )
    return [...long, ...usual]
  }

  /**
   * A machine's share of the files (`--shard=1/3`): they are dealt by their size, the largest first, so that shares take about as
   * long. Sizes are the same on every machine, earlier results are not.
   */
  override async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { index, count } = this.ctx.config.shard ?? { index: 1, count: 1 }
    const sizeOf = new Map(files.map((file) => [file, statSync(file.moduleId).size]))
    return files
      .toSorted(
        (one, other) =>
          Number(takesLong(other)) - Number(takesLong(one)) ||
          (sizeOf.get(other) ?? 0) - (sizeOf.get(one) ?? 0) ||
          one.moduleId.localeCompare(other.moduleId, 'en'),
      )
      .filter((_, place) => shareOf(place, count) === index)
  }
}

/** Whose of `count` shares (1 and up) the file at a place is: dealt there and back, so that none gets the larger one each time. */
export function shareOf(place: number, count: number): number {
  const step = place % (2 * count)
  return step < count ? step + 1 : 2 * count - step
}
