import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { CalendarDays, House, type LucideIcon, Plus, Salad, ScanLine, UserRound } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { paths } from '../navigation/paths.ts'
import { useSheets } from '../navigation/use-sheets.ts'
import { classNames } from '../ui/class-names.ts'
import { useLongPress } from '../ui/use-long-press.ts'
import { currentTab } from './current-tab.ts'

/** The sheet behind the Log button. */
const LOG_SHEET = 'log'
/** The sheet behind a long press on it. */
const SCAN_SHEET = 'scan'

interface Item {
  readonly to: string
  readonly label: MessageDescriptor
  readonly Icon: LucideIcon
}

const beforeLog: readonly Item[] = [
  { to: paths.home, label: msg`Home`, Icon: House },
  { to: paths.mealPlan, label: msg({ message: 'Fuel Plan', context: 'navigation' }), Icon: Salad },
]

const afterLog: readonly Item[] = [
  { to: paths.schedule, label: msg`Schedule`, Icon: CalendarDays },
  { to: paths.profile, label: msg`Profile`, Icon: UserRound },
]

/** Whether a tab is the current one: the page itself, or what the page belongs to. */
const useCurrent = (to: string): 'page' | 'true' | undefined => {
  const { pathname } = useLocation()
  if (pathname === to) return 'page'
  return currentTab(pathname) === to ? 'true' : undefined
}

function BarItem({ to, label, Icon }: Item) {
  const { t } = useLingui()
  const current = useCurrent(to)
  return (
    <li className="grow basis-0">
      <Link
        to={to}
        aria-current={current}
        className={classNames(
          'flex h-16 flex-col items-center justify-center gap-1 text-[min(0.75rem,4vw)]/4 font-semibold transition-colors duration-150',
          current ? 'text-ember-ink' : 'text-muted hover:text-ink',
        )}
      >
        <Icon size={22} aria-hidden />
        {t(label)}
      </Link>
    </li>
  )
}

/** Phones: the bar under the thumb. */
export function BottomBar() {
  const { t } = useLingui()
  const { openSheet } = useSheets()
  const press = useLongPress(
    () => openSheet(LOG_SHEET),
    () => openSheet(SCAN_SHEET),
  )
  return (
    <nav
      aria-label={t`Main`}
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] wide:hidden print:hidden"
    >
      <ul className="mx-auto flex max-w-120 items-end px-2">
        {beforeLog.map((item) => (
          <BarItem key={item.to} {...item} />
        ))}
        <li className="flex grow basis-0 justify-center">
          <button
            type="button"
            aria-label={t({ message: 'Log', comment: 'What the button does: log food' })}
            {...press}
            className="-mt-4 mb-2 grid size-15 place-items-center rounded-full bg-action text-on-action shadow-soft transition-colors duration-150 hover:bg-action-strong"
          >
            <Plus size={28} strokeWidth={2.5} aria-hidden />
          </button>
        </li>
        {afterLog.map((item) => (
          <BarItem key={item.to} {...item} />
        ))}
      </ul>
    </nav>
  )
}

function RailItem({ to, label, Icon }: Item) {
  const { t } = useLingui()
  const current = useCurrent(to)
  return (
    <li>
      <Link
        to={to}
        aria-current={current}
        className={classNames(
          'flex h-12 items-center gap-3 rounded-control px-4 text-16 font-semibold transition-colors duration-150',
          current ? 'bg-ember-tint text-ember-ink' : 'text-muted hover:bg-sunken hover:text-ink',
        )}
      >
        <Icon size={20} aria-hidden />
        {t(label)}
      </Link>
    </li>
  )
}

/** Wide screens: the rail at the left edge. */
export function RailNavigation() {
  const { t } = useLingui()
  const { openSheet } = useSheets()
  return (
    <nav aria-label={t`Main`} className="flex flex-col gap-2">
      <button
        type="button"
        aria-label={t({ message: 'Log', comment: 'What the button does: log food' })}
        onClick={() => openSheet(LOG_SHEET)}
        className="flex h-12 items-center justify-center gap-2 rounded-control bg-action text-16 font-semibold text-on-action transition-colors duration-150 hover:bg-action-strong"
      >
        <Plus size={20} strokeWidth={2.5} aria-hidden />
        <Trans comment="What the button does: log food">Log</Trans>
      </button>
      <button
        type="button"
        onClick={() => openSheet(SCAN_SHEET)}
        className="flex h-12 items-center justify-center gap-2 rounded-control border border-edge text-16 font-semibold text-ink transition-colors duration-150 hover:bg-sunken"
      >
        <ScanLine size={20} aria-hidden />
        <Trans>Scan Food</Trans>
      </button>
      <ul className="mt-2 flex flex-col gap-1">
        {[...beforeLog, ...afterLog].map((item) => (
          <RailItem key={item.to} {...item} />
        ))}
      </ul>
    </nav>
  )
}
