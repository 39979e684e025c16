import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight, Watch } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { profileQuery } from '../../api/profile.ts'
import { paths } from '../../navigation/paths.ts'
import { useRequiredAccount } from '../../navigation/use-account.ts'
import { usePageSheets } from '../../navigation/use-page-sheets.ts'
import { Button } from '../../ui/button.tsx'
import { readWearableDevice } from '../training/index.ts'
import { ConnectWearableSheet } from './connect-wearable-sheet.tsx'

/** Whether a watch is linked, and the way to link one. */
export function WearableCard() {
  const { id } = useRequiredAccount()
  // A device can be unlinked at its maker's: what is kept of it is asked for again whenever the card is shown.
  const { data: profile, isFetching, isFetchedAfterMount } = useQuery({ ...profileQuery(id), staleTime: 0 })
  const sheets = usePageSheets(['connect-wearable'])
  const device = readWearableDevice(profile?.wearable_device)

  if (isFetching && !isFetchedAfterMount) {
    return (
      <CardFrame>
        <p role="status" className="text-16 text-muted">
          <Trans>Checking wearable status...</Trans>
        </p>
      </CardFrame>
    )
  }
  if (device) {
    const name = device.toUpperCase()
    const words = (
      <p className="min-w-0 grow basis-24 text-16 text-ink">
        <Trans>
          Synced with <span className="font-semibold">{name}</span>
        </Trans>
      </p>
    )
    return (
      <Link to={paths.wearable} className="rounded-card">
        <CardFrame isLinked>
          {words}
          <ChevronRight size={18} className="shrink-0 text-muted" aria-hidden />
        </CardFrame>
      </Link>
    )
  }
  return (
    <>
      <CardFrame>
        <p className="min-w-0 grow basis-24 text-16 font-semibold text-ink">
          <Trans>Connect Wearable Device</Trans>
        </p>
        <Button size="small" className="shrink-0" onClick={() => sheets.open('connect-wearable')}>
          <Trans>Sync Now</Trans>
        </Button>
      </CardFrame>
      <ConnectWearableSheet isOpen={sheets.shown !== null} onClose={sheets.close} />
    </>
  )
}

function CardFrame({ isLinked = false, children }: { isLinked?: boolean; children: ReactNode }) {
  return (
    <div className="flex min-h-18 flex-wrap items-center gap-3 rounded-card bg-surface px-4 py-3 shadow-soft">
      <Watch size={24} className={isLinked ? 'shrink-0 text-success' : 'shrink-0 text-muted'} aria-hidden />
      {children}
    </div>
  )
}
