import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { HOUR_MS, type LocalDate, localDate, MINUTE_MS, minuteOfDay, mondayOf, weekdayOf } from '@pacemeal/domain'
import { databaseId, findCalendarReading } from '@pacemeal/protocol'
import { anEvent } from '@pacemeal/testing'
import { ID } from 'appwrite'
import { afterEach, describe, expect, test } from 'vitest'
import { type PublicWeb, publicWeb } from '../../providers/public-web/public-web.ts'
import { databases } from '../../testing/databases.ts'
import { signUpAthlete } from '../../testing/planned-people.ts'
import { startApp, type TestApp } from '../../testing/test-app.ts'
import type { Person } from '../../testing/test-browser.ts'
import { fireNext } from '../../timers/fire-timer.ts'
import { readPlanInputs } from '../meal-plans/plan-inputs.ts'
import { weekInputOf } from '../meal-plans/week-input.ts'
import type { TimerHandler } from '../timers/timer.ts'
import { calendarTimer } from './fetch-calendar.ts'
import { calendarTag, writeCalendar } from './write-calendar.ts'

const calendar = (start: string, title = 'Threshold run'): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'X-WR-CALNAME:Coach Ana',
    'BEGIN:VEVENT',
    'UID:one',
    'DTSTAMP:20260301T000000Z',
    `SUMMARY:${title}`,
    `DTSTART:${start}`,
    'DURATION:PT1H',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n')

type Answer = (request: IncomingMessage, response: ServerResponse) => void

let server: Server | undefined
let app: TestApp
afterEach(async () => {
  await app.close()
  server?.closeAllConnections()
  server?.close()
})

/** Hosts of the public internet are this machine, but for one that leads into a private network. */
const webTo = (port: number): PublicWeb => {
  const inside = ['10.0.0.7']
  const web = publicWeb({
    protocols: ['http:'],
    ports: [port],
    resolve: async (name) => (name === 'inside.example' ? inside : ['127.0.0.1']),
    isPublic: (ip) => !inside.includes(ip),
  })
  return {
    ...web,
    // Nobody waits for a slow host in a test.
    fetch: (address, request) =>
      web.fetch(address.replace(/^https:\/\/([^/]+)/, `http://$1:${port}`), {
        ...request,
        maxMs: address.endsWith('/slow') ? 1000 : request.maxMs,
      }),
  }
}

const begin = async (database: (typeof databases)[number], answer: Answer) => {
  const asked: IncomingMessage[] = []
  server = createServer((request, response) => {
    asked.push(request)
    answer(request, response)
  })
  const listening = server
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve))
  const { port } = listening.address() as AddressInfo
  app = await startApp(database, { settings: { JOB_WORKERS: '0' }, web: webTo(port) })
  return { maya: await signUpAthlete(app.browser()), asked, port }
}
const collection = { databaseId, collectionId: 'training_calendars' }
const subscribe = async ({ databases: documents, userId }: Person, address: string): Promise<string> => {
  const data = { user: userId, address }
  return (await documents.createDocument({ ...collection, documentId: ID.unique(), data })).$id
}
const stored = ({ databases: documents }: Person, documentId: string) =>
  documents.getDocument({ ...collection, documentId })
const timers: ReadonlyMap<string, TimerHandler> = new Map([[calendarTimer.kind, calendarTimer]])
/** Fires what is due of calendars; gives the calendar afterwards. */
const fetched = async (person: Person, id: string) => {
  while (await fireNext(app.backend, timers, 'test'));
  return await stored(person, id)
}
/** The sessions of a day as the plan of its week is asked for. */
const plannedOn = async ({ userId }: Person, day: LocalDate) => {
  const inputs = await readPlanInputs(app.backend.store, userId)
  if (!inputs.ok) throw new Error('The profile says too little.')
  const wanted = { userId, monday: mondayOf(day), round: 0, recent: [], locked: new Map(), isChange: false }
  return weekInputOf(inputs.value, wanted).athlete.schedule[weekdayOf(day)]
}
const runs = async () => (await app.backend.store.db.selectFrom('executions').select('inputs').execute()).length
const finish = () => app.backend.store.db.updateTable('executions').set({ status: 'completed' }).execute()

