import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { ID, ImageFormat, type Models, Permission, Query, Role } from 'appwrite'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { forkedPictureRenderer } from '../providers/pictures/forked-picture-renderer.ts'
import { sweepStorage } from '../services/storage/delete-file.ts'
import { databases } from '../testing/databases.ts'
import { startApp, type TestApp } from '../testing/test-app.ts'
import { type Browser, type Person, refusal, signUp } from '../testing/test-browser.ts'
import { aPhonePicture, aPicture, fileOf } from '../testing/test-pictures.ts'
import { listen, openRealtime } from '../testing/test-realtime.ts'

const bucketId = 'meal_images'
const CHUNK = 5 * 1024 * 1024

const send = (person: Person, bytes: Uint8Array, name = 'plate.jpg', permissions?: string[]) =>
  person.storage.createFile({
    bucketId,
    fileId: ID.unique(),
    file: fileOf(bytes, name),
    ...(permissions === undefined ? {} : { permissions }),
  })

const pathOf = (url: string): string => {
  const { pathname, search } = new URL(url)
  return pathname + search
}

const view = (browser: Browser, fileId: string, init?: RequestInit) =>
  browser.fetch(pathOf(browser.storage.getFileView({ bucketId, fileId })), init)

/** One request of a chunked upload, beside the SDK. */
const sendChunk = (
  browser: Browser,
  options: { fileId: string; bytes: Uint8Array; range?: string; id?: string; name?: string },
): Promise<Response> => {
  const form = new FormData()
  form.append('fileId', options.fileId)
  form.append('file', fileOf(options.bytes, options.name ?? 'plate.png'))
  return browser.fetch(`/v1/storage/buckets/${bucketId}/files`, {
    method: 'POST',
    body: form,
    headers: {
      ...(options.range === undefined ? {} : { 'content-range': options.range }),
      ...(options.id === undefined ? {} : { 'x-appwrite-id': options.id }),
    },
  })
}

interface Answer {
  readonly $id: string
  readonly type?: string
  readonly chunksUploaded: number
  readonly chunksTotal: number
}

// Either our file or our error.
const answerOf = async (response: Response): Promise<Answer> => (await response.json()) as Answer

const told = async (response: Response): Promise<string> => {
  const body = await answerOf(response)
  return `${response.status} ${body.type ?? `${body.chunksUploaded}/${body.chunksTotal}`}`
}

const pieces = (bytes: Buffer): { range: string; bytes: Buffer }[] =>
  Array.from({ length: Math.ceil(bytes.length / CHUNK) }, (_, at) => {
    const piece = bytes.subarray(at * CHUNK, (at + 1) * CHUNK)
    return { range: `bytes ${at * CHUNK}-${at * CHUNK + piece.length - 1}/${bytes.length}`, bytes: piece }
  })

