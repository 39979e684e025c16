import { t as translate } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { use, useEffect } from 'react'
import { useRouteError } from 'react-router'
import { configuration } from '../api/configuration.ts'
import { refusalOf } from '../api/refusal.ts'
import { paths } from '../navigation/paths.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { InFrame } from '../ui/in-frame.ts'
import { reloadIf } from './missing-code.ts'
import { reloadingPage } from './reloading-page.ts'
import { ToLogin } from './signed-in-only.tsx'

/** Whether nothing is wrong but the network: this device has not seen the screen yet. */
const isOffline = (error: unknown): boolean => !navigator.onLine && refusalOf(error).code === 'network'

const explanation = (error: unknown): string => {
  if (isOffline(error)) {
    return translate`This screen needs the internet the first time. What you logged is kept, and sent once you are back online.`
  }
  const { code } = refusalOf(error)
  if (code === 'network')
    return translate`The server did not answer. Nothing you saved is lost. Check your internet connection and try again.`
  if (code === 'server' || code === 'rate-limited')
    return translate`The server had a problem. Nothing you saved is lost. Try again in a moment.`
  return translate`This screen could not be shown. What you saved before is kept.`
}

/** How often a screen without an answer asks whether there is one by now, in milliseconds. */
const ASK_EVERY_MS = 5_000

/** Whether the server itself answers, and no page of a network or a proxy in its place. */
const isServerBack = async (): Promise<boolean> => {
  const answer = await fetch(`${configuration.basePath}/healthz`, { cache: 'no-store' }).catch(() => undefined)
  return answer?.ok === true && answer.headers.get('content-type')?.includes('json') === true
}

/** A screen that only lacked an answer comes by itself once there is one. */
const useReloadOnceAnswered = (isWaiting: boolean): void =>
  useEffect(() => {
    if (!isWaiting) return
    const ask = (): void => void reloadIf(isServerBack, reloadingPage)
    const timer = setInterval(ask, ASK_EVERY_MS)
    window.addEventListener('online', ask)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', ask)
    }
  }, [isWaiting])

/** The error boundary: whatever a screen throws ends here, with a way on. */
export function ErrorScreen() {
  const { t } = useLingui()
  const error = useRouteError()
  const { code } = refusalOf(error)
  useReloadOnceAnswered(code === 'network' || code === 'server')
  // A reading that ended with the session is no fault of the screen.
  if (code === 'signed-out') return <ToLogin />
  // A page has one main part.
  const Part = use(InFrame) ? 'div' : 'main'
  const title = isOffline(error) ? t`You are offline` : t`Something went wrong`
  return (
    <Part className="mx-auto flex min-h-[70dvh] max-w-120 flex-col items-center justify-center gap-3 px-4 text-center">
      <title>{`${title} · Pacemeal`}</title>
      <h1 className="text-28 font-bold text-ink">{title}</h1>
      <p className="text-16 text-muted">{explanation(error)}</p>
      <div className="mt-4 flex w-full flex-col gap-2">
        <Button size="large" full onClick={() => location.reload()}>
          <Trans>Try Again</Trans>
        </Button>
        {/* A full load on purpose: the state that led here must not be carried along. */}
        <a
          href={configuration.basePath + paths.home}
          className={buttonClass({ variant: 'quiet', size: 'large', full: true })}
        >
          <Trans>Back to Home</Trans>
        </a>
      </div>
    </Part>
  )
}
