import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { ID } from 'appwrite'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../testing/test-app.ts'
import { type Person, refusal, signUp } from '../../testing/test-browser.ts'
import { aPicture, fileOf } from '../../testing/test-pictures.ts'
import { scanWithClamd } from './clamd.ts'

/** What every scanner finds: the test file of EICAR, in two halves so that none finds it here. */
const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')
let maxBytes: number

const scanned: Buffer[] = []
/** A double of ClamAV's daemon, as clamd(8) describes INSTREAM. */
const clamd = createServer((socket) => {
  let received = Buffer.alloc(0)
  socket.on('error', () => undefined)
  socket.on('data', (data: Buffer) => {
    received = Buffer.concat([received, data])
    const chunks: Buffer[] = []
    for (let at = 'zINSTREAM\0'.length; at + 4 <= received.length; ) {
      const length = received.readUInt32BE(at)
      if (at + 4 + length > received.length) return
      chunks.push(received.subarray(at + 4, at + 4 + length))
      at += 4 + length
      if (length > 0) continue
      const file = Buffer.concat(chunks)
      scanned.push(file)
      const isTooLong = file.length > maxBytes
      socket.end(
        isTooLong
          ? 'INSTREAM size limit exceeded. ERROR\0'
          : `stream: ${file.includes(EICAR) ? 'Eicar-Signature FOUND' : 'OK'}\0`,
      )
    }
  })
})
const errors: string[] = []
let address: string
let app: TestApp
let maya: Person
beforeEach(async () => {
  for (const list of [scanned, errors]) list.length = 0
  maxBytes = 30_000_000
  await once(clamd.listen(0, '127.0.0.1'), 'listening')
  address = `tcp://127.0.0.1:${(clamd.address() as AddressInfo).port}`
  const log = pino({ level: 'error' }, { write: (line: string) => errors.push(line) })
  app = await startApp('sqlite', { settings: { CLAMD_URL: address }, log })
  maya = await signUp(app.browser())
})
afterEach(async () => {
  await app.close()
  if (clamd.listening) await new Promise((closed) => clamd.close(closed))
})

const send = (bytes: Uint8Array, name = 'plate.jpg') =>
  maya.storage.createFile({ bucketId: 'meal_images', fileId: ID.unique(), file: fileOf(bytes, name) })
const keptFiles = async () => {
  const folder = join(app.database.settings.DATA_DIR, 'files')
  // There is no such folder before the first file.
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).length
}

test('what a scanner finds in a picture keeps it out, whole or in pieces, and everything else is kept', async () => {
  const sound = await aPicture()
  const { $id } = await send(sound)
  expect(scanned).toEqual([sound])
  expect($id).not.toBe('')
  const kept = await keptFiles()

  const large = await aPicture({ width: 1400, height: 1300, format: 'png', noise: true })
  expect(large.length, 'which the SDK sends in pieces').toBeGreaterThan(5 * 1024 * 1024)
  for (const [at, [picture, name]] of [[sound, 'plate.jpg'] as const, [large, 'plate.png'] as const].entries()) {
    const infected = Buffer.concat([picture, Buffer.from(EICAR)])
    await expect(send(infected, name)).rejects.toMatchObject({
      type: 'storage_file_type_unsupported',
      message: 'Malware was found in this picture. It was not kept.',
    })
    expect(scanned[at + 1]?.equals(infected)).toBe(true)
    expect(await keptFiles()).toBe(kept)
  }
})

test('while the scanner is away, or does not look at so much, nothing is taken, and the log says why', async () => {
  const picture = await aPicture()
  maxBytes = picture.length - 1
  expect(await refusal(send(picture))).toBe('503 general_service_unavailable')
  await new Promise((closed) => clamd.close(closed))
  expect(await refusal(send(picture))).toBe('503 general_service_unavailable')
  expect(errors).toEqual([
    expect.stringContaining('INSTREAM size limit exceeded'),
    expect.stringContaining('ECONNREFUSED'),
  ])
  expect(await keptFiles()).toBe(0)
})

test('a scan is not begun when nobody waits for it any more', async () => {
  const gone = AbortSignal.abort(new Error('gone'))
  await expect(scanWithClamd(address, Buffer.from('x'), gone)).rejects.toThrow()
  expect(scanned).toEqual([])
})
