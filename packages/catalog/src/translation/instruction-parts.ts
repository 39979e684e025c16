import type { Recipe } from '../food.ts'
import { formerTexts } from './former-texts.ts'

/** How many parts the descriptions and steps of a language are fetched in: each of some nine recipes, at most 3 kB. */
export const INSTRUCTION_PARTS = 78

/** FNV-1a with 32 bits: short, alike everywhere, and without two alike among the texts of the catalogue. */
const hashOf = (text: string): number => {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

/** What an English text stands under: the text itself would double what is fetched. */
export const instructionKey = (text: string): string => hashOf(text).toString(36)

/** The part that tells a recipe, by its id. */
export const partOfRecipe = (recipe: string): number => hashOf(recipe) % INSTRUCTION_PARTS

/** The translations of some recipes by `instructionKey`. */
export type InstructionPart = Readonly<Record<string, string>>

/**
 * Cuts the translations of descriptions and steps, also of those that a dish had before, into the parts that they are
 * fetched in.
 *
 * @param recipes - all of the catalogue
 * @param table - the translations by their English text
 * @throws when two different texts would stand under one key
 */
export function cutInstructions(
  recipes: readonly Pick<Recipe, 'id' | 'description' | 'steps'>[],
  table: Readonly<Record<string, string>>,
): readonly InstructionPart[] {
  const parts = Array.from({ length: INSTRUCTION_PARTS }, (): Record<string, string> => ({}))
  const textOf = new Map<string, string>()
  for (const { id, description, steps } of recipes) {
    for (const text of [description, ...steps, ...(formerTexts[id] ?? [])]) {
      const [key, said] = [instructionKey(text), table[text]]
      if ((textOf.get(key) ?? text) !== text) throw new Error(`“${text}” and “${textOf.get(key)}” share a key.`)
      textOf.set(key, text)
      const part = parts[partOfRecipe(id)]
      if (part && said !== undefined) part[key] = said
    }
  }
  return parts
}
