import { useLingui } from '@lingui/react/macro'
import { BackLink } from '../../../navigation/back-link.tsx'
import { paths } from '../../../navigation/paths.ts'
import { Screen } from '../../../ui/screen.tsx'
import { DownloadCard } from './download-card.tsx'
import { ImportCard } from './import-card.tsx'
import { ImportDiaryCard } from './import-diary-card.tsx'
import { StorageCard } from './storage-card.tsx'

/** What a person owns here: to take away, and to bring along. */
export function YourDataScreen() {
  const { t } = useLingui()
  return (
    <Screen title={t`Your Data`} back={<BackLink to={paths.profile} label={t`Back to profile`} />}>
      <StorageCard />
      <DownloadCard />
      <ImportCard />
      <ImportDiaryCard />
    </Screen>
  )
}
