import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { audit } from './audit.ts'

const place = mkdtempSync(join(tmpdir(), 'pacemeal-audit-'))
afterAll(() => rmSync(place, { recursive: true, force: true }))

let folders = 0
/** A folder with a file for each given content. */
const folderOf = (...contents: readonly string[]): string => {
  folders += 1
  const folder = join(place, String(folders))
  mkdirSync(join(folder, 'below'), { recursive: true })
  for (const [at, content] of contents.entries()) writeFileSync(join(folder, 'below', `${at}.json`), content)
  return folder
}

const advisory = (id: string, name: string, others: object = {}): string =>
  JSON.stringify({
    id,
    affected: [
      {
        package: { ecosystem: 'npm', name },
        ranges: [{ type: 'SEMVER', events: [{ introduced: '0' }, { fixed: '2.0.0' }] }],
      },
    ],
    ...others,
  })

const lock = {
  packages: {
    'node_modules/parser': { version: '1.0.0' },
    'node_modules/server': { version: '5.1.0' },
    'node_modules/tool': { version: '1.9.0', dev: true },
  },
}

describe('what is affected', () => {
  test('is listed, production first, and an affected production ends with 1', () => {
    const source = folderOf(
      advisory('GHSA-1', 'tool'),
      advisory('GHSA-2', 'parser', { database_specific: { severity: 'CRITICAL' } }),
      advisory('GHSA-3', 'server'),
      advisory('GHSA-4', 'parser', { withdrawn: '2026-01-01T00:00:00Z' }),
      JSON.stringify({ id: 'PYSEC-1', affected: [{ package: { ecosystem: 'PyPI', name: 'parser' } }] }),
    )
    expect(audit(lock, source)).toEqual({
      lines: [
        'package  version  advisory  severity   fixed in  used in',
        'parser   1.0.0    GHSA-2    critical   2.0.0     production',
        'tool     1.9.0    GHSA-1    not given  2.0.0     development',
        '',
        '3 advisories compared with 3 packages, 2 of them of production: 2 affected, 1 of production.',
      ],
      exitCode: 1,
    })
  })

  test('only among tools ends with 0, and is still listed', () => {
    const { lines, exitCode } = audit(lock, folderOf(advisory('GHSA-1', 'tool')))
    expect(lines[1]).toMatch(/^tool .* development$/)
    expect(exitCode).toBe(0)
  })

  test('may be nothing: then it is said how much was compared', () => {
    expect(audit(lock, folderOf(advisory('GHSA-3', 'server')))).toEqual({
      lines: ['1 advisory compared with 3 packages, 2 of them of production: none is affected.'],
      exitCode: 0,
    })
  })

  test('is read from one file, too, which may hold a list', () => {
    const file = join(folderOf(`[${advisory('GHSA-1', 'tool')},${advisory('GHSA-2', 'parser')}]`), 'below/0.json')
    expect(audit(lock, file).lines.at(-1)).toContain('2 advisories compared')
  })
})

describe('with nothing to compare with it refuses and says where advisories are to be had', () => {
  test.each([
    ['no path', () => undefined, 'No advisories are named.'],
    ['a path that is not there', () => join(place, 'nowhere'), 'nowhere is not there.'],
    ['an empty folder', () => folderOf(), 'holds no advisory for packages of npm.'],
    ['an empty file', () => join(folderOf(''), 'below/0.json'), '0.json cannot be read as JSON.'],
    ['an empty list', () => folderOf('[]'), 'holds no advisory for packages of npm.'],
    ['a file that broke off', () => folderOf(advisory('GHSA-1', 'tool'), '{"id":'), '1.json cannot be read as JSON.'],
    ['other files', () => folderOf('{"name":"parser"}'), '0.json holds something else than advisories.'],
    ['broken ranges', () => folderOf('{"id":"A","affected":[{"ranges":[{"events":{}}]}]}'), 'holds something else'],
    [
      'another registry',
      () => folderOf('{"id":"A","affected":[{"package":{"ecosystem":"PyPI"}}]}'),
      'holds no advisory',
    ],
    ['what was withdrawn', () => folderOf(advisory('A', 'tool', { withdrawn: '2026-01-01' })), 'holds no advisory'],
  ])('%s', (_, source, reason) => {
    const given = source()
    expect(() => audit(lock, given)).toThrow(reason)
    expect(() => audit(lock, given)).toThrow('osv-vulnerabilities.storage.googleapis.com/npm/all.zip, unpacked.')
  })
})

test('the command compares this project and ends as it found', () => {
  const run = (...given: readonly string[]) =>
    spawnSync(process.execPath, [join(import.meta.dirname, '../audit-offline.ts'), ...given], { encoding: 'utf8' })
  const all = advisory('GHSA-9', 'fastify', {
    affected: [
      { package: { ecosystem: 'npm', name: 'fastify' }, ranges: [{ type: 'SEMVER', events: [{ introduced: '0' }] }] },
    ],
  })
  const affected = run(folderOf(all))
  expect(affected).toMatchObject({ status: 1, stderr: '' })
  expect(affected.stdout).toMatch(/^fastify .* production$/m)
  expect(run()).toMatchObject({
    status: 2,
    stdout: '',
    stderr: expect.stringMatching(/^No advisories are named\. .*\n$/),
  })
})
