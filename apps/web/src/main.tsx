import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import './styles/app.css'
import { queryClient } from './api/query-client.ts'
import { watchSession } from './api/watch-session.ts'
import { installApp } from './app/install-app.ts'
import { makeRouter } from './app/router.tsx'
import { activateLanguage } from './languages/start.ts'

const untilReady = (router: ReturnType<typeof makeRouter>): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) return resolve()
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })

async function start(root: HTMLElement): Promise<void> {
  // Days and zones are computed with Temporal; browsers that have it load nothing.
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')
  await activateLanguage()
  watchSession()
  const router = makeRouter()
  if (import.meta.env.PROD) {
    // Once everything that is shown is here: the worker fetches the whole app.
    const install = () => installApp(router.navigate)
    if (document.readyState === 'complete') void install()
    else addEventListener('load', install, { once: true })
  }
  // What index.html shows stays until there is a first screen to take its place.
  await untilReady(router)
  // As a transition it is drawn in pieces, between which the page answers to taps.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <I18nProvider i18n={i18n}>
          <QueryClientProvider client={queryClient}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </I18nProvider>
      </StrictMode>,
    ),
  )
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html must hold an element with the id root')
start(root).catch((failure: unknown) => {
  // `before-paint.js` says so on the page.
  dispatchEvent(new Event('start-failed'))
  throw failure
})
