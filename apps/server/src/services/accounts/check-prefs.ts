import { Refusal } from '../../refusal.ts'

const MAX_DEPTH = 20
const MAX_CHARACTERS = 65_536
/** The SDK's parser rejects any answer with such a key, so one that got in would lock its owner out. */
const POISONED_KEY = /__proto__|constructor/

const refuse = (what: string) => new Refusal('general_argument_invalid', `Invalid \`prefs\` param: ${what}.`)

const checkValue = (value: unknown, depth: number): void => {
  if (depth > MAX_DEPTH) throw refuse(`it nests more than ${MAX_DEPTH} levels deep`)
  if (typeof value === 'string' && !(value.isWellFormed() && !value.includes('\0'))) {
    throw refuse('it holds text that cannot be stored')
  }
  if (typeof value === 'number' && !Number.isFinite(value))
    throw refuse('it holds a number beyond the range of doubles')
  if (typeof value !== 'object' || value === null) return
  for (const [key, item] of Object.entries(value)) {
    if (POISONED_KEY.test(key)) throw refuse('keys may not contain __proto__ or constructor')
    checkValue(key, depth + 1)
    checkValue(item, depth + 1)
  }
}

/** Gives the preferences back when they are an object that can be stored and read again by every client. */
export const requirePrefs = (value: unknown): object => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw refuse('it takes an object')
  checkValue(value, 0)
  if (JSON.stringify(value).length > MAX_CHARACTERS) {
    throw refuse(`it takes at most ${MAX_CHARACTERS} characters of JSON`)
  }
  return value
}
