import fc from 'fast-check'
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { expect, test, vi } from 'vitest'
import { ApiRefusal } from '../refusal.ts'
import { createWriteQueue } from './create-write-queue.ts'
import type { WriteEntry } from './entry.ts'
import { openEntryStore } from './entry-store.ts'

type Weather = 'fine' | 'down' | 'broken' | 'answer-lost' | 'crash'
type Step =
  | { readonly kind: 'write'; readonly tab: number; readonly owner: string; readonly subject: string }
  | { readonly kind: 'send'; readonly tab: number; readonly owner: string }
  | { readonly kind: 'weather'; readonly weather: Weather }
  | { readonly kind: 'sign-in'; readonly owner: string }

const tab = fc.constantFrom(0, 1)
const owner = fc.constantFrom('maya', 'noah')
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('write' as const), tab, owner, subject: fc.constantFrom('a', 'b') }),
  fc.record({ kind: fc.constant('send' as const), tab, owner }),
  fc.record({
    kind: fc.constant('weather' as const),
    weather: fc.constantFrom<Weather>('fine', 'down', 'broken', 'answer-lost', 'crash'),
  }),
  fc.record({ kind: fc.constant('sign-in' as const), owner }),
)

/** A browser with two tabs before a server that applies each write by its id once. */
function openWorld() {
  vi.stubGlobal('indexedDB', new IDBFactory())
  let weather: Weather = 'fine'
  let signedIn = 'maya'
  let count = 0
  let turn = Promise.resolve()
  const applied: WriteEntry[] = []
  const strangers: string[] = []
  const openTab = () => {
    let crash = () => undefined as unknown
    const crashed = new Promise<void>((resolve) => {
      crash = () => resolve()
    })
    return createWriteQueue({
      store: openEntryStore(),
      send: async (entry) => {
        if (entry.owner !== signedIn) strangers.push(entry.id)
        if (weather === 'down') throw new ApiRefusal('network')
        if (weather === 'broken') throw new ApiRefusal('server', '', 503)
        if (!applied.some(({ id }) => id === entry.id)) applied.push(entry)
        if (weather === 'answer-lost') throw new ApiRefusal('network')
        if (weather === 'crash') {
          crash()
          return new Promise(() => undefined)
        }
        return entry
      },
      refresh: async () => undefined,
      replaces: () => false,
      creates: () => false,
      waitsForOwner: () => false,
      isKeptOnlyUnanswered: () => false,
      afterDoubt: (earlier) => earlier,
      isForeign: (one) => one !== signedIn,
      // A tab that is gone gives its lock back.
      exclusively: (_, work) => {
        turn = turn.then(() => Promise.race([work(() => Promise.resolve(true)), crashed]))
        return turn
      },
      announce: () => undefined,
      newId: () => `${count++}`.padStart(4, '0'),
      now: () => 0,
      random: () => 0,
      later: () => () => undefined,
    })
  }
  return {
    tabs: [openTab(), openTab()],
    openTab,
    applied,
    strangers,
    signIn: (one: string) => {
      signedIn = one
    },
    change: (next: Weather) => {
      weather = next
    },
    idle: () => turn,
  }
}

test('whatever happens between, each write arrives once, in the order of its subject, and as its owner', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const world = openWorld()
      const written: { owner: string; subject: string; payload: number }[] = []
      for (const [payload, one] of steps.entries()) {
        if (one.kind === 'weather') world.change(one.weather)
        if (one.kind === 'sign-in') {
          await world.idle()
          world.signIn(one.owner)
        }
        if (one.kind === 'send') void world.tabs[one.tab]?.send(one.owner)
        if (one.kind === 'write') {
          const { owner, subject } = one
          written.push({ owner, subject, payload })
          const queue = world.tabs[one.tab]
          void queue?.add(owner, { kind: 'note', subject, payload })
          await vi.waitFor(async () =>
            expect((await world.openTab().read(owner)).length + world.applied.length).toBeGreaterThan(0),
          )
        }
      }
      await world.idle()
      world.change('fine')
      for (const owner of ['maya', 'noah']) {
        world.signIn(owner)
        const later = world.openTab()
        await later.send(owner)
        expect(await later.read(owner)).toEqual([])
        for (const subject of ['a', 'b']) {
          const of = (entries: readonly { owner: string; subject: string; payload: unknown }[]) =>
            entries.filter((entry) => entry.owner === owner && entry.subject === subject).map(({ payload }) => payload)
          expect(of(world.applied)).toEqual(of(written))
        }
      }
      expect(world.strangers).toEqual([])
    }),
    { numRuns: 40 },
  )
})

test('a write that a busy server turned away waits at least as long as the server asks', async () => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  const delays: number[] = []
  const queue = createWriteQueue({
    store: openEntryStore(),
    send: () => Promise.reject(new ApiRefusal('server', '', 503, '', 90_000)),
    refresh: async () => undefined,
    replaces: () => false,
    creates: () => false,
    waitsForOwner: () => false,
    isKeptOnlyUnanswered: () => false,
    afterDoubt: (earlier) => earlier,
    isForeign: () => false,
    exclusively: (_, work) => work(async () => true),
    announce: () => undefined,
    newId: () => 'one',
    now: () => 0,
    random: () => 0,
    later: (milliseconds) => {
      delays.push(milliseconds)
      return () => undefined
    },
  })
  await queue.add('maya', { kind: 'note', subject: 'a', payload: 1 })
  await vi.waitFor(() => expect(delays).toEqual([90_000]))
})
