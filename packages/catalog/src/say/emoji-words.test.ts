import { expect, test } from 'vitest'
import { emojiInWords } from './emoji-words.ts'

const wordsOf = (text: string): string => emojiInWords(text).replaceAll(/\s+/g, ' ').trim()

test.each([
  ['a picture alone is a food', '🍌 + ☕', ', banana + , coffee'],
  ['as many as are drawn', '🥚🥚 🥓', ', 2 egg , bacon'],
  ['a figure before it counts it', '2 🍌', '2 banana'],
  ['an amount behind it is its own', '🍕 2 slices 🍺', ', pizza 2 slices , beer'],
  ['a picture behind its food is an ornament', 'sushi 🍣 8 pieces', 'sushi 8 pieces'],
  ['so is one before it', '🥗 chicken salad', 'chicken salad'],
  ['a picture that has a name before a word', '🥜 butter 1 tbsp', 'peanut butter 1 tbsp'],
  ['what is no food stays', 'rice 💪', 'rice 💪'],
])('%s: %s', (_what, said, words) => expect(wordsOf(said)).toBe(words))
