import { Trans, useLingui } from '@lingui/react/macro'
import type { LocalDate } from '@pacemeal/domain'
import { Smartphone, X } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { focusContent } from '../../../ui/focus-content.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { askToInstall, useInstallWay } from '../../../ui/install-offer.ts'

/** The first day on which this device showed somebody's home. */
const FIRST_DAY = 'install_first_day'
/** The hint was sent away; the profile goes on offering it. */
const DISMISSED = 'install_hint_dismissed'

const readStored = (key: string): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

const store = (key: string, value: string): void => {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Storage is full or blocked: it is asked again with the next visit.
  }
}

interface InstallHintProps {
  today: LocalDate
  /** There is a plan to come back to. */
  hasPlan: boolean
}

/** How to install the app: once there is a plan, or from the second day on, and until it is sent away. */
export function InstallHint({ today, hasPlan }: InstallHintProps) {
  const { t } = useLingui()
  const way = useInstallWay()
  const titleId = useId()
  const [firstDay] = useState(() => readStored(FIRST_DAY))
  const [isDismissed, setDismissed] = useState(() => readStored(DISMISSED) !== null)
  useEffect(() => {
    if (firstDay === null) store(FIRST_DAY, today)
  }, [firstDay, today])
  const dismiss = () => {
    setDismissed(true)
    store(DISMISSED, 'true')
    focusContent()
  }
  const isDue = hasPlan || (firstDay !== null && firstDay < today)
  if (way === null || isDismissed || !isDue) return null
  return (
    <section
      aria-labelledby={titleId}
      className="mt-2 flex items-start gap-3 rounded-card border border-line py-1 pr-1 pl-4"
    >
      <Smartphone size={20} aria-hidden className="mt-3 shrink-0 text-ember-ink" />
      <div className="min-w-0 grow py-2">
        <h2 id={titleId} className="text-16 font-semibold text-ink">
          <Trans>Install Pacemeal</Trans>
        </h2>
        <p className="text-14 text-muted">
          {way === 'prompt' ? (
            <Trans>It opens in a window of its own, without the bars of a browser.</Trans>
          ) : (
            <Trans>Open the browser’s Share menu and choose “Add to Home Screen”.</Trans>
          )}
        </p>
        {way === 'prompt' ? (
          <Button
            variant="secondary"
            size="small"
            className="mt-2"
            onClick={() => void askToInstall().then((answer) => answer === 'dismissed' && dismiss())}
          >
            <Trans>Install</Trans>
          </Button>
        ) : null}
      </div>
      <IconButton label={t`Do not show this again`} onClick={dismiss}>
        <X size={18} aria-hidden />
      </IconButton>
    </section>
  )
}
