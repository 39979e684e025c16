import type { MayGoOn } from '../plan.ts'
import type { SearchEffort } from './search-menu.ts'

/** Moves of a search that take about as long as a menu that is sized. */
const MOVES = 1000

/** The work on a week, in units: a menu that is sized, or a thousand moves of a search. */
export class WeekWork {
  readonly #mayGoOn: MayGoOn
  #done = 0
  #isOver = false

  constructor(mayGoOn: MayGoOn = () => true) {
    this.#mayGoOn = mayGoOn
  }

  get done(): number {
    return this.#done
  }

  /** Whether the work was ended before everything was tried. */
  get isCut(): boolean {
    return this.#isOver
  }

  sized(menus = 1): void {
    this.#done += menus
  }

  searched({ moves }: Pick<SearchEffort, 'moves'>): void {
    this.#done += moves / MOVES
  }

  /** Asks whether to go on, once there is a week that somebody may be served; a no is for good. */
  isOver(): boolean {
    if (!this.#isOver && !this.#mayGoOn(this.#done)) this.#isOver = true
    return this.#isOver
  }
}
