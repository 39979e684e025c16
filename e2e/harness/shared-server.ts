import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { TestProject } from 'vitest/node'
import { connectTo, type RunningServer, SOLVED_MENUS, startServer } from './running-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The one server of a run of the stories. */
    sharedServer: Pick<RunningServer, 'url' | 'dataDir'>
  }
}

/** Starts the server that all stories share which do not ask for one of their own. What one has planned serves all. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const menus = await mkdtemp(join(tmpdir(), 'pacemeal-menus-'))
  process.env[SOLVED_MENUS] = menus
  const server = await startServer()
  const { url, dataDir } = server
  project.provide('sharedServer', { url, dataDir })
  return async () => {
    await server.dispose()
    await rm(menus, { recursive: true })
  }
}

/** That server. Each story makes its own people; settings, clock and process belong to all of them. */
export const sharedServer = (): RunningServer => connectTo(inject('sharedServer'))
