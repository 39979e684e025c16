import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Kilograms } from '@pacemeal/domain'
import { importWeighings, refreshBodyLog } from '../../../api/body-log.ts'
import { refreshCheckIn } from '../../../api/check-in.ts'
import type { WeightUnit } from '../../../languages/weight-unit.ts'
import { useRequiredAccount } from '../../../navigation/use-account.ts'
import { tellRefusal } from '../../../notices/tell-refusal.ts'
import { ImportCsvCard } from '../csv/import-csv-card.tsx'

/** Brings weighings from a CSV file; `mass` is what the athlete weighs, which tells the unit of a file that says none. */
export function ImportWeighingsCard({ unit, mass }: { unit: WeightUnit; mass: Kilograms | undefined }) {
  const { t } = useLingui()
  const { id: userId } = useRequiredAccount()
  return (
    <ImportCsvCard
      title={t`Weighings from a file`}
      hint={
        <Trans>
          A CSV file with a column for the date and one for the weight; a time and body fat if you like. The same file
          twice brings nothing twice.
        </Trans>
      }
      label={t`CSV file of weighings`}
      read={async (file, reading) => {
        const [{ textOfFile }, { MAX_FILE_LENGTH, readWeighingsFile }] = await Promise.all([
          import('../csv/csv-file.ts'),
          import('./read-weighings-file.ts'),
        ])
        const bytes = new Uint8Array(await file.slice(0, 4 * MAX_FILE_LENGTH).arrayBuffer())
        const { weighings, ...rest } = readWeighingsFile(textOfFile(bytes), { unit, mass, ...reading })
        return { found: weighings, ...rest }
      }}
      bring={async (weighings, onKept) => {
        const { fresh, changed } = await importWeighings(userId, weighings, onKept)
        return fresh + changed
      }}
      words={{
        kept: (kept, total) => t`${kept} of ${total} weighings are kept.`,
        failed: (kept, total) =>
          t`${kept} of ${total} weighings are kept. Choose the same file again to bring the others.`,
        fresh: (count) => plural(count, { one: '# weighing is new.', other: '# weighings are new.' }),
      }}
      onDone={() => refreshCheckIn(userId)}
      onFailed={(thrown) => {
        tellRefusal('save-weighing', thrown)
        // Of a file in several parts the first ones may be here already.
        void refreshBodyLog(userId)
      }}
    />
  )
}
