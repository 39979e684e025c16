import { Trans, useLingui } from '@lingui/react/macro'
import { HOUR_MS } from '@pacemeal/domain'
import { useQuery } from '@tanstack/react-query'
import {
  Bell,
  CalendarDays,
  ChartLine,
  ChevronRight,
  CookingPot,
  CreditCard,
  EyeOff,
  Flag,
  FolderDown,
  HeartPulse,
  KeyRound,
  Languages,
  type LucideIcon,
  Mail,
  MessageSquareText,
  MessagesSquare,
  Moon,
  Receipt,
  Ruler,
  Scale,
  ShieldCheck,
  Smartphone,
  UserPen,
} from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { isNearlyFull, storageQuery } from '../../api/owned-data.ts'
import { LanguageChoice } from '../../languages/language-choice.tsx'
import { paths } from '../../navigation/paths.ts'
import { useRequiredAccount } from '../../navigation/use-account.ts'
import { useSheets } from '../../navigation/use-sheets.ts'
import { useSupportAddress } from '../../navigation/use-support-address.ts'
import { askToInstall, useInstallWay } from '../../ui/install-offer.ts'
import { Switch } from '../../ui/switch.tsx'
import { chooseTheme, useTheme } from '../../ui/theme.ts'
import { EnergySwitch } from './energy-switch.tsx'

const rowClass =
  'flex min-h-14 w-full items-center gap-4 px-4 py-2 text-left text-16 text-ink transition-colors duration-150 hover:bg-sunken'

function RowFace({ Icon, about, children }: { Icon: LucideIcon; about?: ReactNode; children: ReactNode }) {
  return (
    <>
      <Icon size={20} className="shrink-0 text-muted" aria-hidden />
      <span className="min-w-0 grow">
        {children}
        {about}
      </span>
      <ChevronRight size={18} className="shrink-0 text-muted" aria-hidden />
    </>
  )
}

interface LinkRowProps {
  to: string
  Icon: LucideIcon
  label: string
  /** Where it leads, when the label alone does not say. */
  about?: string
}

function LinkRow({ to, Icon, label, about }: LinkRowProps) {
  const aboutId = useId()
  return (
    <li>
      <Link to={to} {...(about ? { 'aria-describedby': aboutId } : {})} className={rowClass}>
        <RowFace Icon={Icon} about={about ? <About id={aboutId}>{about}</About> : undefined}>
          {label}
        </RowFace>
      </Link>
    </li>
  )
}

const About = ({ id, children }: { id: string; children: ReactNode }) => (
  // It describes the row; the row's name is its label alone.
  <span id={id} aria-hidden className="block text-14 text-muted">
    {children}
  </span>
)

/** Whether something of what the person may keep is nearly full; asked at most once an hour. */
function useIsNearlyFull(): boolean {
  const { id } = useRequiredAccount()
  const { data } = useQuery({ ...storageQuery(id), staleTime: HOUR_MS })
  return data !== undefined && [data.files, ...data.documents].some(isNearlyFull)
}

/** Installs the app, or says how; nothing where it is already, or where the browser has no way. */
function InstallRow() {
  const { t } = useLingui()
  const way = useInstallWay()
  const aboutId = useId()
  if (way === null) return null
  if (way === 'share-menu') {
    return (
      <li className="flex min-h-14 items-center gap-4 px-4 py-2">
        <Smartphone size={20} className="shrink-0 text-muted" aria-hidden />
        <p className="min-w-0 grow text-16 text-ink">
          <Trans>Install Pacemeal</Trans>
          <span className="block text-14 text-muted">
            <Trans>Open the browser’s Share menu and choose “Add to Home Screen”.</Trans>
          </span>
        </p>
      </li>
    )
  }
  return (
    <li>
      <button type="button" aria-describedby={aboutId} className={rowClass} onClick={() => void askToInstall()}>
        <RowFace
          Icon={Smartphone}
          about={<About id={aboutId}>{t`It opens in a window of its own, without the bars of a browser.`}</About>}
        >
          <Trans>Install Pacemeal</Trans>
        </RowFace>
      </button>
    </li>
  )
}

