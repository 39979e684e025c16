import { databaseId, mealLogs } from '@pacemeal/protocol'
import { ID } from 'appwrite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSession } from '../services/accounts/open-session.ts'
import { accessRules, developmentRoutes } from '../testing/access-rules.ts'
import { startApp, type TestApp } from '../testing/test-app.ts'
import { type Person, signUp } from '../testing/test-browser.ts'
import { aPicture, fileOf } from '../testing/test-pictures.ts'
import type { RouteListener } from './server.ts'

/** What only the owner may ever see. */
const MARK = 'owner-only-71c4'
const METRICS_TOKEN = 'the token of whoever runs the server'

/** Routes as `METHOD /path`. A GET answers HEAD in the same way, without the body. */
const collectRoutes = (): { readonly listen: RouteListener; readonly routes: Set<string> } => {
  const routes = new Set<string>()
  const listen: RouteListener = ({ method, url }) => {
    for (const one of [method].flat()) {
      if (one !== 'HEAD' && one !== 'OPTIONS') routes.add(`${one} ${url}`)
    }
  }
  return { listen, routes }
}

/** Services that are set up, so that their routes are there. */
const services = {
  TERRA_DEV_ID: 'dev',
  TERRA_API_KEY: 'key',
  TERRA_SIGNING_SECRET: 'secret',
  STRIPE_SECRET_KEY: 'sk_test_12345678',
  STRIPE_WEBHOOK_SECRET: 'whsec_12345678',
  STRIPE_PRICE_MONTHLY: 'price_month',
  STRIPE_PRICE_YEARLY: 'price_year',
}

const callers = [
  'guest',
  'ended session',
  'session without its second factor',
  'operator',
  'operator of the admin page',
  'other person',
  'unverified person',
  'owner',
] as const
type CallerName = (typeof callers)[number]
const signedIn: readonly CallerName[] = ['operator of the admin page', 'other person', 'unverified person', 'owner']

