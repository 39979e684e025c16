import { useSearchParams } from 'react-router'
import { sheetParameter } from '../../../navigation/paths.ts'
import { useCloseSheet } from '../../../navigation/use-close-sheet.ts'

/** What a sheet of the home screen is about: `day`, `session-<index>` or the id of a meal. */
const subjectParameter = 'about'
const ideaParameter = 'idea'

const names = ['why', 'ideas', 'swap', 'adjust', 'one-day'] as const

/** A sheet of this screen, and what it shows. */
export interface HomeSheet {
  readonly name: (typeof names)[number]
  readonly subject: string
  /** The idea that is shown in full; null for the list. */
  readonly idea: string | null
}

function readSheet(search: URLSearchParams): HomeSheet | null {
  const name = names.find((one) => one === search.get(sheetParameter))
  if (name === undefined) return null
  return { name, subject: search.get(subjectParameter) ?? '', idea: search.get(ideaParameter) }
}

/** The sheets that belong to this screen alone; like all sheets they live in the address. */
export function useHomeSheets() {
  const [search, setSearch] = useSearchParams()
  const closeSheet = useCloseSheet([subjectParameter, ideaParameter])
  const open = search.get(sheetParameter)
  const shown = readSheet(search)
  const show = (sheet: HomeSheet['name'], subject: string, idea: string | null = null) => {
    const next = new URLSearchParams(search)
    next.set(sheetParameter, sheet)
    next.set(subjectParameter, subject)
    if (idea === null) next.delete(ideaParameter)
    else next.set(ideaParameter, idea)
    // Within an open sheet nothing is piled up: back closes it whole.
    setSearch(next, { preventScrollReset: true, replace: open !== null })
  }
  return {
    /** The sheet that the address asks for; null for none or one of the whole app. */
    shown,
    openWhy: (subject: string) => show('why', subject),
    openIdeas: (subject: string, idea: string | null = null) => show('ideas', subject, idea),
    openSwap: (subject: string) => show('swap', subject),
    openAdjust: () => show('adjust', 'day'),
    openOneDay: () => show('one-day', 'day'),
    /** Closes a sheet of these, and none of the whole app that has opened since. */
    close: () => {
      if (shown) closeSheet()
    },
  }
}
