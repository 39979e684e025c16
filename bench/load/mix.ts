import { DAY_MS } from '@pacemeal/domain'
import { databaseId, functionIds, mealLogs, projectId } from '@pacemeal/protocol'
import { sessionCookie } from '../../apps/server/src/http/session-cookie.ts'
import { aLabelPicture } from '../../apps/server/src/testing/test-label.ts'
import { type ApiRequest, dayViewCall } from '../api/calls.ts'
import { mealLog, type Population, type Visitor } from '../api/people.ts'

export type ActionKind = 'day view' | 'log' | 'scan' | 'plan'

/** Of twenty actions 14 are day views, 4 logs, one a scan and one a plan, spread evenly. */
const turns: readonly ActionKind[] = Array.from({ length: 20 }, (_, turn) => {
  if (turn === 7) return 'scan'
  if (turn === 17) return 'plan'
  return turn % 5 === 2 ? 'log' : 'day view'
})

/** What somebody does, and the requests that it takes. */
export interface Action {
  readonly kind: ActionKind
  readonly visitor: Visitor
  readonly requests: readonly ApiRequest[]
}

/** A picture of a label, as the app sends it. */
export const aLabel = async (): Promise<string> =>
  `data:image/jpeg;base64,${(await aLabelPicture()).toString('base64')}`

const post = ({ secret }: Visitor, path: string, body: object): ApiRequest => ({
  method: 'POST',
  path: `/v1${path}`,
  headers: {
    cookie: `${sessionCookie}=${secret}`,
    'x-appwrite-project': projectId,
    'content-type': 'application/json',
    'accept-encoding': 'gzip, deflate, br, zstd',
  },
  body: JSON.stringify(body),
})

const execute = (visitor: Visitor, functionId: string, path: string, input: object): ApiRequest =>
  post(visitor, `/functions/${functionId}/executions`, { body: JSON.stringify(input), path, async: true })

/** The `turn`-th action of the mix, by one person after the other. */
export const actionAt = (population: Population, turn: number, label: string): Action => {
  const kind = turns[turn % turns.length] ?? 'day view'
  const visitor = population.visitors[turn % population.visitors.length]
  if (visitor === undefined) throw new Error('There are no visitors.')
  const { userId } = visitor
  const requests = (): readonly ApiRequest[] => {
    switch (kind) {
      case 'day view':
        return dayViewCall.requests(population, turn)
      case 'log': {
        const data = mealLog(userId, new Date(population.today + DAY_MS).toISOString(), turn)
        const path = `/databases/${databaseId}/collections/${mealLogs.id}/documents`
        return [post(visitor, path, { documentId: 'unique()', data })]
      }
      case 'scan':
        return [execute(visitor, functionIds.foodAnalysis, '/', { userId, imageData: label, mode: 'label' })]
      case 'plan':
        return [execute(visitor, functionIds.mealPlan, '/', { userId })]
    }
  }
  return { kind, visitor, requests: requests() }
}
