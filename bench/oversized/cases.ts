import { createHmac } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { MINUTE_MS } from '@pacemeal/domain'
import { CALL_BOUNDS, functionIds, IMPORT_ACTIVITIES, IMPORT_SAMPLES, IMPORT_WEIGHINGS } from '@pacemeal/protocol'
import sharp from 'sharp'
import { claimingLength, zipOf } from '../../apps/server/src/testing/zip.ts'
import { collectionPath, type Person, send, sendFrame } from './client.ts'

/** What is said to something oversized. */
export interface Answer {
  /** The status, or the code of a frame. */
  readonly status: number
  /** Why it was refused. */
  readonly message: string
  /** Characters of the whole answer. */
  readonly length: number
}

/** Something with very much in it. */
export interface Case {
  readonly what: string
  /** Whether it is within the bounds, and so taken. */
  readonly isTaken: boolean
  /** Makes what is sent, so that making it is not measured. */
  make(person: Person): Promise<() => Promise<Answer>> | (() => Promise<Answer>)
}

/** The signing secret that the server under test knows. */
export const TERRA_SECRET = 'bench-terra-signing-secret'

const MIB = 1024 * 1024
/** Items of a list, near the most that a call may hold. */
const MANY = CALL_BOUNDS.values - 100
const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))
const keys = (count: number, value: unknown = 1): object =>
  Object.fromEntries(times(count, (index) => [`k${index}`, value]))

const posted =
  (isTaken: boolean) =>
  (what: string, path: string, body: (person: Person) => unknown, method = 'POST'): Case => ({
    what,
    isTaken,
    make(person) {
      const given = body(person)
      const text = typeof given === 'string' ? given : JSON.stringify(given)
      return () => send(person, method, path, text)
    },
  })
const refused = posted(false)
const taken = posted(true)

const created = (make: typeof refused, what: string, collection: string, data: (person: Person) => object): Case =>
  make(what, collectionPath(collection), (person) => ({ documentId: 'unique()', data: data(person) }))

const called = (make: typeof refused, what: string, id: string, path: string, body: (person: Person) => unknown) =>
  make(what, `/v1/functions/${id}/executions`, (person) => ({ path, async: false, body: JSON.stringify(body(person)) }))

const aMeal = ({ userId }: Person) => ({
  user: userId,
  notes: 'Oatmeal with banana and almonds',
  loggedAt: '2026-03-02T08:15:30.000Z',
  mealTime: 'breakfast',
  calories: 400,
  protein: 20,
  carbs: 50,
  fat: 12.5,
  status: 'Followed',
})

const START = Date.parse('2026-01-05T06:00:00.000Z')
const at = (moment: number) => new Date(moment).toISOString()

const anActivity = (number: number, samples: number) => {
  const begin = START + number * 90 * MINUTE_MS
  const series = <T>(one: T) => times(samples, (index) => ({ timestamp: at(begin + index * 1000), ...one }))
  return {
    source: 'fit file',
    name: 'Morning Run',
    type: 8,
    start_time: at(begin),
    end_time: at(begin + 60 * MINUTE_MS),
    avg_heart_rate: 150,
    avg_power: null,
    calories_burned: 600,
    hr_samples: series({ bpm: 150 }),
    speed_samples: series({ speed_meters_per_second: 3 }),
    cadence_samples: series({ cadence_rpm: 170 }),
  }
}

const aWeighing = (number: number) => ({
  measured_at: at(START - number * 60 * MINUTE_MS),
  mass_kilograms: 64 + (number % 20) / 10,
  body_fat_percent: 18,
})

const bodies: readonly Case[] = [
  refused('a body of 2 MiB where 1 MiB is taken', collectionPath('meal_logs'), () => ({ data: 'x'.repeat(2 * MIB) })),
  refused('a body of 500,000 figures', collectionPath('meal_logs'), () => ({ data: times(500_000, () => 1) })),
  refused('a body of 400,000 brackets', collectionPath('meal_logs'), () => '['.repeat(400_000)),
  refused('an account of 100,000 unknown fields, by a guest', '/v1/account', () => keys(90_000)),
  refused('a name of 900,000 characters', '/v1/account/name', () => ({ name: 'x'.repeat(900_000) }), 'PATCH'),
  refused('preferences of 90,000 keys', '/v1/account/prefs', () => ({ prefs: keys(90_000) }), 'PATCH'),
  refused('a batch of 190,000 numbers', '/v1/batch', () => ({ reads: times(MANY, () => 1) })),
  refused('a batch of 90,000 addresses', '/v1/batch', () => ({ reads: times(90_000, () => '/x') })),
  refused('a passkey whose transports are 190,000 numbers', '/v1/account/passkeys', () => ({
    name: 'x',
    credential: {
      id: 'x',
      rawId: 'x',
      type: 'public-key',
      response: { clientDataJSON: 'x', attestationObject: 'x', transports: times(MANY, () => 1) },
    },
  })),
]

