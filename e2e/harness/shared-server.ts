import { inject } from 'vitest'
import type { TestProject } from 'vitest/node'
import { connectTo, type RunningServer, startServer } from './running-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The one server of a run of the stories. */
    sharedServer: Pick<RunningServer, 'url' | 'dataDir'>
  }
}

/** Starts the server that all stories share which do not ask for one of their own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer()
  const { url, dataDir } = server
  project.provide('sharedServer', { url, dataDir })
  return server.dispose
}

/** That server. Each story makes its own people; settings, clock and process belong to all of them. */
export const sharedServer = (): RunningServer => connectTo(inject('sharedServer'))
