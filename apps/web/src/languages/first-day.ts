import type { FirstDay, UnitChoices } from '@pacemeal/domain'

/** What browsers tell of a language's week, from 1 for Monday; some have it as a property, some not at all. */
interface WeekOfLanguage {
  readonly getWeekInfo?: () => { readonly firstDay: number }
  readonly weekInfo?: { readonly firstDay: number }
}

/** The day on which a browser's language begins a week; Sunday where the browser does not know. */
function firstDayOfLanguage(language: string): FirstDay {
  try {
    const locale = new Intl.Locale(language) as WeekOfLanguage
    const day = (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay
    return day === 1 ? 'monday' : day === 6 ? 'saturday' : 'sunday'
  } catch {
    // Some systems give a language that is no language tag.
    return 'sunday'
  }
}

/** The day on which calendars begin a week: as it was chosen, until then that of the browser's language. */
export const firstDayOf = (chosen: UnitChoices, language = navigator.language): FirstDay =>
  chosen.firstDay ?? firstDayOfLanguage(language)
