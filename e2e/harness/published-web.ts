import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type PublicWeb, publicWeb } from '../../apps/server/src/providers/public-web/public-web.ts'
import type { RunningServer } from './running-server.ts'

/** Hosts that nobody else can have (RFC 2606). */
const HOST = /\.example$/

const fileOf = (dataDir: string, address: string): string => {
  const { hostname, pathname } = new URL(address)
  return join(dataDir, 'published', encodeURIComponent(`${hostname}${pathname}`))
}

/** The public internet, in which hosts below `.example` answer with what stories publish there. */
export const publishedWeb = (dataDir: string): PublicWeb => {
  const web = publicWeb()
  return {
    ...web,
    async fetch(address, request) {
      if (!HOST.test(new URL(address).hostname)) return web.fetch(address, request)
      const body = await readFile(fileOf(dataDir, address)).catch(() => undefined)
      return { status: body ? 200 : 404, headers: new Map(), body: body ?? Buffer.alloc(0), address }
    },
  }
}

/** Publishes a text at an address below `.example`, for the server of a story. */
export const publish = async ({ dataDir }: RunningServer, address: string, text: string): Promise<void> => {
  const file = fileOf(dataDir, address)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}
