import type { InstructionPart } from '@pacemeal/catalog/instruction-parts'

type PartOfInstructions = () => Promise<{ readonly instructions: InstructionPart }>

/** The parts that a language's descriptions and steps are fetched in, by their number. */
export type InstructionParts = readonly PartOfInstructions[]

interface Spoken {
  /** Names the parts; undefined while they are English. */
  load?: () => Promise<InstructionParts>
  /** The parts that were asked for. */
  readonly asked: Map<number, Promise<void>>
  /** Their texts. */
  readonly texts: Map<string, string>
}
/** What is spoken, for what fetches and says it. */
export const spokenInstructions: Spoken = { asked: new Map(), texts: new Map() }

/** Makes a language the one of what recipes tell a cook; a recipe's part is fetched when it is first wanted. */
export const speakInstructions = (load: (() => Promise<InstructionParts>) | undefined): void => {
  spokenInstructions.asked.clear()
  spokenInstructions.texts.clear()
  if (load === undefined) delete spokenInstructions.load
  else spokenInstructions.load = load
}

/** Whether what recipes tell has to be fetched in the person's language. */
export const areInstructionsTranslated = (): boolean => spokenInstructions.load !== undefined
