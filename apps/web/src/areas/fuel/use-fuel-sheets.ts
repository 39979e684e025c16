import { usePageSheets } from '../../navigation/use-page-sheets.ts'

/** The sheets of the plan page and the details, by their name in the address. */
const fuelSheets = ['edit-meal', 'swap-meal', 'training', 'one-day', 'move-meal'] as const

/** The sheets of the plan page and the details; they are about a meal or a training activity by its id. */
export const useFuelSheets = () => usePageSheets(fuelSheets)
