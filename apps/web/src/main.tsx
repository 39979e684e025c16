import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import './styles/app.css'
import { queryClient } from './api/query-client.ts'
import { watchSession } from './api/watch-session.ts'
import { makeRouter } from './app/router.tsx'

async function start(root: HTMLElement): Promise<void> {
  // Days and zones are computed with Temporal; browsers that have it load nothing.
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')
  watchSession()
  const router = makeRouter()
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  )
  if (import.meta.env.PROD) {
    // Once everything that is shown is here: the worker fetches the whole app.
    const install = () => import('./app/install-app.ts').then(({ installApp }) => installApp(router.navigate))
    if (document.readyState === 'complete') void install()
    else addEventListener('load', install, { once: true })
  }
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html must hold an element with the id root')
start(root)
