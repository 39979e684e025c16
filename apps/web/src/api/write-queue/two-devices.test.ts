import { mergeShoppingTicks, noShoppingTicks, type ShoppingTicks } from '@pacemeal/domain'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ApiRefusal, type RefusalCode } from '../refusal.ts'
import { createWriteQueue } from './create-write-queue.ts'
import type { WriteEntry, WriteOutcome } from './entry.ts'
import type { EntryStore } from './entry-store.ts'
import type { WritePayloads } from './kinds.ts'
import { trainingWeekPayload } from './training-week-payload.ts'

const people = ['maya', 'noah'] as const
type Person = (typeof people)[number]

/** How the oldest request of a device ends. `lost`: the server did it, and the device never hears. */
type Answer = 'done' | 'lost' | 'no-network' | 'server-error' | 'refused' | 'signed-out'

type Step =
  | { readonly kind: 'note' | 'mark' | 'tick' | 'week' | 'photo'; readonly device: number; readonly subject: string }
  | { readonly kind: 'answer'; readonly device: number; readonly answer: Answer }
  | { readonly kind: 'crash'; readonly device: number; readonly hasArrived: boolean }
  | { readonly kind: 'session'; readonly device: number; readonly person: Person | null }
  | { readonly kind: 'send'; readonly device: number }
  | { readonly kind: 'timers'; readonly device: number }

const device = fc.constantFrom(0, 1)
const subject = fc.constantFrom('a', 'b')
const answers: readonly Answer[] = ['done', 'lost', 'no-network', 'server-error', 'refused', 'signed-out']
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constantFrom('note', 'mark', 'tick', 'week', 'photo'), device, subject }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('answer'), device, answer: fc.constantFrom(...answers) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('crash'), device, hasArrived: fc.boolean() }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('session'), device, person: fc.constantFrom(...people, null) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('send', 'timers'), device }) },
)

const refusalCodes: Readonly<Record<Exclude<Answer, 'done'>, RefusalCode>> = {
  lost: 'network',
  'no-network': 'network',
  'server-error': 'server',
  refused: 'invalid-input',
  'signed-out': 'signed-out',
}

/** A week that was replaced on the server, and by whose. */
interface Overwritten {
  readonly owner: string
  readonly week: string
  readonly by: string
  /** The entry that did it. */
  readonly entryId: string
  readonly isTold: boolean
}

const NO_WEEK = 'no week'

/**
 * What the server keeps: notes by their id, the last mark of a subject, and ticks and the training week, which two devices
 * share.
 */
class Server {
  readonly notes: WriteEntry[] = []
  /** Payloads of notes that were refused. */
  readonly refused = new Set<unknown>()
  readonly marks = new Map<string, unknown>()
  readonly ticks = new Map<string, ShoppingTicks>()
  readonly weeks = new Map<string, string>()
  readonly overwritten: Overwritten[] = []
  /** Photos that were sent although their owner had not looked at them. */
  readonly photos: WriteEntry[] = []

  weekOf(owner: string): string {
    return this.weeks.get(owner) ?? NO_WEEK
  }

  apply(entry: WriteEntry, tellOverwrites: () => unknown = () => undefined): void {
    const { id, owner, kind, subject, payload } = entry
    if (kind === 'note' && !this.notes.some((one) => one.id === id)) this.notes.push(entry)
    if (kind === 'mark') this.marks.set(`${owner} ${subject}`, payload)
    if (kind === 'tick') {
      const before = this.ticks.get(owner) ?? noShoppingTicks
      this.ticks.set(owner, mergeShoppingTicks(before, payload as ShoppingTicks))
    }
    if (kind === 'photo') this.photos.push(entry)
    if (kind === 'week') {
      const { week, known } = payload as WritePayloads['training-week']
      const before = this.weekOf(owner)
      const isTold = before !== week && !known.includes(before)
      if (isTold) tellOverwrites()
      if (before !== week) this.overwritten.push({ owner, week: before, by: week, entryId: id, isTold })
      this.weeks.set(owner, week)
    }
  }
}

