import { Trans } from '@lingui/react/macro'
import { HeartPulse } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { usePageSheets } from '../../../navigation/use-page-sheets.ts'
import { Button } from '../../../ui/button.tsx'

const HealthSheet = lazy(async () => ({ default: (await import('./health-sheet.tsx')).HealthSheet }))

/** The health questions, offered beside what somebody avoids: quiet, optional, in a sheet. */
export function HealthOffer() {
  const sheets = usePageSheets(['health'])
  const isOpen = sheets.shown !== null
  // Fetched when it is first opened; it stays in place to close by its own motion.
  const [isNeeded, setNeeded] = useState(isOpen)
  if (isOpen && !isNeeded) setNeeded(true)
  return (
    <>
      <Button
        variant="quiet"
        className="-ml-3 max-w-full self-start text-left whitespace-normal!"
        icon={<HeartPulse size={18} aria-hidden />}
        onClick={() => sheets.open('health')}
      >
        <Trans>Health your food must fit (optional)</Trans>
      </Button>
      <Suspense fallback={null}>{isNeeded ? <HealthSheet isOpen={isOpen} onClose={sheets.close} /> : null}</Suspense>
    </>
  )
}
