import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Collection, checkNewDocument, collections } from '@pacemeal/protocol'
import { describe, expect, test } from 'vitest'
import { rootFolder } from '../../config/root-folder.ts'
import { documentRules } from './document-rules.ts'

describe('the page of what documents take', () => {
  const page = documentRules(collections)
  const sections = page.split('\n## ').slice(1)

  test('in the repository is fresh', () => {
    const committed = readFileSync(join(rootFolder, 'docs/documents.md'), 'utf8')
    expect(committed, 'docs/documents.md is out of date; write it anew: npm run docs:documents').toBe(page)
  })

  test('says of each attribute of each collection what is taken, in the words of the refusal', () => {
    expect(sections.map((one) => one.split('\n')[0])).toEqual(collections.map(({ id }) => id))
    for (const [at, one] of (collections as readonly Collection[]).entries()) {
      for (const name of Object.keys(one.fields)) {
        const [, takes = ''] = new RegExp(`^\\| \`${name}\` \\| (.+?) \\| .+ \\|$`, 'm').exec(sections[at] ?? '') ?? []
        const refused = checkNewDocument(one, { [name]: { no: 'value' } })
        expect(refused, `${one.id}.${name}`).toMatchObject({
          ok: false,
          error: { attribute: name, message: `Attribute "${name}" takes ${takes}.` },
        })
      }
    }
  })
})
