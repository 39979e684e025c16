import { paths } from '../navigation/paths.ts'

/** The tabs of the main navigation and the addresses that belong to each: its own, and those whose way back leads to it. */
const tabs: readonly (readonly [string, RegExp])[] = [
  [paths.home, /^\/(home|meal-details|my-foods|trends|nutrients)\b/],
  [paths.mealPlan, /^\/(meal-plan|cook)\b/],
  [paths.schedule, /^\/(activity-schedule|training-calendars)\b/],
  // What people set and look up about themselves; the bell is reached from any tab.
  [paths.profile, /^\/(?!notifications).+/],
]

/** The path of the tab that an address belongs to; undefined for what belongs to none. */
export const currentTab = (pathname: string): string | undefined =>
  tabs.find(([, addresses]) => addresses.test(pathname))?.[0]
