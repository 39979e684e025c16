import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')

const namesIn = (text: string): Set<string> =>
  new Set([...text.matchAll(/\bpacemeal_[a-z_]+/g)].map(([name]) => name.replace(/_(?:bucket|count|sum)$/, '')))

test('the dashboard and the guide show every measure of the server, and no other', () => {
  const sources = ['providers/metrics', 'services/metrics'].flatMap((folder) =>
    globSync(`apps/server/src/${folder}/*.ts`, { cwd: root }),
  )
  const measures = namesIn(sources.map(read).join('\n'))
  expect(measures.size).toBeGreaterThan(10)
  expect(namesIn(read('deploy/grafana-dashboard.json'))).toEqual(measures)
  expect(new Set([...namesIn(read('docs/operations.md'))].filter((name) => name !== 'pacemeal_token'))).toEqual(
    measures,
  )
})
