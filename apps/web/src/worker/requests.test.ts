import { expect, test } from 'vitest'
import { SHARE_PATH } from '../installed/worker-talk.ts'
import { handlingOf } from './requests.ts'

const origin = 'https://pacemeal.example'

test.each([
  ['a visit of the app', 'GET', 'navigate', '/home?day=2026-03-02', 'page'],
  ['a link out of a mail', 'GET', 'navigate', '/auth/verify-email?userId=a&secret=b', 'page'],
  ['a page of the server', 'GET', 'navigate', '/v1/unsubscribe?token=a', 'leave'],
  ['what Android asks about its app', 'GET', 'navigate', '/.well-known/assetlinks.json', 'leave'],
  ['the outbox', 'GET', 'navigate', '/dev/outbox', 'leave'],
  ['a published calendar', 'GET', 'navigate', '/calendar/maya/secret.ics', 'leave'],
  ['a path that only begins like one', 'GET', 'navigate', '/developers', 'page'],
  ['a file by its address', 'GET', 'navigate', '/favicon.svg', 'file'],
  ['a day with a dot in its question', 'GET', 'navigate', '/home?q=1.5', 'page'],
  ['a script of the build', 'GET', 'cors', '/assets/route-1a2b.js', 'asset'],
  ['an icon', 'GET', 'no-cors', '/icon-192.png', 'file'],
  ['a list of documents', 'GET', 'cors', '/v1/databases/pacemeal/collections/meal_logs/documents?q=1', 'reading'],
  ['one document', 'GET', 'cors', '/v1/databases/pacemeal/collections/user_profiles/documents/maya', 'reading'],
  ['the trends', 'GET', 'cors', '/v1/account/trends?days=90', 'reading'],
  ['the account, which the page keeps itself', 'GET', 'cors', '/v1/account', 'leave'],
  ['a picture of a meal', 'GET', 'no-cors', '/v1/storage/buckets/food/files/a/view', 'leave'],
  ['a run of a function', 'GET', 'cors', '/v1/functions/meal-plan/executions/a', 'leave'],
  ['a change', 'PATCH', 'cors', '/v1/databases/pacemeal/collections/meal_logs/documents/a', 'leave'],
  ['somebody coming', 'POST', 'cors', '/v1/account/sessions/email', 'forget'],
  ['somebody leaving', 'DELETE', 'cors', '/v1/account/sessions/current', 'forget'],
  ['files from another app', 'POST', 'navigate', SHARE_PATH, 'shared'],
  ['another origin', 'GET', 'cors', 'https://elsewhere.example/assets/a.js', 'leave'],
])('%s', (_, method, mode, path, handling) => {
  const url = new URL(path, origin).href
  expect(handlingOf({ method, mode, url }, origin, SHARE_PATH)).toBe(handling)
})

test.each([
  ['a visit of the app', 'navigate', '/food/home', 'page'],
  ['a page of the server', 'navigate', '/food/calendar/maya/secret.ics', 'leave'],
  ['one document', 'cors', '/food/v1/databases/pacemeal/collections/meal_logs/documents/a?q=1', 'reading'],
  ['a script of the build', 'cors', '/food/assets/route-1a2b.js', 'asset'],
  ['what else is on the host', 'navigate', '/home', 'leave'],
  ['a path that only begins like the app’s', 'navigate', '/foodie/home', 'leave'],
])('below a path of the host: %s', (_, mode, path, handling) => {
  const url = new URL(path, origin).href
  expect(handlingOf({ method: 'GET', mode, url }, `${origin}/food`, SHARE_PATH)).toBe(handling)
})
