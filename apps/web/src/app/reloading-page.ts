import type { ReloadingPage } from './missing-code.ts'

/** This page, as something that loads itself anew; what it did stays in the tab. */
export const reloadingPage: ReloadingPage = {
  reload: () => location.reload(),
  storage: {
    getItem: (name) => sessionStorage.getItem(name),
    setItem: (name, value) => sessionStorage.setItem(name, value),
  },
  now: Date.now,
}