describe.each(databases)('storage on %s', (database) => {
  let app: TestApp
  let large: Buffer
  beforeAll(async () => {
    app = await startApp(database)
    large = await aPicture({ width: 2000, height: 2000, format: 'png', noise: true })
  })
  afterAll(() => app.close())

  const storedKeys = async (): Promise<string[]> => {
    const names = await readdir(join(app.backend.config.dataDir, 'files'), { recursive: true }).catch(() => [])
    return names.filter((name) => name.includes('/'))
  }
  const leftovers = () => app.backend.store.db.selectFrom('leftovers').selectAll().execute()

  test('a picture is kept upright and bare of everything beside its pixels', async () => {
    const maya = await signUp(app.browser())
    const sent = await aPhonePicture()
    const file = await send(maya, sent, 'my "plate" – ½.JPG')
    expect(file).toMatchObject({
      bucketId,
      name: 'my "plate" – ½.JPG',
      mimeType: 'image/jpeg',
      sizeOriginal: sent.length,
      chunksTotal: 1,
      chunksUploaded: 1,
      encryption: false,
      compression: 'none',
    })
    expect(new Set(file.$permissions)).toEqual(
      new Set(['read', 'update', 'delete'].map((action) => `${action}("user:${maya.userId}")`)),
    )
    expect(await maya.storage.getFile({ bucketId, fileId: file.$id })).toEqual(file)

    const shown = await view(maya, file.$id)
    const bytes = Buffer.from(await shown.arrayBuffer())
    expect(shown.status).toBe(200)
    expect(createHash('md5').update(bytes).digest('hex')).toBe(file.signature)
    expect(bytes.length).toBe(file.sizeActual)
    for (const trace of ['Phonemaker', 'maya@athletes.example', 'Exif']) expect(bytes.includes(trace)).toBe(false)
    const { width, height, orientation, exif } = await sharp(bytes).metadata()
    expect([width, height, orientation, exif]).toEqual([40, 60, undefined, undefined])
    // Turned clockwise, what was left is above.
    const [red = 0, , blue = 0] = await sharp(bytes).extract({ left: 20, top: 5, width: 1, height: 1 }).raw().toBuffer()
    expect(red).toBeGreaterThan(blue)
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'content-security-policy':
        "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
      'content-disposition': `inline; filename="my _plate_ _ _.JPG"; filename*=UTF-8''my%20%22plate%22%20%E2%80%93%20%C2%BD.JPG`,
    })
    const download = await maya.fetch(pathOf(maya.storage.getFileDownload({ bucketId, fileId: file.$id })))
    expect(download.headers.get('content-disposition')).toMatch(/^attachment; /)
    expect(Buffer.from(await download.arrayBuffer())).toEqual(bytes)
  })

  test('a name cannot be made to look like another by characters that nobody sees', async () => {
    const maya = await signUp(app.browser())
    const names: readonly [sent: string, kept: string][] = [
      ['plate\u202egpj.png', 'plategpj.png'],
      ['\u2066a\u2069\u200e\u200f\u061c\u2028b\ufeff\u00ad\u3164.jpg', 'ab.jpg'],
      ['\u{1f468}\u200d\u{1f373} نان\u200cها.jpg', '\u{1f468}\u200d\u{1f373} نان\u200cها.jpg'],
    ]
    for (const [sent, kept] of names) expect((await send(maya, await aPicture(), sent)).name).toBe(kept)
    const disguised = send(maya, await aPicture(), 'plate\u202egpj.exe')
    expect(await refusal(disguised)).toBe('400 storage_file_type_unsupported')
    // A name that an earlier release kept.
    const { $id: id } = await send(maya, await aPicture(), 'plate.jpg')
    const name = 'plate\u202egnp.jpg'
    await app.backend.store.db.updateTable('files').set({ name }).where('id', '=', id).execute()
    expect((await maya.storage.getFile({ bucketId, fileId: id })).name).toBe('plategnp.jpg')
    expect((await view(maya, id)).headers.get('content-disposition')).toBe(
      `inline; filename="plategnp.jpg"; filename*=UTF-8''plategnp.jpg`,
    )
  })

  test('a name that is too long loses its beginning and no half of a character', async () => {
    const maya = await signUp(app.browser())
    const { name } = await send(maya, await aPicture(), `${'🥣'.repeat(300)}.jpg`)
    expect(name).toBe(`${'🥣'.repeat(251)}.jpg`)
  })

  test('the content decides, not the name or the label', async () => {
    const maya = await signUp(app.browser())
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    const html = Buffer.from('<!doctype html><script>alert(1)</script>')
    const real = await aPicture()
    const refused: [Uint8Array, string, string][] = [
      [svg, 'plate.svg', 'image/svg+xml'],
      [svg, 'plate.png', 'image/png'],
      [html, 'plate.jpg', 'image/jpeg'],
      [real, 'plate.html', 'image/jpeg'],
      [real.subarray(0, real.length - 200), 'plate.jpg', 'image/jpeg'],
      [Buffer.concat([Buffer.from('GIF89a'), html]), 'plate.gif', 'image/gif'],
      [await sharp(real).tiff().toBuffer(), 'plate.tiff', 'image/tiff'],
    ]
    for (const [bytes, name, type] of refused) {
      const file = fileOf(bytes, name, type)
      const sending = maya.storage.createFile({ bucketId, fileId: ID.unique(), file })
      expect(`${name}: ${await refusal(sending)}`).toBe(`${name}: 400 storage_file_type_unsupported`)
    }
    expect(await refusal(send(maya, Buffer.alloc(0)))).toBe('400 storage_file_empty')
    const bomb = await sharp({ create: { width: 9000, height: 8000, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    expect(await refusal(send(maya, bomb, 'bomb.png'))).toBe('400 storage_invalid_file_size')
    for (const format of ['png', 'webp', 'avif', 'gif'] as const) {
      const kept = await send(maya, await aPicture({ format }), `plate.${format}`)
      expect(['image/png', 'image/webp']).toContain(kept.mimeType)
    }
    const mislabelled = fileOf(await aPicture({ format: 'png' }), 'plate.jpg', 'image/jpeg')
    expect(await maya.storage.createFile({ bucketId, fileId: ID.unique(), file: mislabelled })).toMatchObject({
      mimeType: 'image/png',
    })
    expect(await leftovers()).toEqual([])
  })

  test('a large picture comes in pieces, as the SDK sends them, and is told of once', async () => {
    const maya = await signUp(app.browser())
    const realtime = openRealtime(maya)
    const heard = await listen(realtime, 'files')
    const progress: number[] = []
    const kept = await maya.storage.createFile({
      bucketId,
      fileId: 'unique()',
      file: fileOf(large, 'noise.png'),
      onProgress: ({ chunksUploaded }) => progress.push(chunksUploaded),
    })
    expect(kept).toMatchObject({ name: 'noise.png', mimeType: 'image/png', chunksTotal: 3, chunksUploaded: 3 })
    expect(kept.sizeOriginal).toBe(large.length)
    expect(progress.toSorted()).toEqual([1, 2, 3])
    const shown = Buffer.from(await (await view(maya, kept.$id)).arrayBuffer())
    expect(await sharp(shown).metadata()).toMatchObject({ width: 2000, height: 2000, format: 'png' })
    expect(await leftovers()).toEqual([])

    await maya.storage.deleteFile({ bucketId, fileId: kept.$id })
    const events = await heard.until(2)
    const name = `buckets.${bucketId}.files.${kept.$id}`
    expect(events.map((event) => event.events[0])).toEqual([`${name}.create`, `${name}.delete`])
    expect(events[0]).toMatchObject({
      channels: ['files', `buckets.${bucketId}.files`, name],
      payload: { $id: kept.$id },
    })
    expect(await refusal(maya.storage.getFile({ bucketId, fileId: kept.$id }))).toBe('404 storage_file_not_found')
    await realtime.disconnect()
  })

  test('pieces come in any order and twice, and one answer completes the file', async () => {
    const maya = await signUp(app.browser())
    const [first, second, third] = pieces(large)
    if (first === undefined || second === undefined || third === undefined) throw new Error('three pieces')
    const begun = await sendChunk(maya, { fileId: 'unique()', ...first })
    const { $id: id, ...rest } = await answerOf(begun)
    expect([begun.status, rest.chunksUploaded, rest.chunksTotal]).toEqual([201, 1, 3])
    const more = (piece: { range: string; bytes: Buffer }) => sendChunk(maya, { fileId: 'unique()', id, ...piece })
    expect(await told(await more(third))).toBe('201 2/3')
    expect(await told(await more(third))).toBe('201 2/3')
    expect((await view(maya, id)).status).toBe(404)
    const answers = await Promise.all([more(second), more(third), more(first)].map(async (one) => told(await one)))
    expect(answers.filter((answer) => answer === '201 3/3')).toHaveLength(1)
    expect(answers.every((answer) => /^20[01] [23]\/3$/.test(answer))).toBe(true)
    expect(await told(await more(second))).toBe('200 3/3')
    expect(await leftovers()).toEqual([])
  })

  test('an upload belongs to who began it', async () => {
    const maya = await signUp(app.browser())
    const eve = await signUp(app.browser())
    const [first, second] = pieces(large)
    if (first === undefined || second === undefined) throw new Error('two pieces')
    const { $id: id } = await answerOf(await sendChunk(maya, { fileId: ID.unique(), ...first }))
    expect(await told(await sendChunk(eve, { fileId: id, id, ...second }))).toBe('404 storage_file_not_found')
    expect(await told(await sendChunk(eve, { fileId: id, ...first }))).toBe('409 storage_file_already_exists')
    expect(await refusal(eve.storage.getFile({ bucketId, fileId: id }))).toBe('404 storage_file_not_found')
    expect(await refusal(eve.storage.deleteFile({ bucketId, fileId: id }))).toBe('404 storage_file_not_found')
    expect((await eve.storage.listFiles({ bucketId })).total).toBe(0)
    await maya.storage.deleteFile({ bucketId, fileId: id })
    expect(await told(await sendChunk(maya, { fileId: id, id, ...second }))).toBe('404 storage_file_not_found')
    expect(await leftovers()).toEqual([])
  })

  test('what does not fit is refused before anything is kept', async () => {
    const maya = await signUp(app.browser())
    const small = await aPicture()
    const before = (await storedKeys()).length
    const refused = async (options: Parameters<typeof sendChunk>[1]) => told(await sendChunk(maya, options))
    const fileId = 'plate-1'
    for (const range of [
      'bytes 0-10',
      'bytes 5-3/9',
      `bytes 0-9/5`,
      `bytes 7-9/10`,
      `bytes 0-99/12000000`,
      'items 0-1/2',
    ]) {
      expect(`${range}: ${await refused({ fileId, bytes: small, range })}`).toBe(
        `${range}: 400 storage_invalid_content_range`,
      )
    }
    expect(await refused({ fileId, bytes: small, range: `bytes 0-${small.length}/${small.length + 1}` })).toBe(
      '400 storage_invalid_content_range',
    )
    expect(await refused({ fileId, bytes: small, range: `bytes 0-${CHUNK - 1}/${40 * CHUNK}` })).toBe(
      '400 storage_invalid_file_size',
    )
    // Not counted, as it needs no counter: one for each made-up number of a piece would be no limit.
    const impossible = await sendChunk(maya, {
      fileId,
      bytes: small,
      range: `bytes ${90 * CHUNK}-${91 * CHUNK - 1}/${99 * CHUNK}`,
    })
    expect([impossible.status, impossible.headers.get('x-ratelimit-limit')]).toEqual([400, null])
    const [first] = pieces(large)
    if (first === undefined) throw new Error('a piece')
    expect(await refused({ fileId, ...first, id: 'unique()' })).toBe('400 storage_invalid_appwrite_id')
    const noise = { ...first, bytes: Buffer.alloc(first.bytes.length, 'x') }
    expect(await refused({ fileId, ...noise })).toBe('400 storage_file_type_unsupported')
    expect(await refused({ fileId: 'not/an id', bytes: small })).toBe('400 general_argument_invalid')
    expect(await refused({ fileId, bytes: Buffer.alloc(CHUNK + 1) })).toBe('413 general_payload_too_large')
    const none = await maya.fetch(`/v1/storage/buckets/${bucketId}/files`, { method: 'POST', body: new FormData() })
    expect(await told(none)).toBe('400 general_argument_invalid')
    const json = await maya.fetch(`/v1/storage/buckets/${bucketId}/files`, {
      method: 'POST',
      body: '{"fileId":"x"}',
      headers: { 'content-type': 'application/json' },
    })
    expect(await told(json)).toBe('400 general_argument_invalid')
    expect(await refusal(app.browser().storage.createFile({ bucketId, fileId, file: fileOf(small, 'a.jpg') }))).toBe(
      '401 general_unauthorized_scope',
    )
    expect(await refusal(maya.storage.createFile({ bucketId: 'other', fileId, file: fileOf(small, 'a.jpg') }))).toBe(
      '404 storage_bucket_not_found',
    )
    const foreign = maya.storage.createFile({
      bucketId,
      fileId,
      file: fileOf(small, 'a.jpg'),
      permissions: [Permission.read(Role.user('somebody'))],
    })
    expect(await refusal(foreign)).toBe('401 user_unauthorized')
    expect((await storedKeys()).length).toBe(before)

    const kept = await maya.storage.createFile({ bucketId, fileId, file: fileOf(small, 'a.jpg') })
    expect(kept.$id).toBe(fileId)
    const again = maya.storage.createFile({ bucketId, fileId, file: fileOf(small, 'a.jpg') })
    expect(await refusal(again)).toBe('409 storage_file_already_exists')
    const eve = await signUp(app.browser())
    const hers = eve.storage.createFile({ bucketId, fileId, file: fileOf(small, 'a.jpg') })
    expect(await refusal(hers)).toBe('409 storage_file_already_exists')
    await maya.storage.deleteFile({ bucketId, fileId })
    expect((await storedKeys()).length).toBe(before)
  })

  test('pictures together that are no picture as a whole are refused and forgotten', async () => {
    const maya = await signUp(app.browser())
    const [first, second, third] = pieces(large)
    if (first === undefined || second === undefined || third === undefined) throw new Error('three pieces')
    const before = (await storedKeys()).length
    const { $id: id } = await answerOf(await sendChunk(maya, { fileId: ID.unique(), ...first }))
    const noise = Buffer.alloc(CHUNK, 'x')
    await sendChunk(maya, { fileId: id, id, ...second, bytes: noise })
    const last = { ...third, bytes: Buffer.alloc(third.bytes.length, 'x') }
    expect(await told(await sendChunk(maya, { fileId: id, id, ...last }))).toBe('400 storage_file_type_unsupported')
    expect(await refusal(maya.storage.getFile({ bucketId, fileId: id }))).toBe('404 storage_file_not_found')
    expect((await storedKeys()).length).toBe(before)
  })

  test('nobody fills the disk with uploads that never end', async () => {
    const maya = await signUp(app.browser())
    const rest = Buffer.alloc(1, 'x')
    const begin = (fileId: string) =>
      sendChunk(maya, { fileId, bytes: rest, range: `bytes ${CHUNK}-${CHUNK}/${CHUNK + 1}` })
    const ids = Array.from({ length: 20 }, () => ID.unique())
    for (const id of ids) expect(await told(await begin(id))).toBe('201 1/2')
    expect(await told(await begin(ID.unique()))).toBe('429 general_rate_limit_exceeded')
    expect(await told(await begin(ids[0] ?? ''))).toBe('201 1/2')
    expect((await send(maya, await aPicture())).chunksTotal).toBe(1)
    await maya.storage.deleteFile({ bucketId, fileId: ids[1] ?? '' })
    expect(await told(await begin(ID.unique()))).toBe('201 1/2')
  })

  test('uploads that were never finished are dropped after a day, and only those', async () => {
    const maya = await signUp(app.browser())
    const [first] = pieces(large)
    if (first === undefined) throw new Error('a piece')
    const whole = await send(maya, await aPicture())
    const { $id: id } = await answerOf(await sendChunk(maya, { fileId: ID.unique(), ...first }))
    app.clock.advance(23 * 3_600_000)
    await sweepStorage(app.backend)
    expect((await maya.storage.getFile({ bucketId, fileId: id })).chunksUploaded).toBe(1)
    // Bytes that a crash left between the store and the table.
    await app.backend.store.db.insertInto('leftovers').values({ storedAs: 'ab/lost', dueAt: '2026-01-01' }).execute()
    await app.backend.files.put('ab/lost', Buffer.from('lost'))
    app.clock.advance(3_600_001)
    await sweepStorage(app.backend)
    expect(await refusal(maya.storage.getFile({ bucketId, fileId: id }))).toBe('404 storage_file_not_found')
    expect((await view(maya, whole.$id)).status).toBe(200)
    expect(await leftovers()).toEqual([])
    const rows = await app.backend.store.db.selectFrom('files').select('storedAs').execute()
    const parts = await app.backend.store.db.selectFrom('uploadParts').select('storedAs').execute()
    expect(new Set(await storedKeys())).toEqual(new Set([...rows, ...parts].map((row) => row.storedAs).filter(Boolean)))
  })

  test("nobody reads, lists or deletes another's file; sharing it is the owner's to do", async () => {
    const maya = await signUp(app.browser())
    const eve = await signUp(app.browser())
    const guest = app.browser()
    const { $id: fileId } = await send(maya, await aPicture())
    const answers = [
      [eve, '404 storage_file_not_found'],
      [guest, '401 general_unauthorized_scope'],
    ] as const
    for (const [other, no] of answers) {
      expect(await refusal(other.storage.getFile({ bucketId, fileId }))).toBe(no)
      expect(await refusal(other.storage.deleteFile({ bucketId, fileId }))).toBe(no)
      for (const path of [
        other.storage.getFileView({ bucketId, fileId }),
        other.storage.getFileDownload({ bucketId, fileId }),
        other.storage.getFilePreview({ bucketId, fileId, width: 10 }),
      ]) {
        expect(await told(await other.fetch(pathOf(path)))).toBe(no)
      }
    }
    expect((await eve.storage.listFiles({ bucketId })).total).toBe(0)
    expect(await refusal(guest.storage.listFiles({ bucketId }))).toBe('401 general_unauthorized_scope')
    const shared = await send(maya, await aPicture(), 'shared.jpg', [Permission.read(Role.any())])
    expect((await view(guest, shared.$id)).status).toBe(200)
    expect((await eve.storage.listFiles({ bucketId })).files.map((file) => file.$id)).toEqual([shared.$id])
    expect(await refusal(eve.storage.deleteFile({ bucketId, fileId: shared.$id }))).toBe('401 user_unauthorized')
    await maya.storage.deleteFile({ bucketId, fileId: shared.$id })
  })

  test('lists are filtered, ordered, paged and searched', async () => {
    const maya = await signUp(app.browser())
    const picture = await aPicture()
    const sent: Models.File[] = []
    for (const name of ['oats.jpg', 'rice.jpg', 'Rye.jpg']) sent.push(await send(maya, picture, name))
    const names = async (queries: string[], search?: string) => {
      const page = await maya.storage.listFiles({ bucketId, queries, ...(search === undefined ? {} : { search }) })
      return [page.total, page.files.map((file) => file.name)]
    }
    expect(await names([])).toEqual([3, ['oats.jpg', 'rice.jpg', 'Rye.jpg']])
    expect(await names([Query.orderDesc('name'), Query.limit(2)])).toEqual([3, ['rice.jpg', 'oats.jpg']])
    expect(await names([Query.cursorAfter(sent[0]?.$id ?? '')])).toEqual([3, ['rice.jpg', 'Rye.jpg']])
    expect(await names([Query.equal('mimeType', 'image/jpeg'), Query.startsWith('name', 'o')])).toEqual([
      1,
      ['oats.jpg'],
    ])
    expect(await names([], 'ice')).toEqual([1, ['rice.jpg']])
    expect(await refusal(names([Query.equal('userId', maya.userId)]))).toBe('400 general_query_invalid')
    const elsewhere = await maya.storage.listFiles({ bucketId: 'profile_images' })
    expect(elsewhere.total).toBe(0)
  })

  test('parts of a file are given by range, and what is known is not sent again', async () => {
    const maya = await signUp(app.browser())
    const { $id, sizeActual, signature } = await send(maya, await aPicture())
    const whole = Buffer.from(await (await view(maya, $id)).arrayBuffer())
    const ranged = (range: string, extra: Record<string, string> = {}) =>
      view(maya, $id, { headers: { range, ...extra } })
    const part = async (range: string) => {
      const response = await ranged(range)
      return [response.status, response.headers.get('content-range'), Buffer.from(await response.arrayBuffer())]
    }
    expect(await part('bytes=0-9')).toEqual([206, `bytes 0-9/${sizeActual}`, whole.subarray(0, 10)])
    expect(await part('bytes=10-')).toEqual([206, `bytes 10-${sizeActual - 1}/${sizeActual}`, whole.subarray(10)])
    expect(await part('bytes=-5')).toEqual([
      206,
      `bytes ${sizeActual - 5}-${sizeActual - 1}/${sizeActual}`,
      whole.subarray(-5),
    ])
    expect(await part(`bytes=-${sizeActual + 1}`)).toEqual([206, `bytes 0-${sizeActual - 1}/${sizeActual}`, whole])
    expect((await part('bytes=5-1'))[0]).toBe(200)
    expect((await part('bytes=0-1,4-5'))[0]).toBe(200)
    for (const outside of [`bytes=${sizeActual}-`, 'bytes=-0']) {
      const refused = await ranged(outside)
      expect(refused.headers.get('content-range')).toBe(`bytes */${sizeActual}`)
      expect(await told(refused)).toBe('416 storage_invalid_range')
    }
    expect((await ranged('bytes=0-9', { 'if-range': '"other"' })).status).toBe(200)
    expect((await view(maya, $id, { headers: { 'if-none-match': `"${signature}"` } })).status).toBe(304)
  })

  test('a side that is left out never makes a preview of millions of pixels', async () => {
    const maya = await signUp(app.browser())
    // Kept one pixel high: a preview 4000 pixels high would be eight million wide.
    const strip = await send(maya, await aPicture({ width: 1024, height: 1, format: 'png' }), 'strip.png')
    const preview = (options: { width?: number; height?: number }) =>
      maya.fetch(pathOf(maya.storage.getFilePreview({ bucketId, fileId: strip.$id, ...options })))
    const tooLong = await preview({ height: 400 })
    expect(tooLong.status).toBe(400)
    expect(await tooLong.json()).toMatchObject({
      type: 'general_argument_invalid',
      message: expect.stringContaining('`height`'),
    })
    expect((await preview({ height: 7 })).status).toBe(200)
    expect((await preview({ width: 2000 })).status).toBe(200)
  })

  test('previews are drawn as asked', async () => {
    const maya = await signUp(app.browser())
    const { $id: fileId } = await send(maya, await aPicture({ width: 400, height: 200 }))
    const preview = async (options: Record<string, unknown>) => {
      const response = await maya.fetch(pathOf(maya.storage.getFilePreview({ bucketId, fileId, ...options })))
      const bytes = Buffer.from(await response.arrayBuffer())
      expect(response.status).toBe(200)
      const { width, height, format } = await sharp(bytes).metadata()
      const at = async (left: number, top: number) => [
        ...(await sharp(bytes).ensureAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
      ]
      return { size: [width, height], format, at }
    }
    expect(await preview({ width: 100 })).toMatchObject({ size: [100, 50], format: 'jpeg' })
    const left = await preview({ width: 100, height: 100, gravity: 'left', output: 'png' })
    expect(left).toMatchObject({ size: [100, 100], format: 'png' })
    expect((await left.at(50, 50))[0]).toBeGreaterThan(200)
    const right = await preview({ width: 100, height: 100, gravity: 'right', output: 'webp' })
    expect((await right.at(50, 50))[2]).toBeGreaterThan(200)
    const round = await preview({ width: 100, height: 100, borderRadius: 50, output: 'png' })
    expect((await round.at(1, 1))[3]).toBe(0)
    expect((await round.at(50, 50))[3]).toBe(255)
    const framed = await preview({ width: 100, borderWidth: 5, borderColor: '00ff00', opacity: 0.5, output: 'png' })
    expect(framed.size).toEqual([110, 60])
    expect(await framed.at(2, 2)).toEqual([0, 255, 0, 128])
    expect((await preview({ rotation: 90 })).size).toEqual([200, 400])
    expect((await preview({ output: 'avif', quality: 30 })).format).toBe('heif')
    const wrong = await maya.fetch(pathOf(maya.storage.getFilePreview({ bucketId, fileId, width: 99_999 })))
    expect(await told(wrong)).toBe('400 general_argument_invalid')
  })
})

test('pictures are sent at most sixty times a minute', async () => {
  const app = await startApp('sqlite', { settings: { RATE_LIMITS: 'on', RATE_LIMIT_SCALE: '0.05' } })
  const maya = await signUp(app.browser())
  const picture = await aPicture()
  for (let sent = 0; sent < 3; sent++) await send(maya, picture)
  expect(await refusal(send(maya, picture))).toBe('429 general_rate_limit_exceeded')
  await app.close()
})

test('previews that their reader does not wait for are not drawn, and hold up nobody', async () => {
  const renderer = forkedPictureRenderer()
  const drawn: string[] = []
  let [asked, gaveUp] = [0, 0]
  const app = await startApp('sqlite', {
    pictures: {
      draw({ open, ...request }) {
        asked += 1
        request.signal.addEventListener('abort', () => {
          gaveUp += 1
        })
        return renderer.draw({
          ...request,
          open() {
            drawn.push(request.owner)
            return open()
          },
        })
      },
      close: () => renderer.close(),
    },
  })
  const eve = await signUp(app.browser())
  const maya = await signUp(app.browser())
  const [hers, mine] = [await send(eve, await aPicture()), await send(maya, await aPicture())]
  drawn.length = 0
  asked = 0
  gaveUp = 0
  const preview = (person: Person, fileId: string, options: object, init: RequestInit = {}) =>
    person.fetch(pathOf(person.storage.getFilePreview({ bucketId, fileId, ...options })), init)
  const [first, others] = [new AbortController(), new AbortController()]
  const large = { width: 4000, height: 4000, output: ImageFormat.Avif }
  const ask = ({ signal }: AbortController) => preview(eve, hers.$id, large, { signal })
  const abandoned = [ask(first)]
  await expect.poll(() => drawn).toEqual([eve.userId])
  for (let at = 0; at < 5; at++) abandoned.push(ask(others))
  for (const one of abandoned) one.catch(() => undefined)
  await expect.poll(() => asked).toBe(6)
  others.abort()
  // The one that is being drawn goes last: until then none of the others has its turn.
  await expect.poll(() => gaveUp).toBe(5)
  first.abort()
  for (const one of abandoned) await expect(one).rejects.toThrow()
  expect((await preview(maya, mine.$id, { width: 20 })).status).toBe(200)
  // One that was asked for earlier would have had its turn before this one.
  expect((await preview(eve, hers.$id, { width: 20 })).status).toBe(200)
  expect(drawn).toEqual([eve.userId, maya.userId, eve.userId])
  await app.close()
})
