import type { EarlierMeal } from '@pacemeal/catalog/say'
import { readMealLog } from '@pacemeal/protocol'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { recentLogsQuery } from '../../../api/meal-logs.ts'
import { savesData } from '../../../navigation/saves-data.ts'
import { useRequiredAccount } from '../../../navigation/use-account.ts'
import type { LogForm } from './log-form.ts'
import { earlierMeal } from './recent-logs.ts'
import { type LastReading, nothingRead, withReading } from './said-words.ts'
import { withSuggested } from './suggested-foods.ts'
import { useFoodCatalogue, useWholeLookup } from './use-food-catalogue.ts'

/**
 * Reads the form's words into foods whenever they change, once the catalogue is here. Words that nobody here knows are
 * looked up in all foods, which are fetched for them; what is found joins the form whenever that is.
 */
export function useSaidWords(form: LogForm, setForm: (form: LogForm) => void) {
  const { id: userId } = useRequiredAccount()
  const [isUsed, setUsed] = useState(form.words !== '')
  const { catalogue, hasFailed } = useFoodCatalogue(isUsed)
  const { data } = useQuery({ ...recentLogsQuery(userId), enabled: isUsed })
  const logs = useMemo(() => (data ?? []).map(readMealLog), [data])
  const [isOpen, setOpen] = useState(false)
  const { lookup } = useWholeLookup(isOpen && !savesData())
  const [held, setHeld] = useState<readonly string[]>([])
  const [last, setLast] = useState<
    LastReading & Pick<LogForm, 'words'> & { readonly logs: typeof logs; readonly lookup: typeof lookup }
  >({ ...nothingRead, words: '', logs, lookup: null })
  const hasMore = form.words !== '' && (logs !== last.logs || lookup !== last.lookup)
  if (catalogue && (form.words !== last.words || hasMore)) {
    // As long as the logs are not here, nobody knows whether there is a meal to repeat.
    const earlier = data
      ? ({ meal, isOfMeal }: EarlierMeal) => earlierMeal(logs, meal ?? (isOfMeal ? form.mealTime : undefined))
      : undefined
    const said = catalogue.read(form.words, earlier)
    const read = lookup ? withSuggested(said, lookup.suggest(said), form, last, held) : said
    const { foods, unknown, meal, time } = read
    if (said.lookUps.length > 0) setOpen(true)
    setLast({ words: form.words, logs, lookup, foods, unknown, meal, time })
    setForm(withReading(form, read, last))
  }
  return {
    hasFailed,
    use: () => setUsed(true),
    /** Somebody looks these words up themselves: nothing is suggested for them any more. */
    hold: (words: string) => setHeld((before) => (before.includes(words) ? before : [...before, words])),
  }
}
