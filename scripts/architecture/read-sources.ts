import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { NamedEntries } from './find-violations.ts'

const SOURCES = '{packages,apps,e2e,bench,scripts}/**/*.{ts,tsx,mts,mjs,js,jsx}'

/** Every source file of the repository, by its path from the root. */
export function readSources(root: string): ReadonlyMap<string, string> {
  const paths = globSync(SOURCES, {
    cwd: root,
    exclude: (path) => /(?:^|\/)(?:node_modules|dist|\.vite|data)$/.test(path),
  })
  return new Map(paths.toSorted().map((path) => [path, readFileSync(join(root, path), 'utf8')]))
}

/** Every page of the documentation that speaks of the code, by its path from the root. */
export function readDocuments(root: string): ReadonlyMap<string, string> {
  const paths = globSync(['*.md', 'docs/*.md', 'docs/decisions/*.md', 'packages/*/README.md'], { cwd: root })
  return new Map(paths.toSorted().map((path) => [path, readFileSync(join(root, path), 'utf8')]))
}

/** The entries that each package names in its `exports`. */
export function readEntries(root: string): NamedEntries {
  const manifests = globSync('{packages,apps}/*/package.json', { cwd: root })
  return new Map(
    manifests.map((path) => {
      const manifest: { exports?: Record<string, string> } = JSON.parse(readFileSync(join(root, path), 'utf8'))
      const folder = path.split('/').slice(0, 2).join('/')
      const files = Object.entries(manifest.exports ?? {}).map(
        ([entry, file]) => [entry, `${folder}/${file.replace(/^\.\//, '')}`] as const,
      )
      return [path.split('/')[1] ?? '', new Map(files)]
    }),
  )
}
