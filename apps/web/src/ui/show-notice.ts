import type { Notice } from './notice.ts'

type Toaster = typeof import('./notice-toaster.tsx')

let isAnyShown = false
/** How many screens were left on this page. */
let screensLeft = 0
let line: Promise<unknown> = Promise.resolve()

/** Notices come and go in the order in which that was asked for, however long words and machinery take to load. */
function inTurn(act: (toaster: Toaster) => unknown): void {
  const turn = line.then(async () => act(await import('./notice-toaster.tsx')))
  line = turn.catch(() => undefined)
}

/** Notices whose turn has not come: what stands may be read first. */
const waiting = new Map<Notice, { isMeant: boolean }>()

/** Shows a notice. The machinery is fetched with the first one, so that no screen waits for it. */
export function showNotice(notice: Notice | Promise<Notice>): void {
  isAnyShown = true
  const toldOn = screensLeft
  inTurn(async ({ showToast, untilRead }) => {
    const words = await notice
    const turn = { isMeant: true }
    waiting.set(words, turn)
    await untilRead()
    waiting.delete(words)
    // Its screen was left, or it was taken back, before it could be shown.
    if (!turn.isMeant || (words.isOfScreen && toldOn < screensLeft)) return
    showToast(words)
  })
}

/** Takes notices off the screen, all of them or those that are meant: what they spoke of is behind. */
export function dismissNotices(areMeant: (notice: Notice) => boolean = () => true): void {
  if (!isAnyShown) return
  for (const [notice, turn] of waiting) if (areMeant(notice)) turn.isMeant = false
  inTurn(({ dismissToasts }) => dismissToasts(areMeant))
}

/** Another screen takes the place of the one that is shown: what spoke of that one goes with it. */
export function dismissScreenNotices(): void {
  screensLeft += 1
  dismissNotices(({ isOfScreen }) => isOfScreen === true)
}
