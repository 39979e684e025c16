import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { serverLog } from '../../log.ts'
import { createDatabase } from '../../testing/databases.ts'
import { runServer } from '../../testing/run-server.ts'
import { openBrowser, refusal } from '../../testing/test-browser.ts'
import { otlpLog } from './otlp-log.ts'

const value = z.looseObject({ stringValue: z.string().optional() })
const message = z.object({
  resourceLogs: z.array(
    z.object({
      scopeLogs: z.array(
        z.object({
          logRecords: z.array(
            z.object({
              timeUnixNano: z.string(),
              severityNumber: z.number(),
              severityText: z.string(),
              body: value,
              attributes: z.array(z.object({ key: z.string(), value: z.unknown() })),
            }),
          ),
        }),
      ),
    }),
  ),
})
type Line = z.infer<typeof message>['resourceLogs'][number]['scopeLogs'][number]['logRecords'][number]

const lines: Line[] = []
const tokens: unknown[] = []
let status: number
const collector = createServer(async (request, response) => {
  const body = await text(request)
  tokens.push(request.headers['x-token'])
  if (status === 200 && request.url === '/v1/logs') {
    const { resourceLogs } = message.parse(JSON.parse(body))
    lines.push(...resourceLogs.flatMap(({ scopeLogs }) => scopeLogs.flatMap(({ logRecords }) => logRecords)))
  }
  response.writeHead(status, { 'content-type': 'application/json' }).end('{}')
})
let endpoint: string
beforeEach(async () => {
  status = 200
  await once(collector.listen(0, '127.0.0.1'), 'listening')
  endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}/v1/logs`
})
afterEach(async () => {
  for (const list of [lines, tokens]) list.length = 0
  collector.closeAllConnections()
  await new Promise((closed) => collector.close(closed))
})

test('a sign-in that is refused is told to the collector, whole, before the server has ended', async () => {
  const { settings, drop } = await createDatabase('sqlite')
  const server = await runServer({
    ...settings,
    LOG_LEVEL: 'info',
    OTEL_EXPORTER_OTLP_LOGS_ENDPOINT: endpoint,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-token=secret',
  })
  const { account } = openBrowser(server.url)
  const credentials = { email: 'nobody@athletes.example', password: 'Not-mine-26' }
  expect(await refusal(account.createEmailPasswordSession(credentials))).toBe('401 user_invalid_credentials')
  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)

  const [told] = lines.filter(({ body }) => body.stringValue === 'sign-in refused')
  expect(told).toMatchObject({ severityNumber: 13, severityText: 'WARN' })
  expect(Math.abs(Number(told?.timeUnixNano) / 1e6 - Date.now())).toBeLessThan(60_000)
  const security = JSON.stringify(told?.attributes.find(({ key }) => key === 'security')?.value)
  expect(security).toContain('"outcome"')
  expect(security).toContain('user_invalid_credentials')
  expect(security).not.toContain('athletes.example')
  expect(new Set(tokens)).toEqual(new Set(['secret']))
  // The standard output has the same line.
  expect(server.stdout).toContain('"msg":"sign-in refused"')
  await drop()
})

test('a collector that refuses is told of once, and keeps nobody waiting', async () => {
  status = 400
  const errors: string[] = []
  const other = await otlpLog({ endpoint, headers: {}, version: '1', onError: (reason) => errors.push(reason) })
  const log = serverLog('info', other)
  log.info('one')
  await expect.poll(() => tokens.length).toBe(1)
  log.info('two')
  await other.close()
  expect(tokens).toHaveLength(2)
  expect(errors).toHaveLength(1)
})