const zeros = (count: number) => times(count, () => 0)

/** Attributes whose text is JSON, each with the most characters it may have. */
const texts = [
  { what: 'the kitchen', collection: 'kitchen_preferences', field: 'preferences', size: 150_000, beside: {} },
  { what: 'shopping ticks', collection: 'shopping_ticks', field: 'ticks', size: 1_000_000, beside: {} },
  { what: 'health answers', collection: 'health_answers', field: 'answers', size: 2000, beside: {} },
  { what: 'an event', collection: 'events', field: 'details', size: 30_000, beside: { day: '2026-03-02' } },
  { what: 'settings of races', collection: 'race_settings', field: 'settings', size: 60_000, beside: {} },
  {
    what: 'a food of one’s own',
    collection: 'own_foods',
    field: 'details',
    size: 30_000,
    beside: { name: 'Bar', source: 'typed' },
  },
]

const documents: readonly Case[] = [
  created(refused, 'a document of 90,000 unknown fields', 'meal_logs', (person) => ({
    ...aMeal(person),
    ...keys(90_000),
  })),
  created(refused, 'a document with one field of a name of 900,000 characters', 'meal_logs', (person) => ({
    ...aMeal(person),
    ['x'.repeat(900_000)]: 1,
  })),
  created(refused, 'notes of 900,000 characters', 'meal_logs', (person) => ({
    ...aMeal(person),
    notes: 'x'.repeat(900_000),
  })),
  created(refused, 'notes of 300,000 emoji', 'meal_logs', (person) => ({
    ...aMeal(person),
    notes: '🍌'.repeat(250_000),
  })),
  created(refused, 'a meal of 8,000 items', 'meal_logs', (person) => ({
    ...aMeal(person),
    items: JSON.stringify(times(8000, () => ({ foodId: 'oats', grams: 1, portion: null }))),
  })),
  created(refused, 'restrictions of 190,000 texts', 'user_profiles', ({ userId }) => ({
    userId,
    restrictions: times(190_000, () => 'a'),
  })),
  refused('permissions of 190,000 numbers', collectionPath('meal_logs'), (person) => ({
    documentId: 'unique()',
    data: aMeal(person),
    permissions: times(MANY - 100, () => 1),
  })),
  refused('permissions of 190,000 texts', collectionPath('meal_logs'), (person) => ({
    documentId: 'unique()',
    data: aMeal(person),
    permissions: times(MANY - 100, () => 'a'),
  })),
  ...texts.flatMap(({ what, collection, field, size, beside }): Case[] => {
    const document = (text: string) => (person: Person) => ({ user: person.userId, ...beside, [field]: text })
    return [
      created(
        refused,
        `${what}: a list of ${size / 2} zeros`,
        collection,
        document(JSON.stringify(zeros(size / 2 - 1))),
      ),
      created(refused, `${what}: ${size / 10} fields`, collection, document(JSON.stringify(keys(size / 10 - 10)))),
      created(refused, `${what}: ${size} brackets`, collection, document('['.repeat(size))),
    ]
  }),
  created(taken, 'a meal', 'meal_logs', aMeal),
]

const query = (texts: readonly string[]) => texts.map((text) => `queries[]=${encodeURIComponent(text)}`).join('&')
const listed = (what: string, texts: readonly string[]): Case => ({
  what,
  isTaken: false,
  make: (person) => () => send(person, 'GET', `${collectionPath('meal_logs')}?${query(texts)}`),
})
const lists: readonly Case[] = [
  listed(
    '1,000 queries',
    times(1000, () => '{}'),
  ),
  listed('a query of 10,000 characters', [`{"method":"equal","attribute":"notes","values":["${'x'.repeat(10_000)}"]}`]),
  listed('a query in 1,000 brackets', ['{"method":"or","values":['.repeat(100)]),
  listed('an address of 60,000 characters', ['x'.repeat(60_000)]),
]

