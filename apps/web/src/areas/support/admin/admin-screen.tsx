import { useLingui } from '@lingui/react/macro'
import { Link, useSearchParams } from 'react-router'
import { paths } from '../../../navigation/paths.ts'
import { useRequiredAccount } from '../../../navigation/use-account.ts'
import { Logo } from '../../../ui/logo.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { ActsPanel } from './acts-panel.tsx'
import { FeedbackPanel } from './feedback-panel.tsx'
import { OverviewPanel } from './overview-panel.tsx'
import { PeoplePanel } from './people-panel.tsx'
import { QueuePanel } from './queue-panel.tsx'
import { SettingsPanel } from './settings-panel.tsx'
import { SupportPanel } from './support-panel.tsx'

const panels = {
  overview: OverviewPanel,
  people: PeoplePanel,
  queue: QueuePanel,
  support: SupportPanel,
  feedback: FeedbackPanel,
  settings: SettingsPanel,
  acts: ActsPanel,
} as const
type PanelName = keyof typeof panels
const names = Object.keys(panels) as PanelName[]

/** On a phone the names are wider than the page. */
const scrollIntoSight = (link: HTMLElement | null): void => link?.scrollIntoView({ inline: 'center', block: 'nearest' })

/** What operators look at and do; one part at a time, named in the address. */
export function AdminScreen() {
  const { t } = useLingui()
  const { email } = useRequiredAccount()
  const [parameters] = useSearchParams()
  const shown = names.find((name) => name === parameters.get('tab')) ?? 'overview'
  const Shown = panels[shown]
  const words: Readonly<Record<PanelName, string>> = {
    overview: t`Overview`,
    people: t`People`,
    queue: t`Queue`,
    support: t`Support`,
    feedback: t`Feedback`,
    settings: t`Settings`,
    acts: t`Audit log`,
  }
  return (
    <main tabIndex={-1} className="min-h-dvh pb-12 outline-none">
      <div className="mx-auto flex w-full max-w-120 flex-wrap items-center justify-between gap-x-4 px-4 pt-3 wide:max-w-300 wide:px-8">
        <Link to={paths.home} className="flex min-h-11 items-center rounded-control">
          <Logo />
        </Link>
        <p className="text-14 wrap-anywhere text-muted">{email}</p>
      </div>
      <Screen title={t`Admin`} width="full">
        <nav aria-label={t`Admin`} className="-mx-4 overflow-x-auto px-4">
          <ul className="flex gap-1 border-b border-line">
            {names.map((name) => (
              <li key={name}>
                <Link
                  ref={name === shown ? scrollIntoSight : null}
                  to={`?tab=${name}`}
                  aria-current={name === shown ? 'page' : undefined}
                  className="flex min-h-11 items-center border-b-2 border-transparent px-3 text-14 font-semibold whitespace-nowrap text-muted aria-[current=page]:border-ember aria-[current=page]:text-ink"
                >
                  {words[name]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <Shown />
      </Screen>
    </main>
  )
}
