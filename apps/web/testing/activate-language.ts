import { activateEnglish } from '../src/languages/activate.ts'

// Unit tests read texts as the app does: in English.
activateEnglish()
