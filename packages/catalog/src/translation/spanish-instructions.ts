import instructions from '../../data/spanish/instructions.json' with { type: 'json' }

/** Descriptions and steps of the recipes in Spanish, by their English text. */
export const spanishInstructions: Readonly<Record<string, string>> = instructions
