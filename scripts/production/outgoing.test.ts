import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

test('every setting that names somebody whom the server asks stands in the page of what it connects to', () => {
  const settings = readFileSync(join(root, '.env.example'), 'utf8')
  const outgoing = [...settings.matchAll(/^#([A-Z0-9_]+_(?:URL|ENDPOINT|ISSUER))=/gm)]
    .map(([, name = '']) => name)
    // Ours, which others ask.
    .filter((name) => name !== 'PUBLIC_URL')
  const page = readFileSync(join(root, 'docs/operations.md'), 'utf8')
  const [, section = ''] = /^## What it connects to\n(.*?)^## /ms.exec(page) ?? []
  const listed = [...section.matchAll(/^\| [^|]+ \| `([A-Z0-9_]+)` \|/gm)].map(([, name]) => name)
  expect(outgoing.length).toBeGreaterThan(10)
  expect(listed.toSorted()).toEqual(outgoing.toSorted())
})
