import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronRight, GraduationCap, Mail, MessageSquareHeart } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../../../navigation/paths.ts'
import { useSheets } from '../../../navigation/use-sheets.ts'
import { useSupportAddress } from '../../../navigation/use-support-address.ts'
import { tell } from '../../../notices/tell.ts'
import { useWasSeen } from '../../../ui/when-seen.tsx'

const tile =
  'flex min-h-18 flex-col items-center gap-1.5 rounded-card border border-line px-1 py-3 text-center text-14 font-semibold text-ink transition-colors duration-150 hover:bg-surface'

function TileBody({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <>
      <span aria-hidden className="text-ember-ink">
        {icon}
      </span>
      {children}
    </>
  )
}

/** The way to the trends, help, and a way to answer back. */
export const HomeTiles = memo(function HomeTiles() {
  const { t } = useLingui()
  const { openSheet } = useSheets()
  const [help, wasSeen] = useWasSeen<HTMLElement>()
  const address = useSupportAddress(wasSeen)
  return (
    <>
      <Link
        to={paths.trends}
        className="mb-2 flex min-h-13 items-center justify-between rounded-card border border-line px-4 text-16 font-semibold text-ink transition-colors duration-150 hover:bg-surface"
      >
        <Trans>Trends</Trans>
        <ChevronRight size={18} aria-hidden className="text-muted" />
      </Link>
      <section ref={help} aria-label={t`Help`} className="grid grid-cols-3 gap-2 large-text:grid-cols-1">
        <button type="button" className={tile} onClick={() => tell('tutorial-coming-soon', address)}>
          <TileBody icon={<GraduationCap size={22} />}>
            <Trans>Tutorial</Trans>
          </TileBody>
        </button>
        <a className={tile} href={`mailto:${address}`} aria-label={t`Support`} title={t`Opens a mail to ${address}`}>
          <TileBody icon={<Mail size={22} />}>
            <Trans>Support</Trans>
          </TileBody>
        </a>
        <button type="button" className={tile} onClick={() => openSheet('feedback')}>
          <TileBody icon={<MessageSquareHeart size={22} />}>
            <Trans>Help us Improve</Trans>
          </TileBody>
        </button>
      </section>
    </>
  )
})
