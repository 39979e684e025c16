import * as protocol from '@pacemeal/protocol'
import { expect, test } from 'vitest'
import { namesModule } from './collection-names.ts'

test('the web is built with the rules of every collection and the names of its fields', async () => {
  const code = namesModule(protocol)
  const { userProfiles, ...others } = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  const { fields, ...rules } = protocol.userProfiles
  expect(userProfiles).toEqual({ ...rules, fields: expect.anything() })
  expect(Object.keys(userProfiles.fields)).toEqual(Object.keys(fields))
  expect(new Set(Object.values(userProfiles.fields).map((field) => JSON.stringify(field)))).toEqual(new Set(['{}']))
  expect(Object.keys(others)).toHaveLength(protocol.collections.length - 1)
})
