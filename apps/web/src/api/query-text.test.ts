import { Query } from 'appwrite'
import { expect, test } from 'vitest'
import { queryText } from './query-text.ts'

test.each([
  ['equal', queryText.equal('user', 'ann'), Query.equal('user', 'ann')],
  ['equal to one of', queryText.equal('status', ['active', 'failed']), Query.equal('status', ['active', 'failed'])],
  ['equal to a flag', queryText.equal('read', false), Query.equal('read', false)],
  ['without a value', queryText.isNull('scheduledTime'), Query.isNull('scheduledTime')],
  ['after a document', queryText.cursorAfter('ann'), Query.cursorAfter('ann')],
  [
    'one of several',
    queryText.or([queryText.isNull('at'), queryText.lessThanEqual('at', '2026')]),
    Query.or([Query.isNull('at'), Query.lessThanEqual('at', '2026')]),
  ],
  [
    'all of several',
    queryText.and([queryText.isNull('at'), queryText.lessThanEqual('at', '2026')]),
    Query.and([Query.isNull('at'), Query.lessThanEqual('at', '2026')]),
  ],
  ['at least', queryText.greaterThanEqual('loggedAt', '2026-11-22'), Query.greaterThanEqual('loggedAt', '2026-11-22')],
  ['at most', queryText.lessThanEqual('loggedAt', '2026-11-22'), Query.lessThanEqual('loggedAt', '2026-11-22')],
  ['upwards', queryText.orderAsc('loggedAt'), Query.orderAsc('loggedAt')],
  ['downwards', queryText.orderDesc('$createdAt'), Query.orderDesc('$createdAt')],
  ['at most so many', queryText.limit(10), Query.limit(10)],
  ['of it only', queryText.select(['status', 'day']), Query.select(['status', 'day'])],
])('a query of "%s" is the text of the SDK', (_, own, theirs) => expect(own).toBe(theirs))
