import { afterEach, expect, test } from 'vitest'
import { type PublicAnswer, type PublicWeb, RefusedAddress } from '../providers/public-web/public-web.ts'
import { startApp, type TestApp } from '../testing/test-app.ts'
import { signUp } from '../testing/test-browser.ts'

const block = '{"@type":"Recipe","name":"Crêpes"}'
const micro = '<div itemscope itemtype="http://schema.org/Recipe"><i itemprop="name">Crêpes</i></div>'
const page = `<script type="application/ld+json">${block}</script><p>The rest of the page</p>`

/** As texts and what their answers say that they are. */
const pages: Readonly<Record<string, readonly [string, string]>> = {
  'https://kitchen.example/crepes': [page, 'text/html; charset=iso-8859-1'],
  'https://kitchen.example/micro': [`<nav>Menu</nav>${micro}`, 'text/html; charset=iso-8859-1'],
  'https://kitchen.example/unsaid': [page, 'text/html'],
  'https://kitchen.example/mistaken': [page, 'text/html; charset=utf-8'],
  'https://kitchen.example/old': [`<META http-equiv=X content="text/html; charset=iso-8859-1">${page}`, 'text/html'],
}

/** Pages in UTF-8 that say something else. */
const modern: Readonly<Record<string, readonly [string, string]>> = {
  'https://kitchen.example/modern': [page, 'text/html; charset=iso-8859-1'],
}

/** A web of pages in an old encoding; other addresses lead nowhere. */
const web: PublicWeb = {
  async fetch(address): Promise<PublicAnswer> {
    if (address.includes('router.local')) throw new RefusedAddress('router.local is not on the public internet.')
    const [text, type] = pages[address] ?? modern[address] ?? ['', 'text/html']
    const encoding = address in modern ? 'utf8' : 'latin1'
    const headers = new Map([['content-type', type]])
    return { status: text === '' ? 404 : 200, headers, body: Buffer.from(text, encoding), address }
  },
  close: async () => undefined,
}

let app: TestApp
afterEach(() => app.close())

test('a recipe page gives its linked data or its microdata and nothing else; what cannot be read says no more than that', async () => {
  app = await startApp('sqlite', { settings: { JOB_WORKERS: '0', RATE_LIMITS: 'on' }, web })
  const maya = await signUp(app.browser())
  const read = (address: string) => maya.fetch(`/v1/recipe-pages?address=${encodeURIComponent(address)}`)
  const found = await read('https://kitchen.example/crepes')
  expect([found.status, await found.json()]).toEqual([200, { blocks: [block] }])
  const old = await read('https://kitchen.example/old')
  expect(await old.json()).toEqual({ blocks: [block] })
  for (const name of ['unsaid', 'mistaken', 'modern'])
    expect(await (await read(`https://kitchen.example/${name}`)).json(), name).toEqual({ blocks: [block] })
  const older = await read('https://kitchen.example/micro')
  expect(await older.json()).toEqual({ blocks: [], markup: micro })
  const answers = await Promise.all(
    ['https://kitchen.example/other', 'https://router.local/'].map(async (address) => (await read(address)).json()),
  )
  const [missing, refused] = answers as { message: string; code: number }[]
  expect(missing).toMatchObject({ code: 400, message: 'This page could not be read.' })
  expect(refused).toEqual(missing)
  expect((await read('http://kitchen.example/crepes')).status).toBe(400)
  expect((await read('file:///etc/passwd')).status).toBe(400)
})
