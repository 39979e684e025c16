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
}
