import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import './styles/app.css'
import { queryClient } from './api/query-client.ts'
import { watchSession } from './api/watch-session.ts'
import { FirstScreen } from './app/first-screen.tsx'
import { installApp } from './app/install-app.ts'
import { watchMissingCode } from './app/missing-code.ts'
import { reloadingPage } from './app/reloading-page.ts'
import { makeRouter, untilReady } from './app/router.tsx'
import { activateLanguage } from './languages/start.ts'

/** Settles once the style sheet is here: `before-paint.ts` asks for it, and what was prerendered does without. */
const untilStyled = (): Promise<void> =>
  new Promise((resolve) => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')
    if (!link || link.sheet) return resolve()
    for (const type of ['load', 'error']) link.addEventListener(type, () => resolve(), { once: true })
  })

watchMissingCode({
  onMissing: (listen) => addEventListener('vite:preloadError', ({ payload }) => listen(payload)),
  statusOf: async (address) => (await fetch(address, { method: 'HEAD', cache: 'no-store' })).status,
  ...reloadingPage,
})

async function start(root: HTMLElement): Promise<void> {
  // Days and zones are computed with Temporal; browsers that have it load nothing.
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')
  await activateLanguage()
  watchSession()
  const router = await makeRouter()
  // Once the first screen is here, with what it shows: the worker fetches the whole app.
  const install = () => {
    if (!import.meta.env.PROD) return
    // In a task of its own: what the screen itself does once it is shown is enough for one.
    if (document.readyState === 'complete') setTimeout(() => void installApp(router.navigate))
    else addEventListener('load', () => void installApp(router.navigate), { once: true })
  }
  // What index.html shows stays until there is a first screen to take its place.
  await Promise.all([untilReady(router), untilStyled()])
  // Another language may have been chosen meanwhile.
  await activateLanguage()
  // As a transition it is drawn in pieces, between which the page answers to taps.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <I18nProvider i18n={i18n}>
          <QueryClientProvider client={queryClient}>
            <RouterProvider router={router} />
            <FirstScreen root={root} onShown={install} />
          </QueryClientProvider>
        </I18nProvider>
      </StrictMode>,
    ),
  )
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html must hold an element with the id root')
// After the module itself has run: where developer tools look on, each change that it makes to the page has all of its code
// parsed again for the change's stack. In a task of its own, as each larger step of the start is: the page answers in between.
new Promise((resolve) => setTimeout(resolve))
  .then(() => start(root))
  .catch((failure: unknown) => {
    // `before-paint.ts` says so on the page.
    dispatchEvent(new Event('start-failed'))
    throw failure
  })