/** Everything that belongs to the person. */
export function ProfileMenu() {
  const { t } = useLingui()
  const { openSheet } = useSheets()
  const address = useSupportAddress()
  const theme = useTheme()
  const mailId = useId()
  const isFull = useIsNearlyFull()
  return (
    <nav aria-label={t`Profile`} className="overflow-hidden rounded-card bg-surface shadow-soft">
      <ul className="divide-y divide-line">
        <LinkRow to={paths.editProfile} Icon={UserPen} label={t`Edit Profile`} />
        <LinkRow to={paths.bodyLog} Icon={Scale} label={t`Body & Check-In`} />
        <LinkRow to={paths.kitchen} Icon={CookingPot} label={t`Kitchen`} />
        <LinkRow to={paths.health} Icon={HeartPulse} label={t`Health`} />
        <LinkRow
          to={paths.trends}
          Icon={ChartLine}
          label={t`Trends`}
          about={t`Body mass, intake, fuel and sleep over time`}
        />
        <LinkRow to={paths.schedule} Icon={CalendarDays} label={t`Activity Schedule`} />
        <LinkRow to={paths.events} Icon={Flag} label={t`Events`} about={t`Races and long sessions with their fuel`} />
        <LinkRow to={paths.notificationSettings} Icon={Bell} label={t`Notification Settings`} />
        <LinkRow to={paths.subscription} Icon={CreditCard} label={t`Subscription`} />
        <LinkRow to={paths.paymentHistory} Icon={Receipt} label={t`Payment History`} />
        <li>
          <button type="button" className={rowClass} onClick={() => openSheet('feedback')}>
            <RowFace Icon={MessageSquareText}>
              <Trans>Help Us Improve</Trans>
            </RowFace>
          </button>
        </li>
        <li>
          <a href={`mailto:${address}`} aria-describedby={mailId} className={rowClass}>
            <RowFace Icon={Mail} about={<About id={mailId}>{t`Opens a mail to ${address}`}</About>}>
              <Trans>Support</Trans>
            </RowFace>
          </a>
        </li>
        <LinkRow
          to={paths.support}
          Icon={MessagesSquare}
          label={t`Support Chat`}
          about={t`Write to us here and read the answer here`}
        />
        <LinkRow
          to={paths.yourData}
          Icon={FolderDown}
          label={t`Your Data`}
          {...(isFull ? { about: t`Your storage is nearly full` } : {})}
        />
        <LinkRow to={paths.changePassword} Icon={KeyRound} label={t`Change Password`} />
        <LinkRow
          to={paths.security}
          Icon={ShieldCheck}
          label={t`Sign-In & Security`}
          about={t`Two-step verification and signed-in devices`}
        />
        <LinkRow
          to={paths.units}
          Icon={Ruler}
          label={t`Units`}
          about={t`Weight, distance, temperature and the clock`}
        />
        <InstallRow />
        <li className="flex min-h-14 items-center gap-4 px-4 py-2">
          <EyeOff size={20} className="shrink-0 text-muted" aria-hidden />
          <EnergySwitch className="grow" />
        </li>
        <li className="flex min-h-14 items-center gap-4 px-4 large-text:flex-wrap">
          <Languages size={20} className="shrink-0 text-muted" aria-hidden />
          <span aria-hidden className="grow text-16 text-ink">
            <Trans>Language</Trans>
          </span>
          <LanguageChoice />
        </li>
        <li className="flex min-h-14 items-center gap-4 px-4">
          <Moon size={20} className="shrink-0 text-muted" aria-hidden />
          <Switch
            className="grow"
            label={t`Theme`}
            description={theme === 'dark' ? t`Dark` : t`Light`}
            checked={theme === 'dark'}
            onChange={(event) => chooseTheme(event.target.checked ? 'dark' : 'light')}
          />
        </li>
      </ul>
    </nav>
  )
}
