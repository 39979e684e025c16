import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { type BrowserBuild, openBrowser, openPage, openTab } from './browser.ts'
import { installedPhone, passOn } from './installed.ts'
import { becomeMember, giveProfile, type Member } from './people.ts'
import { giveBack, takePhone } from './phones.ts'
import { type OwnServer, type RunningServer, type Settings, startServer } from './running-server.ts'
import { sharedServer } from './shared-server.ts'

/** A server for the stories of a file, and the browser of all files. Pages are closed after their story. */
export interface World<Server extends RunningServer = RunningServer> {
  readonly server: Server
  /**
   * Somebody new at a phone. `problems` collects what the page complains of. With `options`, even with none of them, it is a
   * new phone that has fetched nothing; who only wants another `viewport` gets a used one.
   */
  guest(options?: BrowserContextOptions): Promise<{ page: Page; problems: string[] }>
  /** Somebody signed in and verified, without a profile. */
  member(options?: BrowserContextOptions): Promise<{ page: Page; problems: string[]; member: Member }>
  /** Somebody whose onboarding is done; `profile` changes what the profile holds. */
  athlete(profile?: Readonly<Record<string, unknown>>): Promise<{ page: Page; problems: string[]; member: Member }>
  /** The same at a phone on which the app is installed; who used it before has left nothing there. */
  installed(profile?: Readonly<Record<string, unknown>>): Promise<{ page: Page; problems: string[]; member: Member }>
  /** The app's own address of a path. */
  at(path: string): string
}

const browsers = new Map<BrowserBuild, Promise<Browser>>()

/** The worker's browser of a build, which each person uses in a context of their own; another one where it has ended. */
const browserOfWorker = async (build: BrowserBuild): Promise<Browser> => {
  const open = await browsers.get(build)?.catch(() => undefined)
  if (open?.isConnected()) return open
  const opening = openBrowser(build)
  browsers.set(build, opening)
  return opening
}

const openOn = <Server extends RunningServer>(
  startIt: () => Promise<Server>,
  stopIt: (server: Server) => Promise<void>,
  browserBuild: BrowserBuild = 'shell',
): World<Server> => {
  let server: Server | undefined
  const contexts: BrowserContext[] = []
  const taken: BrowserContext[] = []
  const used = new Set<BrowserContext>()

  beforeAll(async () => {
    ;[server] = await Promise.all([startIt(), browserOfWorker(browserBuild)])
  })
  afterEach(async () => {
    await Promise.all([
      ...contexts.splice(0).map((context) => context.close()),
      ...taken.splice(0).map((phone) => giveBack(phone, world.server.url)),
      ...[...used].map((phone) => passOn(phone, world.server.url)),
    ])
    used.clear()
  })
  afterAll(async () => {
    if (server !== undefined) await stopIt(server)
  })

  const world: World<Server> = {
    get server() {
      if (server === undefined) throw new Error('The server has not started.')
      return server
    },
    at: (path) => `${world.server.url}${path}`,
    async guest(options) {
      const browser = await browserOfWorker(browserBuild)
      const { viewport, ...others } = options ?? {}
      if (options === undefined || (viewport && Object.keys(others).length === 0)) {
        const phone = await takePhone(browser)
        taken.push(phone)
        const tab = await openTab(phone)
        if (viewport) await tab.page.setViewportSize(viewport)
        return tab
      }
      // Calls that a story answers itself must not go past it through the service worker.
      const opened = await openPage(browser, { serviceWorkers: 'block', ...options })
      contexts.push(opened.context)
      return opened
    },
    async member(options) {
      const { page, problems } = await world.guest(options)
      return { page, problems, member: await becomeMember(page, world.server) }
    },
    async athlete(profile) {
      const someone = await world.member()
      await giveProfile(someone.member, profile)
      return someone
    },
    async installed(profile) {
      const phone = await installedPhone(await browserOfWorker(browserBuild), world.server.url)
      used.add(phone)
      const { page, problems } = await openTab(phone)
      const member = await becomeMember(page, world.server)
      await giveProfile(member, profile)
      return { page, problems, member }
    },
  }
  return world
}

/** Sets a world up around the stories of a file, on a server of its own: they move its clock or end its process. */
export const openOwnWorld = (settings: Settings = {}, browserBuild?: BrowserBuild): World<OwnServer> =>
  openOn(
    () => startServer(settings),
    (server) => server.dispose(),
    browserBuild,
  )

/** The same on the server that all stories share; settings, too, ask for one of their own. */
export const openWorld = (settings: Settings = {}, browserBuild?: BrowserBuild): World =>
  typeof settings === 'function' || Object.keys(settings).length > 0
    ? openOwnWorld(settings, browserBuild)
    : openOn(
        async () => sharedServer(),
        async () => undefined,
        browserBuild,
      )
