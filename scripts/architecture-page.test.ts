import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { defines, drawnArrows, measureArrows, namedFiles } from './architecture/picture.ts'
import { readSources } from './architecture/read-sources.ts'

const root = join(import.meta.dirname, '..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

describe('the picture of the architecture', () => {
  test('draws the imports of the sources, and no others', () => {
    expect(drawnArrows(read('docs/architecture.md'))).toEqual(measureArrows(readSources(root)))
  })

  test('is read arrow by arrow, without what is only called over the network', () => {
    const page = '```mermaid\nflowchart TD\n  a & b --> c & d\n  a -. "by REST" .-> e\n  f\n```'
    expect(drawnArrows(page)).toEqual(['a -> c', 'a -> d', 'b -> c', 'b -> d'])
  })

  test('is measured between parts, areas, layers and packages', () => {
    const sources = new Map([
      ['apps/web/src/main.tsx', `import { App } from './app/root.tsx'`],
      ['apps/web/src/app/root.tsx', `import { routes } from '../areas/fuel/routes.tsx'`],
      ['apps/web/src/areas/fuel/routes.tsx', `import { log } from '../log/index.ts'\nimport '../../ui/ring.tsx'`],
      ['apps/web/src/areas/log/index.ts', 'export const log = 1'],
      ['apps/web/src/ui/ring.tsx', ''],
      ['apps/server/src/main.ts', `import './compose.ts'`],
      ['apps/server/src/compose.ts', `import './clock.ts'\nimport './http/server.ts'`],
      ['apps/server/src/clock.ts', ''],
      ['apps/server/src/ports.ts', `import type { Store } from './store/open.ts'`],
      ['apps/server/src/http/server.ts', `import './../ports.ts'\nimport '../clock.ts'`],
      ['apps/server/src/store/open.ts', ''],
      ['apps/server/src/http/server.test.ts', `import '../store/open.ts'`],
      ['packages/planner/src/plan.ts', `import { a } from '@pacemeal/catalog/search'`],
    ])
    expect(measureArrows(sources)).toEqual([
      'app -> areas',
      'areas -> ui',
      'composition -> http',
      'fuel -> log',
      'http -> ports',
      'main -> app',
      'planner -> catalog',
      'ports -> store',
    ])
  })
})

/** Pages that name files by links, each with the folder that its links start from. */
const pages = ['docs/architecture.md', 'docs/glossary.md', 'CONTRIBUTING.md', 'README.md']
  .filter((page) => existsSync(join(root, page)))
  .flatMap((page) =>
    namedFiles(read(page), page.startsWith('docs/') ? 'docs' : '.').map((named) => ({ page, ...named })),
  )

describe('a file that a page names', () => {
  test.each(pages)('$page: $file is there and defines $names', ({ file, names }) => {
    expect(existsSync(join(root, file)), file).toBe(true)
    for (const name of names) expect(defines(read(file), name), `${file} defines ${name}`).toBe(true)
  })

  test('is missed when it does not define the name', () => {
    const source =
      '// const planWeek = 1\nexport const planDay = () => 1\n  signOut() {}\nexport async function sign() {}'
    expect(['planWeek', 'planDay', 'signOut', 'sign', 'plan'].map((name) => defines(source, name))).toEqual([
      false,
      true,
      true,
      true,
      false,
    ])
  })
})

/** The code words of a page that are paths of this repository: they begin with one of its folders. */
const pathsIn = (page: string): readonly string[] =>
  [...read(page).matchAll(/`((?:apps|packages|e2e|bench|scripts|docs)\/[^`\s]+)`/g)].map(([, path = '']) => path)

const documents = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/*.md', { cwd: root }).toSorted()].filter(
  (page) => existsSync(join(root, page)) && !/review/.test(page),
)

test.each(documents)('%s names only paths that are there', (page) => {
  const patterns = pathsIn(page).map((path) => path.replaceAll(/<[^>]+>/g, '*'))
  expect(patterns.filter((pattern) => globSync(pattern, { cwd: root }).length === 0)).toEqual([])
})
