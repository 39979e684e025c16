import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeProductionFolder } from '../scripts/production/production-folder.ts'

const root = resolve(import.meta.dirname, '..')

describe('the production folder', () => {
  let place: string
  let out: string
  beforeAll(async () => {
    // Away from the repository: what is missing must not be found in the folders above.
    place = await mkdtemp(join(tmpdir(), 'pacemeal-production-'))
    out = join(place, 'app')
    makeProductionFolder({ root, out, quick: true })
  })
  afterAll(() => rm(place, { recursive: true, force: true }))

  test('holds nothing that builds or tests', async () => {
    const modules = await readdir(join(out, 'node_modules'))
    for (const name of ['vite', 'vitest', 'typescript', 'react', 'playwright-core', 'node']) {
      expect(modules).not.toContain(name)
    }
    const own = await readdir(join(out, 'apps/server/src'), { recursive: true })
    expect(own.filter((path) => /\.ts$|\.test\.js$|^testing/.test(path))).toEqual([])
  })

  test('holds every file that its sources name, those of threads and processes too', async () => {
    const missing: string[] = []
    let named = 0
    for (const top of ['apps/server', 'packages']) {
      const files = await readdir(join(out, top), { recursive: true })
      for (const file of files.filter((path) => path.endsWith('.js')).map((path) => join(out, top, path))) {
        const source = await readFile(file, 'utf8')
        for (const [, other = ''] of source.matchAll(/(?:from |import\(|new URL\()'(\.[^']*)'/g)) {
          named += 1
          if (!existsSync(join(file, '..', other))) missing.push(`${file}: ${other}`)
        }
      }
    }
    expect(named).toBeGreaterThan(2000)
    expect(missing).toEqual([])
  })

  test('lists its packages and those of the web app as CycloneDX', async () => {
    const list = JSON.parse(await readFile(join(out, 'sbom.cdx.json'), 'utf8')) as {
      readonly bomFormat: string
      readonly components: readonly { readonly name: string; readonly version: string }[]
    }
    expect(list.bomFormat).toBe('CycloneDX')
    const listed = new Set(list.components.map(({ name, version }) => `${name}@${version}`))
    const folders = (await readdir(join(out, 'node_modules'), { recursive: true }))
      .filter((path) => /(?:^|\/node_modules\/)(?:@[^/]+\/)?[^/@]+\/package\.json$/.test(path))
      .filter((path) => !path.startsWith('@pacemeal/'))
    expect(folders.length).toBeGreaterThan(100)
    for (const path of folders) {
      const one = JSON.parse(await readFile(join(out, 'node_modules', path), 'utf8')) as Record<string, string>
      expect(listed).toContain(`${one.name}@${one.version}`)
    }
    const names = new Set(list.components.map(({ name }) => name))
    expect(names).toContain('react')
    for (const name of ['vite', 'vitest', 'typescript', 'playwright-core', 'knip']) expect(names).not.toContain(name)
  })

  test('says which Node it runs on', async () => {
    const manifest: unknown = JSON.parse(await readFile(join(out, 'package.json'), 'utf8'))
    expect(manifest).toMatchObject({ engines: { node: process.versions.node }, scripts: { start: 'node server.mjs' } })
  })

  test('serves app and API with node alone', async () => {
    const data = join(place, 'data')
    const child = spawn(process.execPath, ['server.mjs'], {
      cwd: out,
      stdio: ['ignore', 'pipe', 'inherit'],
      // However busy the machine is, nothing is turned away here.
      env: { NODE_ENV: 'production', PORT: '0', DATA_DIR: data, LOG_LEVEL: 'error', MAX_EVENT_LOOP_DELAY: '0' },
    })
    try {
      let url = ''
      for await (const line of createInterface({ input: child.stdout })) {
        url = /Pacemeal is at (http:\S+)/.exec(line)?.[1] ?? ''
        if (url !== '') break
      }
      child.stdout.resume()
      expect((await fetch(`${url}/readyz`)).status).toBe(200)

      const page = await fetch(`${url}/login`, { headers: { accept: 'text/html', 'accept-encoding': 'br' } })
      expect(page.status).toBe(200)
      const html = await page.text()
      const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? ''
      expect(existsSync(join(out, 'apps/web/dist', `${script}.br`))).toBe(true)
      const asset = await fetch(url + script, { headers: { 'accept-encoding': 'gzip, br' } })
      expect(asset.headers.get('content-encoding')).toBe('br')
      expect(await asset.text()).toBe(await readFile(join(out, 'apps/web/dist', script), 'utf8'))

      const account = await fetch(`${url}/v1/account`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-appwrite-project': 'pacemeal' },
        body: JSON.stringify({ userId: 'unique()', email: 'ana@athletes.example', password: 'Long walks 42 uphill' }),
      })
      expect(account.status, await account.clone().text()).toBe(201)
      expect(existsSync(join(data, 'pacemeal.db'))).toBe(true)
    } finally {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      expect(await ended).toEqual([0, null])
    }
  })
})