describe.each(databases)('training calendars on %s', (database) => {
  test('sessions come with the calendar, change with it, and go with it', async () => {
    let text = calendar('20260304T170000Z')
    const { maya, asked } = await begin(database, (request, response) => {
      const tag = `"${text.length}-${text.slice(-120, -100)}"`.replaceAll(/[^\w"-]/g, '')
      response.setHeader('etag', tag)
      if (request.headers['if-none-match'] === tag) response.writeHead(304).end()
      else response.end(text)
    })
    const id = await subscribe(maya, 'webcal://coach.example/ana.ics')
    const first = await fetched(maya, id)
    expect(first).toMatchObject({ address: 'https://coach.example/ana.ics', name: 'Coach Ana', fault: null })
    expect(findCalendarReading(first.reading)?.sessions).toMatchObject([{ title: 'Threshold run', day: '2026-03-04' }])
    const threshold = expect.objectContaining({ type: 'Conditioning', intensity: 'Intense' })
    expect(await plannedOn(maya, localDate('2026-03-04'))).toContainEqual(threshold)
    const planned = await runs()
    expect(planned).toBe(1)
    await finish()

    // Nothing changed within the hour: the other side says so, and no plan is asked for.
    app.clock.advance(HOUR_MS + MINUTE_MS)
    const second = await fetched(maya, id)
    expect(second).toMatchObject({ reading: first.reading, fault: null })
    expect(asked).toHaveLength(2)
    expect(await runs()).toBe(planned)

    text = calendar('20260305T180000Z', 'Long ride')
    app.clock.advance(HOUR_MS + MINUTE_MS)
    const third = await fetched(maya, id)
    expect(findCalendarReading(third.reading)?.sessions).toMatchObject([{ title: 'Long ride', day: '2026-03-05' }])
    expect(await runs()).toBe(planned + 1)
    await finish()

    expect(await plannedOn(maya, localDate('2026-03-04'))).not.toContainEqual(threshold)

    await maya.databases.deleteDocument({ ...collection, documentId: id })
    expect(await runs()).toBe(planned + 2)
    app.clock.advance(2 * HOUR_MS)
    expect(await fireNext(app.backend, timers, 'test')).toBe(false)
  })
})

test('a host that lies is told as what it did, and what was read before stays', async () => {
  let isBroken = false
  const { maya, port } = await begin('sqlite', (request, response) => {
    const bad: Readonly<Record<string, () => void>> = {
      '/page': () => response.setHeader('content-type', 'text/calendar').end('<html>Sign in</html>'),
      '/gone': () => response.writeHead(404).end(),
      '/huge': () => response.end(Buffer.alloc(6 * 1024 * 1024, 'BEGIN:VCALENDAR\r\n')),
      '/cut': () => response.end(calendar('20260304T170000Z').slice(0, -20)),
      '/slow': () => response.write('BEGIN:VCALENDAR\r\n'),
      '/inside': () => response.writeHead(302, { location: `http://inside.example:${port}/admin` }).end(),
    }
    const name = request.url ?? ''
    if (name === '/good' && !isBroken) response.end(calendar('20260304T170000Z'))
    else (bad[name] ?? bad['/gone'])?.()
  })
  const found: Record<string, unknown> = {}
  for (const name of ['page', 'gone', 'huge', 'cut', 'slow', 'inside']) {
    const id = await subscribe(maya, `https://club.example/${name}`)
    found[name] = (await fetched(maya, id)).fault
    await maya.databases.deleteDocument({ ...collection, documentId: id })
  }
  expect(found).toEqual({
    page: 'not-a-calendar',
    gone: 'not-found',
    huge: 'too-large',
    cut: 'cut-off',
    slow: 'unreachable',
    inside: 'refused',
  })
  const good = await subscribe(maya, 'https://club.example/good')
  const before = await fetched(maya, good)
  isBroken = true
  const askedAt = new Date(app.clock.now()).toISOString()
  await maya.databases.updateDocument({ ...collection, documentId: good, data: { askedAt } })
  app.clock.advance(2 * MINUTE_MS)
  const after = await fetched(maya, good)
  expect(after).toMatchObject({ fault: 'not-found', reading: before.reading, readAt: before.readAt })
})

test('an address that is none is refused, and so is more than anybody follows', async () => {
  const { maya } = await begin('sqlite', (_, response) => response.end(calendar('20260304T170000Z')))
  await expect(subscribe(maya, 'http://127.0.0.1/week.ics')).rejects.toThrow('address')
  const ids = []
  for (const name of ['a', 'b', 'c', 'd', 'e']) ids.push(await subscribe(maya, `https://club.example/${name}`))
  await expect(subscribe(maya, 'https://club.example/f')).rejects.toThrow('At most 5 calendars')
  const data = { address: 'https://club.example/other' }
  await expect(maya.databases.updateDocument({ ...collection, documentId: ids[0] ?? '', data })).rejects.toThrow(
    'stays',
  )
})

test('one’s own sessions are published at a secret address, which can be renewed and revoked', async () => {
  const { maya } = await begin('sqlite', (_, response) => response.end(calendar('20260304T170000Z')))
  const call = async (method: 'get' | 'post' | 'delete') => {
    const { client } = maya
    return (await client.call(method, new URL(`${client.config.endpoint}/account/calendar-feed`), {
      'X-Appwrite-Project': client.config.project,
    })) as { address: string | null }
  }
  const open = (address: string | null, headers: Record<string, string> = {}) =>
    app.inject('GET', new URL(address ?? '').pathname, headers)
  expect(await call('get')).toEqual({ address: null })
  const { address } = await call('post')
  expect(await call('get')).toEqual({ address })
  const { status, text } = await open(address)
  expect(status).toBe(200)
  expect(text).toContain('BEGIN:VCALENDAR')
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(10)
  expect((await open(address, { 'if-none-match': calendarTag(text) })).status).toBe(304)
  expect((await open(address?.replace(/.{6}\.ics$/, 'AAAAAA.ics') ?? '')).status).toBe(404)
  const renewed = await call('post')
  expect((await open(address)).status).toBe(404)
  expect((await open(renewed.address)).status).toBe(200)
  expect(await call('delete')).toEqual({ address: null })
  expect((await open(renewed.address)).status).toBe(404)
})

test('a meet is published with its starts, on the clock and in the language of its athlete', async () => {
  const { maya } = await begin('sqlite', (_, response) => response.end(''))
  const start = (minutes: number) => ({ name: 'start', minutes, kilometres: null, intake: 'none' as const, share: 1 })
  const pause = (minutes: number) => ({ ...start(minutes), name: 'pause', intake: 'open' as const })
  const meet = anEvent({
    name: 'Club Championships',
    day: localDate('2026-09-27'),
    start: minuteOfDay(540),
    sport: 'meet',
    legs: [start(5), pause(80), start(5), pause(180), start(10)],
    goal: 'Two finals',
  })
  const data = { user: maya.userId, day: meet.day, details: JSON.stringify(meet) }
  await maya.databases.createDocument({ databaseId, collectionId: 'events', documentId: ID.unique(), data })
  const about = async () =>
    (await writeCalendar(app.backend, maya.userId))
      .replaceAll('\r\n ', '')
      .split('\r\n')
      .find((line) => line.includes('Two finals'))
  const times = (await about())?.replaceAll(/\s/g, ' ')
  expect(times).toBe('DESCRIPTION:Starts at 9:00 AM\\, 10:25 AM\\, and 1:30 PM\\nTwo finals')
  await maya.account.updatePrefs({ prefs: { locale: 'de', units: { clock: '24' } } })
  expect(await about()).toBe('DESCRIPTION:Starts um 09:00\\, 10:25 und 13:30\\nTwo finals')
  const text = await writeCalendar(app.backend, maya.userId)
  expect(text).toContain('SUMMARY:Kondition\r\nDESCRIPTION:Intensiv')
  expect(text).not.toMatch(/SUMMARY:Conditioning|DESCRIPTION:Intense/)
})

test('an entry of a published calendar is stamped with its last change, and the text stays until there is one', async () => {
  const { maya } = await begin('sqlite', (_, response) => response.end(''))
  const changed = async (name: string) => {
    const entries = (await writeCalendar(app.backend, maya.userId)).split('BEGIN:VEVENT')
    const entry = entries.find((one) => one.includes(name)) ?? ''
    return [entry.match(/(?<=^DTSTAMP:).*(?=\r$)/m)?.[0], entry.match(/(?<=^LAST-MODIFIED:).*(?=\r$)/m)?.[0]]
  }
  const stamped = (moment: string) => moment.replaceAll(/[-:]|\.\d+/g, '').replace('+0000', 'Z')
  const race = anEvent({ name: 'City Marathon', day: localDate('2026-09-27') })
  const data = { user: maya.userId, day: race.day, details: JSON.stringify(race) }
  const place = { databaseId, collectionId: 'events', documentId: ID.unique() }
  const created = await maya.databases.createDocument({ ...place, data })
  expect(await changed('City Marathon')).toEqual([stamped(created.$updatedAt), stamped(created.$updatedAt)])
  const before = await writeCalendar(app.backend, maya.userId)
  app.clock.advance(26 * 3_600_000)
  const details = JSON.stringify({ ...race, name: 'City Marathon, moved', start: 600 })
  const moved = await maya.databases.updateDocument({ ...place, data: { details } })
  expect(await changed('City Marathon')).toEqual([stamped(moved.$updatedAt), stamped(moved.$updatedAt)])
  expect(stamped(moved.$updatedAt)).not.toBe(stamped(created.$updatedAt))
  const [stamp] = await changed('Conditioning')
  expect(before).toContain(`DTSTAMP:${stamp}`)
})

test('an own session is published no more once an event or a calendar stands in its place, though at its hour and alike', async () => {
  const { maya } = await begin('sqlite', (_, response) => response.end(calendar('20260305T063000Z', 'Easy run')))
  const published = async () =>
    (await writeCalendar(app.backend, maya.userId)).match(/(?<=^UID:)2026-03-0\d.*(?=@pacemeal\r$)/gm)
  expect(await published()).toEqual(['2026-03-03-Conditioning-450', '2026-03-05-Conditioning-450'])
  await fetched(maya, await subscribe(maya, 'https://calendar.example/team.ics'))
  expect(await published()).toEqual(['2026-03-03-Conditioning-450'])
  const longRun = anEvent({ kind: 'session', day: localDate('2026-03-03'), start: minuteOfDay(450) })
  const data = { user: maya.userId, day: longRun.day, details: JSON.stringify(longRun) }
  const place = { databaseId, collectionId: 'events', documentId: ID.unique() }
  await maya.databases.createDocument({ ...place, data })
  expect(await published()).toBeNull()
  await maya.databases.deleteDocument(place)
  expect(await published()).toEqual(['2026-03-03-Conditioning-450'])
})
