import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { type BrowserOutfit, openBrowser, openPage } from './browser.ts'
import { becomeMember, giveProfile, type Member } from './people.ts'
import { type RunningServer, type Settings, startServer } from './running-server.ts'

/** One server and one browser for all stories of a file. Pages are closed after their story. */
export interface World {
  readonly server: RunningServer
  /** Somebody new at a phone. `problems` collects what the page complains of. */
  guest(options?: BrowserContextOptions): Promise<{ page: Page; problems: string[] }>
  /** Somebody signed in and verified, without a profile. */
  member(options?: BrowserContextOptions): Promise<{ page: Page; problems: string[]; member: Member }>
  /** Somebody whose onboarding is done; `profile` changes what the profile holds. */
  athlete(profile?: Readonly<Record<string, unknown>>): Promise<{ page: Page; problems: string[]; member: Member }>
  /** The app's own address of a path. */
  at(path: string): string
}

/** Sets a world up around the stories of a file. */
export const openWorld = (settings: Settings = {}, outfit?: BrowserOutfit): World => {
  let server: RunningServer | undefined
  let browser: Browser | undefined
  const contexts: BrowserContext[] = []

  beforeAll(async () => {
    ;[server, browser] = await Promise.all([startServer(settings), openBrowser(outfit)])
  })
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()))
  })
  afterAll(async () => {
    await browser?.close()
    await server?.dispose()
  })

  const world: World = {
    get server() {
      if (server === undefined) throw new Error('The server has not started.')
      return server
    },
    at: (path) => `${world.server.url}${path}`,
    async guest(options = {}) {
      if (browser === undefined) throw new Error('The browser has not started.')
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
  }
  return world
}