/** Runs what is ready: everything here waits for promises only. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 60; turn++) await Promise.resolve()
}

interface Request {
  readonly entry: WriteEntry
  readonly onOverwrites: () => Promise<unknown>
  readonly resolve: (answer: unknown) => void
  readonly reject: (refusal: ApiRefusal) => void
}

interface Asked {
  outcome?: WriteOutcome | 'refused'
}

let entryCount = 0

/** A browser whose store outlives its pages. */
class Device {
  readonly #server: Server
  /** Writes that were sent under somebody else's session. */
  readonly strangers: string[] = []
  stored: readonly WriteEntry[] = []
  /** The week of each person as this browser has last read or stored it. */
  readonly seenWeeks = new Map<string, string>()
  readonly everSeen = new Set<string>()
  /** The entries of which somebody was told that another device's week went by them. */
  readonly told: WriteEntry[] = []
  session: Person | null = 'maya'
  requests: Request[] = []
  timers: (() => void)[] = []
  /** What became of the writes that this page has asked for. */
  asked: Asked[] = []
  #page = 0
  queue: ReturnType<typeof createWriteQueue>

  constructor(server: Server) {
    this.#server = server
    this.queue = this.#openPage()
  }

  #openPage(): ReturnType<typeof createWriteQueue> {
    this.#page += 1
    const page = this.#page
    this.requests = []
    this.timers = []
    this.asked = []
    let turn = Promise.resolve()
    // What a page that is gone had begun goes no further.
    const whileOpen = async <T>(work: () => T): Promise<T> => {
      if (page !== this.#page) return new Promise(() => undefined)
      return work()
    }
    const store: EntryStore = {
      list: (owner) => whileOpen(() => this.stored.filter((entry) => entry.owner === owner)),
      add: (entry, isReplaced = () => false) =>
        whileOpen(() => {
          const replaced = this.stored.filter((one) => one.owner === entry.owner && isReplaced(one))
          this.stored = [...this.stored.filter((one) => !replaced.includes(one)), entry]
          return { isDurable: true, replaced }
        }),
      change: (id, change) =>
        whileOpen(() => {
          const isThere = this.stored.some((one) => one.id === id)
          this.stored = this.stored.map((one) => (one.id === id ? change(one) : one))
          return isThere
        }),
      remove: (ids) =>
        whileOpen(() => {
          this.stored = this.stored.filter(({ id }) => !ids.includes(id))
        }),
    }
    const queue = createWriteQueue({
      store,
      send: (entry, onOverwrites) =>
        new Promise((resolve, reject) => {
          if (this.session !== null && this.session !== entry.owner) this.strangers.push(entry.id)
          this.requests.push({ entry, onOverwrites, resolve, reject })
        }),
      refresh: async ({ owner, kind }) => {
        if (kind !== 'week') return
        this.seenWeeks.set(owner, this.#server.weekOf(owner))
        this.everSeen.add(this.#server.weekOf(owner))
      },
      replaces: ({ kind }, earlier) => (kind === 'mark' || kind === 'week') && earlier.kind === kind,
      creates: () => false,
      waitsForOwner: ({ kind }) => kind === 'photo',
      isKeptOnlyUnanswered: ({ kind }) => kind === 'week',
      afterDoubt: (earlier) => earlier,
      isForeign: (owner) => this.session !== null && this.session !== owner,
      exclusively: (_, work) => {
        turn = turn.then(() => work(async () => true))
        return turn
      },
      announce: () => undefined,
      newId: () => `entry-${entryCount++}`,
      now: () => 0,
      random: () => 0,
      later: (_, work) => {
        this.timers.push(work)
        return () => {
          this.timers = this.timers.filter((one) => one !== work)
        }
      },
    })
    queue.listen({ onOverwrites: (entry) => void this.told.push(entry) })
    return queue
  }

  answer(answer: Answer): void {
    const request = this.requests.shift()
    if (!request) return
    // Only notes are ever refused: a mark that is refused takes those with it whose place it has taken.
    const given = answer === 'refused' && request.entry.kind !== 'note' ? 'done' : answer
    if (given === 'refused') this.#server.refused.add(request.entry.payload)
    if (given === 'done' || given === 'lost') this.#server.apply(request.entry, request.onOverwrites)
    if (given === 'done') request.resolve(undefined)
    else request.reject(new ApiRefusal(refusalCodes[given]))
  }

  crash(hasArrived: boolean): void {
    const [request] = this.requests
    if (request && hasArrived) this.#server.apply(request.entry, request.onOverwrites)
    this.queue = this.#openPage()
  }

  add(owner: Person, kind: string, subject: string, payload: unknown): Asked {
    const asked: Asked = {}
    this.asked.push(asked)
    const settleAs = (outcome: WriteOutcome | 'refused') => {
      asked.outcome = outcome
    }
    this.queue.add(owner, { kind, subject, payload }).then(settleAs, () => settleAs('refused'))
    return asked
  }

  /** The payload of a changed week, as the web makes it of what waits and what was read last. */
  weekOf(owner: Person, week: string): WritePayloads['training-week'] {
    const waiting = this.stored.filter((one) => one.owner === owner && one.kind === 'week')
    const payloads = waiting.map(({ payload }) => payload as WritePayloads['training-week'])
    return trainingWeekPayload(payloads, this.seenWeeks.get(owner) ?? NO_WEEK, week)
  }

  /** Has everything of a person sent and answered. */
  async drain(person: Person): Promise<void> {
    this.session = person
    const waiting = () =>
      this.stored.some(({ owner, refused, kind }) => owner === person && refused === undefined && kind !== 'photo')
    for (let round = 0; waiting() || this.requests.length > 0; round++) {
      if (round > 500) throw new Error('The queue does not get empty')
      void this.queue.send(person)
      await settle()
      this.answer('done')
      await settle()
    }
  }
}

interface Written {
  readonly owner: Person
  readonly device: number
  readonly kind: string
  readonly subject: string
  readonly payload: unknown
  readonly asked: Asked
}

function subjectAndPayload(
  { kind, device: number, subject: name }: Extract<Step, { readonly subject: string }>,
  on: Device,
  owner: Person,
  at: number,
): Pick<Written, 'subject' | 'payload'> {
  if (kind === 'tick') {
    const ticks: ShoppingTicks = { weeks: {}, atHome: { [name]: { grams: at, at } } }
    return { subject: 'list', payload: ticks }
  }
  if (kind === 'week') return { subject: 'week', payload: on.weekOf(owner, `week ${at} of ${number}`) }
  // Marks are of each device's own meals: whose word is the last is not for the queue to say.
  return { subject: kind === 'photo' ? `photo ${at}` : `${name} of ${number}`, payload: at }
}

async function play(steps: readonly Step[]) {
  const server = new Server()
  const devices = [new Device(server), new Device(server)]
  const written: Written[] = []
  for (const [at, one] of steps.entries()) {
    const on = devices[one.device]
    if (!on) continue
    if (one.kind === 'answer') on.answer(one.answer)
    else if (one.kind === 'crash') on.crash(one.hasArrived)
    else if (one.kind === 'session') on.session = one.person
    else if (one.kind === 'timers') for (const work of on.timers.splice(0)) work()
    else if (one.kind === 'send') void (on.session && on.queue.send(on.session))
    else if (on.session !== null) {
      const owner = on.session
      const write = { kind: one.kind, ...subjectAndPayload(one, on, owner, at) }
      const asked = on.add(owner, write.kind, write.subject, write.payload)
      written.push({ owner, device: one.device, ...write, asked })
    }
    await settle()
  }
  for (const on of devices) for (const person of people) await on.drain(person)
  return { server, devices, written }
}

const payloads = (entries: readonly Pick<Written, 'payload'>[]) => entries.map(({ payload }) => payload)

test('two devices, crashes, other people and lost answers lose no write, repeat none and keep each subject’s order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 30 }), async (steps) => {
      const { server, devices, written } = await play(steps)
      expect(devices.flatMap(({ strangers }) => strangers)).toEqual([])
      const refused = devices.flatMap(({ stored }) => stored.filter(({ kind }) => kind !== 'photo'))
      // Photos wait for their owners, all of them, on the device that took them.
      expect(server.photos).toEqual([])
      for (const [number, { stored }] of devices.entries()) {
        const taken = written.filter((one) => one.kind === 'photo' && one.device === number)
        expect(payloads(stored.filter(({ kind }) => kind === 'photo'))).toEqual(payloads(taken))
      }
      expect(refused.every((entry) => entry.kind === 'note' && entry.refused !== undefined)).toBe(true)
      for (const [number, { told }] of devices.entries()) {
        const byThis = server.overwritten.filter((one) => one.isTold && one.by.at(-1) === `${number}`)
        const count = (id: string) => Number(id.slice(id.indexOf('-') + 1))
        const follows = (entry: WriteEntry, { entryId, by }: Overwritten) =>
          server.overwritten.some((one) => one.entryId === entryId && one.owner === entry.owner && one.by === by) &&
          count(entry.id) >= count(entryId)
        // Each entry tells once, after it has arrived, and for the ones whose place it has taken.
        expect(new Set(told.map(({ id }) => id)).size).toBe(told.length)
        expect(told.length).toBeLessThanOrEqual(byThis.length)
        expect(told.filter((entry) => !byThis.some((one) => follows(entry, one)))).toEqual([])
        expect(byThis.filter((one) => !told.some((entry) => follows(entry, one)))).toEqual([])
      }
      const outcomes = devices.flatMap(({ asked }) => asked.map(({ outcome }) => outcome))
      expect(outcomes.filter((outcome) => outcome === undefined || outcome === 'held')).toEqual([])
      for (const owner of people) {
        const own = written.filter((one) => one.owner === owner)
        const ofSubject = (name: string) => own.filter(({ subject: one }) => one === name)
        for (const name of ['a of 0', 'a of 1', 'b of 0', 'b of 1']) {
          const notes = payloads(ofSubject(name).filter(({ kind }) => kind === 'note'))
          const arrived = payloads(server.notes.filter((one) => one.owner === owner && one.subject === name))
          // Those that were refused may be missing, and nothing else: the order is that of writing.
          expect(arrived).toEqual(notes.filter((one) => arrived.includes(one) || !server.refused.has(one)))
          const marks = payloads(ofSubject(name).filter(({ kind }) => kind === 'mark'))
          expect(server.marks.get(`${owner} ${name}`)).toBe(marks.at(-1))
        }
        // A week that the server has turned away while somebody waited for it is the form's again.
        const weeks = own.filter(({ kind, asked }) => kind === 'week' && asked.outcome !== 'refused')
        const lastOf = [0, 1].map((number) => {
          const last = weeks.findLast((one) => one.device === number)
          return (last?.payload as WritePayloads['training-week'] | undefined)?.week
        })
        // Whichever arrived last counts: it is the last word of its device, never an earlier one.
        if (weeks.length > 0) expect(lastOf).toContain(server.weekOf(owner))
        // A week of the other device that goes without having been read here is told; an own one never is.
        for (const { week, by, isTold } of server.overwritten.filter((one) => one.owner === owner)) {
          const isOthers = week !== NO_WEEK && week.at(-1) !== by.at(-1)
          const wasRead = devices[Number(by.at(-1))]?.everSeen.has(week)
          expect({ by, week, isTold }).toEqual({ by, week, isTold: isOthers && (!wasRead || isTold) })
        }
        const ticks = own.filter(({ kind }) => kind === 'tick').map(({ payload }) => payload as ShoppingTicks)
        expect(server.ticks.get(owner) ?? noShoppingTicks).toEqual(ticks.reduce(mergeShoppingTicks, noShoppingTicks))
      }
    }),
    { numRuns: 2500 },
  )
})
