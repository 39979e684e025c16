import { i18n, type Messages } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { DEFAULT_LOCALE, dayAt, type Locale } from '@pacemeal/domain'
import { QueryClientProvider } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { Link, StaticRouter } from 'react-router'
import { queryClient } from '../api/query-client.ts'
import { LoginScreen } from '../areas/account/login-screen.tsx'
import { SignupScreen } from '../areas/account/signup-screen.tsx'
import { TermsScreen } from '../areas/account/terms/terms-screen.tsx'
import { HomeFrame } from '../areas/fuel/home/home-frame.tsx'
import { planViews } from '../areas/fuel/plan/plan-view.ts'
import { BackLink } from '../navigation/back-link.tsx'
import { paths } from '../navigation/paths.ts'
import { iconButtonClass } from '../ui/icon-button.tsx'
import { TODAY, type Visitor } from '../ui/prerendered.ts'
import { Screen } from '../ui/screen.tsx'
import { SegmentedControl } from '../ui/segmented-control.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { AVATAR_SIZE, ShellFrame } from './shell-frame.tsx'

// What the screens that visits begin with show before anything is known of who is here, drawn by `build/prerender.ts` while
// the app is built: public screens as they are, the others as the app first draws them. The app draws its own in their place.

/** Any day: nothing that is drawn here says which. */
const ANY_DAY = dayAt(0, 'UTC')

const nothing = (): void => undefined

function Actions() {
  const { t } = useLingui()
  return (
    <>
      <Link to={paths.notifications} aria-label={t`Notifications`} className={iconButtonClass()}>
        <Bell size={22} aria-hidden />
      </Link>
      <Link to={paths.profile} aria-label={t`Profile`} className={iconButtonClass()}>
        <span className="shrink-0 rounded-full bg-track" style={{ width: AVATAR_SIZE, height: AVATAR_SIZE }} />
      </Link>
    </>
  )
}

/** Seven days of the size of those of `WeekPicker`. */
const week = (
  <div className="grid grid-cols-7">
    {Array.from({ length: 7 }, (_, index) => (
      <span key={String(index)} className="flex flex-col items-center gap-1 py-1">
        <span className="h-4" />
        <Skeleton className="aspect-square w-full max-w-10 rounded-full" />
        <span className="size-1.5" />
      </span>
    ))}
  </div>
)

function Home() {
  const { t } = useLingui()
  const date = TODAY
  return (
    <HomeFrame
      day={ANY_DAY}
      onSelect={nothing}
      greeting={<Skeleton className="h-6 w-40" />}
      week={week}
      title={t`Fuel Plan for ${date}`}
      chip={<Skeleton className="h-7 w-28 shrink-0 rounded-full" />}
    />
  )
}

function Plan() {
  const { t } = useLingui()
  return (
    <Screen title={t`Fuel Plan`} width="full">
      <SegmentedControl
        label={t`View`}
        className="wide:w-96 print:hidden"
        options={planViews.map(({ value, label }) => ({ value, label: t(label) }))}
        value="day"
        onChange={nothing}
      />
    </Screen>
  )
}

function Trends() {
  const { t } = useLingui()
  return (
    <Screen title={t`Trends`} width="full" back={<BackLink to={paths.home} label={t`Back to home`} />}>
      {null}
    </Screen>
  )
}

const inShell = (screen: ReactNode): ReactNode => <ShellFrame actions={<Actions />}>{screen}</ShellFrame>

/** The first view of a screen. */
export interface View {
  readonly path: string
  readonly visitor: Visitor
  readonly content: ReactNode
}

const views: readonly View[] = [
  { path: paths.login, visitor: 'guest', content: <LoginScreen /> },
  { path: paths.signup, visitor: 'guest', content: <SignupScreen /> },
  { path: paths.terms, visitor: 'anyone', content: <TermsScreen /> },
  { path: paths.home, visitor: 'member', content: inShell(<Home />) },
  { path: paths.mealPlan, visitor: 'member', content: inShell(<Plan />) },
  { path: paths.trends, visitor: 'member', content: inShell(<Trends />) },
]

/** A view as HTML. */
export interface PrerenderedView extends Omit<View, 'content'> {
  readonly html: string
}

type Part = () => Promise<{ readonly messages: Messages }>

/** The words of the views in the languages that do not stand in the code. */
const words: Readonly<Record<Exclude<Locale, 'en'>, readonly Part[]>> = {
  de: [
    () => import('../languages/de.po?part=account'),
    () => import('../languages/de.po?part=day'),
    () => import('../languages/de.po?part=more'),
  ],
  es: [
    () => import('../languages/es.po?part=account'),
    () => import('../languages/es.po?part=day'),
    () => import('../languages/es.po?part=more'),
  ],
}

async function draw(path: string, content: ReactNode): Promise<string> {
  const { prelude } = await prerender(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <StaticRouter location={path}>{content}</StaticRouter>
      </QueryClientProvider>
    </I18nProvider>,
  )
  return new Response(prelude).text()
}

/** The first views in a language. */
export async function drawViews(locale: Locale): Promise<readonly PrerenderedView[]> {
  const parts = locale === DEFAULT_LOCALE ? [] : await Promise.all(words[locale].map((load) => load()))
  i18n.loadAndActivate({ locale, messages: Object.assign({}, ...parts.map(({ messages }) => messages)) })
  return Promise.all(views.map(async ({ content, ...view }) => ({ ...view, html: await draw(view.path, content) })))
}
