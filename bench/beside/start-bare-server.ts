import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request as open } from 'node:http'
import { fileURLToPath } from 'node:url'
import type { ApiRequest } from '../api/calls.ts'
import type { BareAnswer } from './bare-server.ts'

const read = (agent: Agent, url: URL, { path, headers }: ApiRequest, as: string): Promise<BareAnswer> =>
  new Promise((answered, fail) => {
    const sent = open({ agent, host: url.hostname, port: url.port, path, headers }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('error', fail)
      answer.on('end', () =>
        answer.statusCode === 200
          ? answered({ path: as, encoding: answer.headers['content-encoding'], body: Buffer.concat(parts) })
          : fail(new Error(`${path} was answered with ${answer.statusCode}.`)),
      )
    })
    sent.on('error', fail)
    sent.end()
  })

/** Starts a bare HTTP server in a process of its own that answers what a server answered to some readings, byte by byte. */
export const startBareServer = async (
  serverUrl: string,
  readings: readonly ApiRequest[],
  loopFile: string,
): Promise<{ readonly url: string; readonly requests: readonly ApiRequest[]; stop(): Promise<void> }> => {
  const agent = new Agent()
  const answers = await Promise.all(readings.map((one, at) => read(agent, new URL(serverUrl), one, `/${at}`)))
  agent.destroy()
  const child = fork(fileURLToPath(new URL('./bare-server.ts', import.meta.url)), {
    execArgv: [`--import=${new URL('./loop-delays.ts', import.meta.url).href}`],
    env: { LOOP_PROBE_FILE: loopFile },
    serialization: 'advanced',
  })
  child.send(answers)
  const [port] = (await once(child, 'message')) as [number]
  return {
    url: `http://127.0.0.1:${port}`,
    requests: readings.map((one, at) => ({ ...one, path: `/${at}` })),
    async stop() {
      const ended = once(child, 'exit')
      child.disconnect()
      await ended
    },
  }
}
