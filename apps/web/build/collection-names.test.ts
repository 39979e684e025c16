import * as protocol from '@pacemeal/protocol'
import { expect, test } from 'vitest'
import { namesModule } from './collection-names.ts'

test('the web is built with the ids and the names of fields of every collection, and with nothing else', async () => {
  const code = namesModule(protocol)
  const { userProfiles, ...others } = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  expect(userProfiles.id).toBe('user_profiles')
  expect(Object.keys(userProfiles.fields)).toEqual(Object.keys(protocol.userProfiles.fields))
  expect(new Set(Object.values(userProfiles.fields).map((field) => JSON.stringify(field)))).toEqual(new Set(['{}']))
  expect(Object.keys(others)).toHaveLength(protocol.collections.length - 1)
})
