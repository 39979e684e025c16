/** Whether this page is the installed app, with an icon of its own, and not a tab of a browser. */
export const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true)
