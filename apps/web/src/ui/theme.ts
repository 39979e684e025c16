import { useSyncExternalStore } from 'react'
import { THEME_KEY, type Theme } from './chosen-theme.ts'

const systemIsDark = matchMedia('(prefers-color-scheme: dark)')
const listeners = new Set<() => void>()

const readTheme = (): Theme => {
  const chosen = document.documentElement.dataset.theme
  if (chosen === 'light' || chosen === 'dark') return chosen
  return systemIsDark.matches ? 'dark' : 'light'
}

/** Shows a theme and keeps the choice; from then on the system's own does not count. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  localStorage.setItem(THEME_KEY, theme)
  for (const changed of listeners) changed()
}

const watch = (changed: () => void) => {
  listeners.add(changed)
  systemIsDark.addEventListener('change', changed)
  return () => {
    listeners.delete(changed)
    systemIsDark.removeEventListener('change', changed)
  }
}

/** The theme that is shown: the person's choice, else the system's. */
export const useTheme = (): Theme => useSyncExternalStore(watch, readTheme)
