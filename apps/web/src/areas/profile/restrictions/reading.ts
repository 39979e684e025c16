import { openCatalog, reportDiets, understandRestriction } from '@pacemeal/catalog'

/** How the planner will understand a restriction. Brings the catalogue: fetch it late. */
export const understand = (text: string) => understandRestriction(text, openCatalog().foods)

/** What diets and restrictions leave of the catalogue. */
export const report = (diets: Parameters<typeof reportDiets>[1], restrictions: readonly string[]) =>
  reportDiets(openCatalog(), diets, restrictions)

export { answerRestriction, isReworded, plainRestriction, splitRestriction } from '@pacemeal/catalog'