describe('who may call what', () => {
  const { listen, routes } = collectRoutes()
  let app: TestApp
  let owner: Person
  /** Addresses that a session may call to prove the second factor. */
  const proving = ['GET /v1/account/mfa/factors', 'POST /v1/account/mfa/challenges', 'PUT /v1/account/mfa/challenges']
  const people = new Map<CallerName, Person>()
  const ids = { documentId: ID.unique(), fileId: ID.unique(), executionId: '', sessionId: '', passkeyId: 'key-1' }

  const sessionOf = async ({ userId }: Person) =>
    app.backend.store.transact(async (tx) => {
      const user = await tx.db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow()
      const visitor = { ip: '127.0.0.1', userAgent: '', device: '', remembered: true }
      return openSession(tx, app.backend, user, 'email', visitor)
    })

  beforeAll(async () => {
    const settings = { ...services, METRICS_TOKEN, JOB_WORKERS: '0', OPERATORS: 'person-2@athletes.example' }
    app = await startApp('sqlite', { settings, onRoute: listen })
    owner = await signUp(app.browser(), `Maya ${MARK}`)
    people.set('owner', owner)
    people.set('operator of the admin page', await signUp(app.browser(), 'Eva'))
    people.set('other person', await signUp(app.browser(), 'Ben'))
    const careful = await signUp(app.browser(), 'Noah')
    people.set('session without its second factor', careful)
    await app.backend.store.db.updateTable('users').set({ mfa: 1 }).where('id', '=', careful.userId).execute()
    people.set('unverified person', await signUp(app.browser(), 'Ana'))
    await app.backend.store.db.updateTable('users').set({ emailVerified: 1 }).where('name', '<>', 'Ana').execute()
    await owner.databases.createDocument({
      databaseId,
      collectionId: mealLogs.id,
      documentId: ids.documentId,
      data: { user: owner.userId, loggedAt: '2026-03-02T07:00:00Z', mealTime: 'lunch', notes: MARK },
    })
    const file = fileOf(await aPicture({ width: 40 }), `${MARK}.jpg`)
    await owner.storage.createFile({ bucketId: 'meal_images', fileId: ids.fileId, file })
    const passkey = { credentialId: 'none', publicKey: '', counter: 0, transports: '[]', synced: 0, name: MARK }
    await app.backend.store.db
      .insertInto('passkeys')
      .values({ ...passkey, id: ids.passkeyId, userId: owner.userId, createdAt: '2026-03-02T07:00:00.000Z' })
      .execute()
    const call = {
      functionId: 'wearable',
      body: JSON.stringify({ path: '/get-user', method: 'POST', body: { user_id: owner.userId } }),
    }
    ids.executionId = (await owner.functions.createExecution({ ...call, async: true })).$id
  })
  afterAll(() => app.close())

  test('every route has a rule, and every rule a route', () => {
    const ruled = [...Object.keys(accessRules), ...developmentRoutes]
    expect([...routes].filter((route) => !ruled.includes(route))).toEqual([])
    expect(ruled.filter((route) => !routes.has(route))).toEqual([])
  })

  test('production has no route of development', async () => {
    const inProduction = collectRoutes()
    const settings = { NODE_ENV: 'production' }
    const production = await startApp('sqlite', { settings, onRoute: inProduction.listen })
    await production.close()
    expect([...developmentRoutes].filter((route) => inProduction.routes.has(route))).toEqual([])
    expect(inProduction.routes.has('GET /v1/account')).toBe(true)
  })

  const headersOf = async (caller: CallerName): Promise<Record<string, string>> => {
    const project = { 'x-appwrite-project': 'pacemeal' }
    if (caller === 'guest') return project
    if (caller === 'operator') return { ...project, authorization: `Bearer ${METRICS_TOKEN}` }
    const { session, secret } = await sessionOf(people.get(caller) ?? owner)
    if (caller === 'ended session') {
      await app.backend.store.db.deleteFrom('sessions').where('id', '=', session.id).execute()
    }
    return { ...project, cookie: `a_session_pacemeal=${secret}` }
  }

  const bodies: Readonly<Record<string, unknown>> = {
    'PATCH /v1/databases/:databaseId/collections/:collectionId/documents/:documentId': {
      data: { notes: `${MARK} changed` },
    },
    'PATCH /v1/account/passkeys/:passkeyId': { name: MARK },
    'POST /v1/functions/:functionId/executions': { async: true, body: '{"path":"/nothing","method":"POST"}' },
  }

  const ask = async (route: string, caller: CallerName) => {
    const [method = '', url = ''] = route.split(' ')
    const places: Readonly<Record<string, string>> = {
      ...ids,
      databaseId,
      collectionId: mealLogs.id,
      bucketId: 'meal_images',
      userId: owner.userId,
      feedbackId: 'none',
      functionId: 'wearable',
      provider: 'google',
      type: 'totp',
      projectId: 'pacemeal',
    }
    const path = url.replace(/:(\w+)/g, (_whole, name: string) => places[name] ?? '').replace('*', 'nothing')
    const headers = await headersOf(caller)
    if (method === 'GET') return app.inject(method, path, headers)
    const sent = JSON.stringify(bodies[route] ?? {})
    return app.inject(method, path, { ...headers, 'content-type': 'application/json' }, sent)
  }

  /** What an answer comes to: let in, whatever is then made of the input, or kept out. */
  const verdictOf = ({ status, text }: { status: number; text: string }): string => {
    if (status >= 500) return `fault: ${text}`
    if (status === 401 || status === 403) return 'refused'
    return status === 404 && text.includes('_not_found') ? 'not there' : 'let in'
  }

  const allowed = (route: string, caller: CallerName): readonly string[] => {
    const rule = accessRules[route]
    if (caller === 'session without its second factor' && proving.includes(route)) return ['let in', 'not there']
    if (rule === 'anyone') return ['let in', 'not there']
    // What is theirs may not be there yet.
    if (rule === 'person') return signedIn.includes(caller) ? ['let in', 'not there'] : ['refused']
    if (rule === 'token') return caller === 'operator' ? ['let in'] : ['refused']
    if (rule === 'signed') return ['refused']
    if (rule === 'operator') return caller === 'operator of the admin page' ? ['let in', 'not there'] : ['not there']
    if (caller === 'owner') return ['let in']
    return signedIn.includes(caller) ? ['not there'] : ['refused', 'not there']
  }

  test('guests, others, the unverified, ended sessions and the operator reach what their rule says, and nothing of the owner', async () => {
    const wrong: string[] = []
    // What deletes comes last, and the owner after all others.
    const byHarm = Object.keys(accessRules).toSorted(
      (a, b) => Number(a.startsWith('DELETE')) - Number(b.startsWith('DELETE')),
    )
    for (const route of byHarm) {
      for (const caller of callers) {
        // Of more than ten sessions of a person the oldest end.
        await app.backend.store.db.deleteFrom('sessions').execute()
        if (route.includes(':sessionId')) ids.sessionId = (await sessionOf(owner)).session.id
        const answer = await ask(route, caller)
        const verdict = verdictOf(answer)
        const wanted = allowed(route, caller)
        const told = `${route} by ${caller}: ${verdict} (${answer.status})`
        if (!wanted.includes(verdict))
          wrong.push(`${told}, wanted ${wanted.join(' or ')}: ${answer.text.slice(0, 200)}`)
        if (caller !== 'owner' && answer.text.includes(MARK)) wrong.push(`${told}: tells of the owner`)
      }
    }
    expect(wrong).toEqual([])
    // The owner's own calls, which come last, found everything as it was, and deleted it.
    const left = await app.backend.store.db.selectFrom('meal_logs').select('_id').execute()
    expect(left).toEqual([])
  })
})
