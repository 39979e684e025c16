import { acceptedBy, type Collection, type Field, type FieldOptions } from '@pacemeal/protocol'
import { wordsOfValueRule } from './value-rules.ts'

const ways = { read: 'read', create: 'create', update: 'change', delete: 'delete' } as const

/** A client may do this with documents of its own person. */
const accessOf = ({ owner, clients, idIsOwner }: Collection): string => {
  if (owner === null) return 'Everybody reads them; only the server writes.'
  if (clients.length === 0) return 'Only the server reads and writes them.'
  const may = clients.map((action) => ways[action]).join(', ')
  const whose = `Their person may ${may}; \`${owner}\` is that person’s id and never changes.`
  return idIsOwner === true ? `${whose} There is one a person, under the person’s id.` : whose
}

const leftOut = (field: FieldOptions): string => {
  if (field.required === true) return 'refused'
  return field.default === undefined ? 'null' : JSON.stringify(field.default)
}

const rowOf = ([name, field]: readonly [string, Field & FieldOptions]): string =>
  `| \`${name}\` | ${acceptedBy(field)} | ${leftOut(field)} |`

const section = (one: Collection): string => {
  const words = wordsOfValueRule(one)
  const server = (one.serverFields ?? []).map((name) => `\`${name}\``).join(', ')
  return [
    `## ${one.id}`,
    '',
    accessOf(one),
    ...(words === undefined ? [] : [`Beyond the bounds of each attribute: ${words}.`]),
    ...(server === '' ? [] : [`Only the server writes ${server}; what a client gives there is passed over.`]),
    '',
    '| attribute | takes | left out |',
    '| --- | --- | --- |',
    ...Object.entries(one.fields).map(rowOf),
  ].join('\n')
}

const head = `# What documents take

The rules for the attributes of documents, collection by collection, as \`apps/server\` checks them before anything is kept.
What calls take beside documents is described at \`/docs\`, from the schemas that check them; what can be uploaded, in
[operations.md](operations.md).

- An attribute that is not named here is refused by its name; so is a value that does not fit, with what is taken. Names that
  begin with \`$\` are passed over: a fetched document may be written back whole.
- Texts are counted in characters as people count them. One with a NUL or half of a pair of surrogates is refused.
- Moments are kept in UTC with milliseconds, those without an offset are taken as UTC.
- null stands for "not known" and is taken by every attribute that is not required. Zero is a value.
- A call takes 1 MB of JSON with at most 200,000 values and 100 levels.

This file is written by \`npm run docs:documents\` from \`packages/protocol/src/collections.ts\`.`

/** The text of docs/documents.md: what each attribute of each collection takes. */
export const documentRules = (collections: readonly Collection[]): string =>
  `${[head, ...collections.map(section)].join('\n\n')}\n`
