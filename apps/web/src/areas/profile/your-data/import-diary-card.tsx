import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { importMeals } from '../../../api/import-meals.ts'
import { refreshMealLogs } from '../../../api/meal-logs.ts'
import { refusalOf } from '../../../api/refusal.ts'
import { browserZone } from '../../../navigation/local-day.ts'
import { useRequiredAccount } from '../../../navigation/use-account.ts'
import { ImportCsvCard } from '../csv/import-csv-card.tsx'

/** Brings the food diary that another app has written. */
export function ImportDiaryCard() {
  const { t } = useLingui()
  const { id: userId } = useRequiredAccount()
  return (
    <ImportCsvCard
      title={t`Food diary of another app`}
      hint={
        <Trans>
          The CSV file that MyFitnessPal, Cronometer, Lose It!, FatSecret or MacroFactor exports, or any with a column
          for the date and one for calories. The same file twice brings nothing twice.
        </Trans>
      }
      label={t`CSV file of a food diary`}
      read={async (file, reading) => {
        const [{ textOfFile }, { MAX_DIARY_LENGTH, readDiaryFile }] = await Promise.all([
          import('../csv/csv-file.ts'),
          import('./read-diary-file.ts'),
        ])
        const bytes = new Uint8Array(await file.slice(0, 2 * MAX_DIARY_LENGTH + 2).arrayBuffer())
        return readDiaryFile(textOfFile(bytes), reading)
      }}
      bring={(meals, onKept) => importMeals(userId, browserZone(), meals, onKept)}
      words={{
        kept: (kept, total) => t`${kept} of ${total} meals are kept.`,
        failed: (kept, total) => t`${kept} of ${total} meals are kept. Choose the same file again to bring the others.`,
        fresh: (count) => plural(count, { one: '# meal is new.', other: '# meals are new.' }),
        others: (count) =>
          plural(count, {
            one: '# line is no meal: a total, exercise, or deleted there.',
            other: '# lines are no meals: totals, exercise, or deleted there.',
          }),
      }}
      whyFailed={(thrown) => {
        const { code, message } = refusalOf(thrown)
        if (code === 'network') return t`The server did not answer. Check your connection.`
        if (code === 'rate-limited') return t`That was done often in the last hour. Try again later.`
        return code === 'server' ? t`The server had a problem. Try again in a moment.` : message
      }}
      onFailed={() => void refreshMealLogs(userId)}
    />
  )
}