const { wearable, mealPlan, foodAnalysis } = functionIds
const functions: readonly Case[] = [
  called(refused, '90,000 empty recordings', wearable, '/import', ({ userId }) => ({
    user_id: userId,
    activities: times(90_000, () => ({})),
  })),
  called(refused, '190,000 recordings that are numbers', wearable, '/import', ({ userId }) => ({
    user_id: userId,
    activities: times(MANY, () => 1),
  })),
  called(refused, 'a recording of 20,000 samples', wearable, '/import', ({ userId }) => ({
    user_id: userId,
    activities: [anActivity(0, 9000)],
  })),
  called(
    taken,
    `${IMPORT_ACTIVITIES} recordings of ${3 * IMPORT_SAMPLES} samples each`,
    wearable,
    '/import',
    (one) => ({
      user_id: one.userId,
      activities: times(IMPORT_ACTIVITIES, (number) => anActivity(number, IMPORT_SAMPLES)),
    }),
  ),
  called(refused, '90,000 empty weighings', wearable, '/import-weighings', ({ userId }) => ({
    user_id: userId,
    weighings: times(90_000, () => ({})),
  })),
  called(refused, '15,000 weighings', wearable, '/import-weighings', ({ userId }) => ({
    user_id: userId,
    weighings: times(15_000, aWeighing),
  })),
  called(taken, `${IMPORT_WEIGHINGS} weighings`, wearable, '/import-weighings', ({ userId }) => ({
    user_id: userId,
    weighings: times(IMPORT_WEIGHINGS, aWeighing),
  })),
  called(refused, 'a body of 3 MiB of text', wearable, '/import', () => 'x'.repeat(3 * MIB)),
  called(refused, 'a preview of 60,000 days', mealPlan, '/preview', ({ userId }) => ({
    userId,
    change: { days: times(60_000, () => ({})) },
  })),
  called(refused, 'a preview of one day with 60,000 changes', mealPlan, '/preview', ({ userId }) => ({
    userId,
    change: { days: [{ date: '2026-03-02', changes: times(60_000, () => 1) }] },
  })),
  called(refused, 'a preview of 90,000 moves', mealPlan, '/preview', ({ userId }) => ({
    userId,
    change: { moves: times(60_000, () => 1) },
  })),
  called(refused, 'a preview with 15,000 bought foods', mealPlan, '/preview', ({ userId }) => ({
    userId,
    change: {},
    bought: keys(15_000, 'x'),
  })),
  called(refused, 'a preview of a profile of 15,000 fields', mealPlan, '/preview', ({ userId }) => ({
    userId,
    change: { profile: keys(15_000) },
  })),
  refused('a call with 90,000 headers', `/v1/functions/${mealPlan}/executions`, () => ({
    path: '/swap',
    body: '{}',
    headers: keys(90_000),
  })),
  called(taken, 'a picture of 3 MB that is none', foodAnalysis, '/', ({ userId }) => ({
    userId,
    mode: 'label',
    imageData: `data:image/jpeg;base64,${'A'.repeat(3_900_000)}`,
  })),
  called(refused, 'a picture of 4.1 million characters, too long', foodAnalysis, '/', ({ userId }) => ({
    userId,
    imageData: `data:image/jpeg;base64,${'A'.repeat(4_100_000)}`,
  })),
  called(refused, 'portions of 190,000 numbers', foodAnalysis, '/remember', ({ userId }) => ({
    userId,
    portions: times(MANY, () => 1),
  })),
]

const form = (bytes: Uint8Array<ArrayBuffer>, fields: readonly (readonly [string, string])[] = []): FormData => {
  const made = new FormData()
  made.set('fileId', 'unique()')
  for (const [name, value] of fields) made.append(name, value)
  made.set('file', new File([bytes], 'plate.png'))
  return made
}
const filesPath = '/v1/storage/buckets/meal_images/files'
const upload = (
  what: string,
  bytes: () => Promise<Uint8Array<ArrayBuffer>>,
  headers: Readonly<Record<string, string>> = {},
  fields: readonly (readonly [string, string])[] = [],
): Case => ({
  what,
  isTaken: false,
  make: async (person) => {
    const body = form(await bytes(), fields)
    return () => send(person, 'POST', filesPath, body, headers)
  },
})

