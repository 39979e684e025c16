/** A figure of energy as the server writes it: `3,140 kcal`, `13.138 kJ`. */
const ENERGY = /\d\s?(?:kcal|kJ)\b/
/** An amount of what carries energy, before its name: `30 g carbs`, `30 g de carbohidratos`. */
const GRAMS = /\d+ g (?:de )?(?=(?:carbs|protein|Kohlenhydrate|carbohidratos|proteína)\b)/gi

/**
 * A notification's text without figures of energy and of what carries it, for number-light mode: one that was kept before it was
 * chosen still has them. Sentences of energy go as a whole; of an amount of a nutrient its name stays.
 */
export const withoutEnergy = (text: string | null): string | null =>
  text === null
    ? null
    : text
        .split(/(?<=[.!?])\s+/)
        .filter((sentence) => !ENERGY.test(sentence))
        .map((sentence) =>
          sentence.search(GRAMS) === 0
            ? sentence.replaceAll(GRAMS, '').replace(/^./, (letter) => letter.toUpperCase())
            : sentence.replaceAll(GRAMS, ''),
        )
        .join(' ')
