import instructions from '../../data/german/instructions.json' with { type: 'json' }

/** Descriptions and steps of the recipes in German, by their English text. */
export const germanInstructions: Readonly<Record<string, string>> = instructions
