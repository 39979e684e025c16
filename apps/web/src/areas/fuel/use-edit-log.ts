import type { MealLog } from '@pacemeal/domain'
import { useNavigate } from 'react-router'
import { paths } from '../../navigation/paths.ts'
import { useSheets } from '../../navigation/use-sheets.ts'
import { draftOf } from '../log/index.ts'

/**
 * Opens what a log is changed in: the sheet, or for the fuel of an event its own screen, where it is told product by product. That
 * screen is handed the log, for where the event is gone.
 */
export function useEditLog(): (log: MealLog) => void {
  const { openSheet } = useSheets()
  const navigate = useNavigate()
  return (log) => {
    const draft = { ...draftOf(log), isStored: true }
    if (log.event === undefined) openSheet('log', draft)
    else void navigate(paths.eventReport(log.event), { state: { log: draft } })
  }
}
