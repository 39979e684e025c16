import { i18n, type Messages } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { DEFAULT_LOCALE, type Locale } from '@pacemeal/domain'
import { QueryClientProvider } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { Link, StaticRouter } from 'react-router'
import { queryClient } from '../api/query-client.ts'
import { CookSkeleton, HomeFirstView, PlanFirstView } from '../areas/fuel/index.ts'
import { ScannerFirstView } from '../areas/log/index.ts'
import { BackLink } from '../navigation/back-link.tsx'
import { paths } from '../navigation/paths.ts'
import { iconButtonClass } from '../ui/icon-button.tsx'
import type { Visitor } from '../ui/prerendered.ts'
import { Screen } from '../ui/screen.tsx'
import { CardSkeletons, ScreenSkeleton } from '../ui/screen-skeleton.tsx'
import { screensOf } from './areas.ts'
import { publicAreas } from './public-areas.ts'
import { AVATAR_SIZE, ShellFrame } from './shell-frame.tsx'

// What the screens that visits begin with show before anything is known of who is here, drawn by `build/prerender.ts` while
// the app is built: public screens as they are, the others as the app first draws them. The app draws its own in their place.

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

function Trends() {
  const { t } = useLingui()
  return (
    <Screen title={t`Trends`} width="full" back={<BackLink to={paths.home} label={t`Back to home`} />}>
      <CardSkeletons />
    </Screen>
  )
}

const inShell = (screen: ReactNode): ReactNode => <ShellFrame actions={<Actions />}>{screen}</ShellFrame>

/** A public screen as it is. */
async function publicScreen(path: string): Promise<ReactNode> {
  const screen = publicAreas
    .flatMap(({ anyone = [], signedOut = [] }) => [...anyone, ...signedOut])
    .find((one) => one.path === path)
  const Component = (await screen?.load())?.Component
  if (!Component) throw new Error(`No public screen stands at ${path}.`)
  return <Component />
}

/** The first view of a screen, or of several: their paths with spaces between them. */
interface View {
  readonly path: string
  /** The page that holds it: the one of its path when left out. */
  readonly page?: string
  /** The path at which it is drawn, where that is another. */
  readonly at?: string
  readonly visitor: Visitor
  readonly content: ReactNode
}

/** The page of all addresses that have none of their own. */
const INDEX = '/index'

/** Screens of the full width, in two columns, that have no view of their own. */
const wideScreens: readonly string[] = [paths.eventOfId, paths.profile]

const readViews = async (): Promise<readonly View[]> => [
  { path: paths.login, visitor: 'guest', content: await publicScreen(paths.login) },
  { path: paths.signup, visitor: 'guest', content: await publicScreen(paths.signup) },
  { path: paths.terms, visitor: 'anyone', content: await publicScreen(paths.terms) },
  { path: paths.home, visitor: 'member', content: inShell(<HomeFirstView />) },
  { path: paths.mealPlan, visitor: 'member', content: inShell(<PlanFirstView />) },
  { path: paths.trends, visitor: 'member', content: inShell(<Trends />) },
  // Where the address names no screen, the one that it leads to.
  {
    path: paths.root,
    page: INDEX,
    at: paths.login,
    visitor: 'guest',
    content: await publicScreen(paths.login),
  },
  { path: paths.root, page: INDEX, at: paths.home, visitor: 'member', content: inShell(<HomeFirstView />) },
  {
    path: screensOf('withProfile')
      .map(({ path }) => path)
      .filter((path) => !wideScreens.includes(path))
      .join(' '),
    page: INDEX,
    at: paths.root,
    visitor: 'member-anywhere',
    content: inShell(<ScreenSkeleton />),
  },
  // After the column's: `/events/new` is no event.
  {
    path: wideScreens.join(' '),
    page: INDEX,
    at: paths.root,
    visitor: 'member-anywhere',
    content: inShell(<ScreenSkeleton width="full" columns={2} />),
  },
  {
    path: paths.cookDishOfId,
    page: INDEX,
    visitor: 'member-anywhere',
    content: <CookSkeleton />,
  },
  { path: paths.scanner, page: INDEX, visitor: 'member-anywhere', content: <ScannerFirstView /> },
  {
    path: paths.eventCardOfId,
    page: INDEX,
    visitor: 'member-anywhere',
    content: (
      <div className="mx-auto flex min-h-dvh w-full max-w-120 flex-col px-4 py-4">
        <h1 className="sr-only">
          <Trans>Loading</Trans>
        </h1>
        <CardSkeletons />
      </div>
    ),
  },
]

/** A view as HTML. */
interface PrerenderedView extends Omit<View, 'content' | 'at'> {
  readonly html: string
}

type Part = () => Promise<{ readonly messages: Messages }>

/** The words of the views in the languages that do not stand in the code. */
const words: Readonly<Record<Exclude<Locale, 'en'>, readonly Part[]>> = {
  de: [
    () => import('../languages/de.po?part=account'),
    () => import('../languages/de.po?part=day'),
    () => import('../languages/de.po?part=training'),
    () => import('../languages/de.po?part=more'),
  ],
  es: [
    () => import('../languages/es.po?part=account'),
    () => import('../languages/es.po?part=day'),
    () => import('../languages/es.po?part=training'),
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
  const views = await readViews()
  return Promise.all(
    views.map(async ({ content, at, ...view }) => ({ ...view, html: await draw(at ?? view.path, content) })),
  )
}
