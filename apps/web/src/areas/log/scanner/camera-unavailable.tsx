import { Trans, useLingui } from '@lingui/react/macro'
import { CameraOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { CAMERA_UNAVAILABLE, type CameraProblem, cameraGuidance } from './camera-problem.ts'

interface CameraUnavailableProps {
  problem: CameraProblem
  onRetry: () => void
  /** The other ways to go on. */
  children: ReactNode
}

/** Why there is no camera, what to do about it, and the ways that need none. */
export function CameraUnavailable({ problem, onRetry, children }: CameraUnavailableProps) {
  const { t } = useLingui()
  const { message, steps, mayRetry } = cameraGuidance[problem]
  return (
    <div className="min-h-0 grow overflow-y-auto px-4">
      <div role="alert" className="mx-auto flex min-h-full max-w-96 flex-col justify-center gap-3 py-6">
        <CameraOff size={32} aria-hidden className="text-muted" />
        <h2 className="text-28 font-bold text-ink">{t(CAMERA_UNAVAILABLE)}</h2>
        <p className="text-16 text-ink">{t(message)}</p>
        <ol className="flex list-decimal flex-col gap-2 pl-5 text-16 text-muted marker:font-semibold">
          {steps.map((step) => (
            <li key={step.id}>{t(step)}</li>
          ))}
        </ol>
        <div className="mt-3 flex flex-col gap-2">
          {mayRetry ? (
            <Button size="large" full onClick={onRetry}>
              <Trans>Try Again</Trans>
            </Button>
          ) : null}
          {children}
        </div>
      </div>
    </div>
  )
}
