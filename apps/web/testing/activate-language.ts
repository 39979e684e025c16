import { beforeEach } from 'vitest'
import { activateEnglish } from '../src/languages/activate.ts'
import { adoptUnits } from '../src/languages/units.ts'

// Unit tests read texts as the app does: in English.
activateEnglish()

// Files of a worker share their modules: what one test chose is none of the next one's, nor of what a file reads when it loads.
adoptUnits({})
beforeEach(() => void adoptUnits({}))