/** A picture whose header says that it is much larger than it is. */
const aBomb = async (side: number): Promise<Uint8Array<ArrayBuffer>> => {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  // Width and height stand behind the signature, the length and the name of the first chunk.
  bytes.writeUInt32BE(side, 16)
  bytes.writeUInt32BE(side, 20)
  return Uint8Array.from(bytes)
}
const dots = async (size: number) => new Uint8Array(size).fill(46)

const pictures: readonly Case[] = [
  upload('a picture that says it has 100,000 x 100,000 pixels', () => aBomb(100_000)),
  upload('a file of 6 MiB in one piece', () => dots(6 * MIB)),
  upload('a piece of a file of 100 TB', () => dots(1000), { 'content-range': 'bytes 0-999/100000000000000' }),
  upload('a piece of 10 bytes that says it has 5 MiB', () => dots(10), {
    'content-range': `bytes 0-${5 * MIB - 1}/${10 * MIB}`,
  }),
  upload(
    'a form of 10,000 fields',
    () => dots(10),
    {},
    times(10_000, (n) => [`permissions[${n}]`, 'x'] as const),
  ),
  upload('a field of 1 MiB', () => dots(10), {}, [['permissions[]', 'x'.repeat(MIB)]]),
]

const webhook = (what: string, payload: () => object, isTaken: boolean): Case => ({
  what,
  isTaken,
  make(person) {
    const text = JSON.stringify(payload())
    return () => {
      const stamp = Math.floor(Date.now() / 1000)
      const hash = createHmac('sha256', TERRA_SECRET).update(`${stamp}.${text}`).digest('hex')
      return send(person, 'POST', '/v1/webhooks/terra', text, { 'terra-signature': `t=${stamp},v1=${hash}` })
    }
  },
})
const terraUser = { user_id: 'nobody', provider: 'GARMIN', reference_id: 'nobody' }
const webhooks: readonly Case[] = [
  webhook(
    'a signed event of 10 MB with a million numbers',
    () => ({
      type: 'activity',
      user: terraUser,
      data: times(2_000_000, () => 1),
    }),
    true,
  ),
  webhook(
    'a signed event of 10 MB with 500,000 records',
    () => ({
      type: 'body',
      user: terraUser,
      data: times(500_000, () => ({ metadata: {} })),
    }),
    true,
  ),
  {
    what: 'an unsigned event of 10 MB',
    isTaken: false,
    make(person) {
      const text = `[${'1,'.repeat(5 * MIB)}1]`
      return () => send(person, 'POST', '/v1/webhooks/terra', text, { 'terra-signature': 't=1,v1=0' })
    },
  },
]

const frame = (what: string, make: () => string, query = ''): Case => ({
  what,
  isTaken: false,
  make(person) {
    const text = make()
    return () => sendFrame(person, text, query)
  },
})
const subscribe = (data: readonly unknown[]) => JSON.stringify({ type: 'subscribe', data })
const frames: readonly Case[] = [
  frame('a frame of 80,000 empty subscriptions', () => subscribe(times(80_000, () => ({})))),
  frame('a frame of 120,000 numbers', () => subscribe(times(120_000, () => 1))),
  frame('a subscription to 60,000 channels', () => subscribe([{ channels: times(60_000, () => 'a') }])),
  frame('a subscription to 120,000 numbers', () => subscribe([{ channels: times(120_000, () => 1) }])),
  frame('100 subscriptions to 100 channels each', () =>
    subscribe(times(100, (n) => ({ channels: times(100, (m) => `documents.${n}.${m}`) }))),
  ),
  frame('a frame of 120,000 brackets', () => '['.repeat(120_000)),
  frame('a frame of 1 MiB', () => 'x'.repeat(MIB)),
  frame('an address with 1,000 channels', () => '{"type":"ping"}', times(1000, (n) => `&channels[]=c${n}`).join('')),
]

const brought = (what: string, make: () => Promise<Buffer>): Case => ({
  what,
  isTaken: false,
  async make(person) {
    const bytes = Uint8Array.from(await make())
    return () => send(person, 'POST', '/v1/account/data', bytes, { 'content-type': 'application/zip' })
  },
})
const SPACES = () => ' '.repeat(60 * MIB)
/** Near all that is read of an archive: 47 MiB of documents, six times what one account keeps. */
const manyValues = () =>
  `{"format":"pacemeal-data","version":1,"exportedAt":"","account":{"name":"","email":"","createdAt":""},"pictures":[],"collections":{"meal_logs":[${times(
    300_000,
    (n) => `{"$id":"a${n}","$createdAt":"2026-03-01T00:00:00.000Z","notes":"${'x'.repeat(100)}"}`,
  ).join(',')}]}}`

