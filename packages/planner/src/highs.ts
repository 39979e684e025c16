import * as highs from 'highs'
import type { Solver } from './plan.ts'

/**
 * Opens a HiGHS solver (WebAssembly, loaded once per call). Kept apart from the rest of the package, which takes its
 * solver as an argument and loads nothing. The package is an ES module whose types describe a CommonJS one; its default
 * export is the loader either way.
 */
export const openSolver = highs.default as unknown as () => Promise<Solver>
