// What must happen before the first paint. It is a small blocking file, not an inline script: the content security policy
// allows none, and no hash has to be kept in step.

// A chosen theme. Without a choice the style sheet follows the system by itself.
try {
  const chosen = localStorage.getItem('theme')
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen
} catch (_storageIsBlocked) {}

// The code of the first screen, asked for together with the app's own and not after it. The build fills in which it is, by the address.
const { code = '{}' } = document.currentScript.dataset
const { base = '' } = document.documentElement.dataset
for (const file of JSON.parse(code)[location.pathname.slice(base.length)] ?? []) {
  const link = { rel: 'modulepreload', href: `${base}${file}` }
  document.head.append(Object.assign(document.createElement('link'), link))
}

// An iPhone or iPad, whose browsers alone know this word, shows a picture of exactly its size while the installed app starts.
if ('standalone' in navigator) {
  const size = [screen.width, screen.height].map((side) => side * devicePixelRatio).join('x')
  for (const theme of ['light', 'dark']) {
    const href = `${base}/startup/${size}-${theme}.png`
    const link = { rel: 'apple-touch-startup-image', media: `(prefers-color-scheme: ${theme})`, href }
    document.head.append(Object.assign(document.createElement('link'), link))
  }
}

// The browser's offer to install the app comes once, maybe before the app's code, and is made where the app says so: `install-offer.ts`.
const keepOffer = (offer) => {
  window.installOffer = offer
  dispatchEvent(new Event('install-offer'))
}
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  keepOffer(event)
})
addEventListener('appinstalled', () => keepOffer())

// Code that cannot be fetched would leave the page as it is for good: it says so, with a way on.
const tellFailure = () => {
  const said = document.getElementById('start-failed')
  const root = document.getElementById('root')
  if (said instanceof HTMLTemplateElement && root) root.replaceChildren(said.content.cloneNode(true))
}
addEventListener('start-failed', tellFailure)
addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLScriptElement)) return
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', tellFailure)
    else tellFailure()
  },
  true,
)