/** Small files that become large ones, or claim to. */
const bombs: readonly Case[] = [
  brought('a zip bomb of 1 GB', () => zipOf({ 'data.json': Buffer.alloc(1000 * MIB) })),
  brought('a zip bomb within the bound, of 60 MiB of spaces', () => zipOf({ 'data.json': SPACES() })),
  brought('a zip bomb of 60 MiB that claims 100 bytes', async () =>
    claimingLength(await zipOf({ 'data.json': SPACES() }), 'data.json', 100),
  ),
  brought('a zip file of 10 bytes that claims 4 GB', async () =>
    claimingLength(await zipOf({ 'data.json': '{"a": 1}  ' }), 'data.json', 0xfffffffe),
  ),
  brought('a zip of a zip of a zip', async () =>
    zipOf({ 'data.json': await zipOf({ 'data.json': await zipOf({ 'data.json': SPACES() }) }) }),
  ),
  brought('a zip of 10,000 files', () => zipOf(Object.fromEntries(times(10_000, (n) => [`pictures/${n}.png`, ''])))),
  brought('a zip of 25,000 files', () => zipOf(Object.fromEntries(times(25_000, (n) => [`pictures/${n}.png`, ''])))),
  brought('a zip of 300,000 documents', () => zipOf({ 'data.json': manyValues() })),
  {
    what: 'eight zips of 300,000 documents at once',
    isTaken: false,
    async make(person) {
      const bytes = Uint8Array.from(await zipOf({ 'data.json': manyValues() }))
      const one = () => send(person, 'POST', '/v1/account/data', bytes, { 'content-type': 'application/zip' })
      return async () => (await Promise.all(times(8, one)))[0] ?? { status: 0, message: '', length: 0 }
    },
  },
  {
    what: 'a body that says it is packed',
    isTaken: false,
    make: (person) => () =>
      send(person, 'POST', collectionPath('meal_logs'), Uint8Array.from(gzipSync(Buffer.alloc(100 * MIB))), {
        'content-type': 'application/json',
        'content-encoding': 'gzip',
      }),
  },
]

/** An archive of a person who has logged so many meals. */
const archive = (what: string, meals: number, isTaken: boolean): Case => ({
  what,
  isTaken,
  async make(person) {
    const data = {
      format: 'pacemeal-data',
      version: 1,
      exportedAt: at(START),
      account: { name: 'Bench Athlete', email: 'old@bench.example', createdAt: at(START) },
      collections: {
        meal_logs: times(meals, (number) => ({
          ...aMeal(person),
          $id: `meal-${number}`,
          $createdAt: at(START - number * MINUTE_MS),
          loggedAt: at(START - number * MINUTE_MS),
        })),
      },
      pictures: [],
    }
    const bytes = Uint8Array.from(await zipOf({ 'data.json': JSON.stringify(data) }))
    return () => send(person, 'POST', '/v1/account/data', bytes, { 'content-type': 'application/zip' })
  },
})
const read = (what: string, path: string): Case => ({
  what,
  isTaken: true,
  make: (person) => () => send(person, 'GET', path),
})

/** Somebody who has logged as much as one person may, and what is read of it. The last: they leave much behind. */
const fullAccounts: readonly Case[] = [
  archive('an archive of 100,000 meals, of which one may keep 50,000', 100_000, false),
  archive('an archive of 40,000 meals', 40_000, true),
  read('the archive of an account with 40,000 meals', '/v1/account/data'),
  read('how much an account with 40,000 meals keeps', '/v1/account/storage'),
  read('a year with 40,000 meals as trends', '/v1/account/trends?days=365'),
  read(
    '500 of 40,000 meals',
    `${collectionPath('meal_logs')}?queries[]=${encodeURIComponent('{"method":"limit","values":[500]}')}`,
  ),
]

/** All that is sent. */
export const cases: readonly Case[] = [
  ...bodies,
  ...documents,
  ...lists,
  ...functions,
  ...pictures,
  ...webhooks,
  ...frames,
  ...bombs,
  ...fullAccounts,
]
