/**
 * Fetches the words of notices and what shows them. Where no service worker keeps the app, a failure for want of a network
 * could otherwise not be told: its words would be asked for when nothing can be fetched any more.
 */
export const fetchNotices = (): Promise<unknown> =>
  Promise.all([
    import('../ui/notice-toaster.tsx'),
    import('./catalogue.ts'),
    import('./subjects.ts'),
    import('./refusal-notices.ts'),
    import('./timed-notice.ts'),
    import('./waiting-undo.ts'),
  ]).catch(() => undefined)
