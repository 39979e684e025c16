import { readMealLog } from '@pacemeal/protocol'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { recentLogsQuery } from '../../../api/meal-logs.ts'
import { useRequiredAccount } from '../../../navigation/use-account.ts'
import type { LogForm } from './log-form.ts'
import { earlierMeal } from './recent-logs.ts'
import { type LastReading, nothingRead, withReading } from './said-words.ts'
import { useFoodCatalogue } from './use-food-catalogue.ts'

/** Reads the form's words into foods whenever they change, once the catalogue is here. */
export function useSaidWords(form: LogForm, setForm: (form: LogForm) => void) {
  const { id: userId } = useRequiredAccount()
  const [isUsed, setUsed] = useState(form.words !== '')
  const { catalogue, hasFailed } = useFoodCatalogue(isUsed)
  const { data } = useQuery({ ...recentLogsQuery(userId), enabled: isUsed })
  const logs = useMemo(() => (data ?? []).map(readMealLog), [data])
  const [last, setLast] = useState<LastReading & Pick<LogForm, 'words'> & { readonly logs: typeof logs }>({
    ...nothingRead,
    words: '',
    logs,
  })
  if (catalogue && (form.words !== last.words || (form.words !== '' && logs !== last.logs))) {
    const read = catalogue.read(form.words, ({ meal, isOfMeal }) =>
      earlierMeal(logs, meal ?? (isOfMeal ? form.mealTime : undefined)),
    )
    setLast({ words: form.words, logs, foods: read.foods, unknown: read.unknown, meal: read.meal, time: read.time })
    setForm(withReading(form, read, last))
  }
  return { hasFailed, use: () => setUsed(true) }
}
