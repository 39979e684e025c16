import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FileStoreUnavailable } from '../../unavailable.ts'
import { localFileStore, s3FileStore } from './disk-file-store.ts'
import type { FileStore } from './file-store.ts'

/** A double of an S3-compatible service: one bucket in memory, signed requests only. */
const aService = async (): Promise<{ server: Server; url: string; objects: Map<string, Buffer> }> => {
  const objects = new Map<string, Buffer>()
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const key = (request.url ?? '').split('?')[0] ?? ''
      const isSigned = /^AWS4-HMAC-SHA256 Credential=key-id\//.test(request.headers.authorization ?? '')
      if (!isSigned) return response.writeHead(403).end()
      if (request.method === 'PUT') {
        objects.set(key, Buffer.concat(chunks))
        return response.writeHead(200, { etag: '"x"' }).end()
      }
      if (request.method === 'DELETE') {
        objects.delete(key)
        return response.writeHead(204).end()
      }
      const found = objects.get(key)
      if (found !== undefined) return response.writeHead(200, { 'content-length': found.length }).end(found)
      const error = '<?xml version="1.0"?><Error><Code>NoSuchKey</Code><Message>gone</Message></Error>'
      return response.writeHead(404, { 'content-type': 'application/xml' }).end(error)
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return { server, url: `http://127.0.0.1:${address.port}`, objects }
}

describe('the file store', () => {
  let folder: string
  let service: Awaited<ReturnType<typeof aService>>
  const stores = new Map<string, FileStore>()
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pacemeal-files-'))
    service = await aService()
    stores.set('a folder', localFileStore(folder))
    const credentials = { accessKeyId: 'key-id', secretAccessKey: 'secret' }
    const place = { bucket: 'pictures', region: 'us-east-1', endpoint: service.url, pathStyle: true }
    stores.set('an S3-compatible service', await s3FileStore({ ...place, ...credentials }))
  })
  afterAll(async () => {
    await rm(folder, { recursive: true, force: true })
    await new Promise((closed) => service.server.close(closed))
  })

  test.each(['a folder', 'an S3-compatible service'])('keeps, gives and removes bytes in %s', async (name) => {
    const store = stores.get(name)
    if (store === undefined) throw new Error(name)
    const bytes = Buffer.from([0, 1, 2, 255, 13, 10])
    await store.put('ab/abc', bytes)
    expect(await store.get('ab/abc')).toEqual(bytes)
    expect(await store.get('ab/other')).toBeUndefined()
    await store.remove('ab/abc')
    await store.remove('ab/abc')
    expect(await store.get('ab/abc')).toBeUndefined()
  })

  test.each(['begins no answer', 'breaks off its answer', 'refuses'])(
    'a service that %s is a failure by name, and holds nobody for long',
    async (how) => {
      const server = createServer((_request, response) => {
        if (how === 'refuses') response.writeHead(403).end()
        if (how === 'breaks off its answer') response.writeHead(200, { 'content-length': 1000 }).write('begun')
      })
      await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
      const address = server.address()
      const endpoint = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
      const place = { bucket: 'pictures', region: 'us-east-1', endpoint, pathStyle: true }
      const store = await s3FileStore({
        ...place,
        accessKeyId: 'key-id',
        secretAccessKey: 'secret',
        silentAfterMs: 100,
      })
      await expect(store.get('ab/abc')).rejects.toThrow(FileStoreUnavailable)
      if (how !== 'breaks off its answer') {
        await expect(store.put('ab/abc', Buffer.from('x'))).rejects.toThrow(FileStoreUnavailable)
        await expect(store.remove('ab/abc')).rejects.toThrow(FileStoreUnavailable)
      }
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  )

  test('puts the bucket into the path of services at home', async () => {
    await stores.get('an S3-compatible service')?.put('cd/cde', Buffer.from('x'))
    expect([...service.objects.keys()]).toEqual(['/pictures/cd/cde'])
  })
})
