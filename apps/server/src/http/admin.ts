import {
  adminActs,
  adminConversations,
  adminFeedbackList,
  adminMessages,
  adminOverview,
  adminPeople,
  adminQueue,
  adminSettings,
  MAX_ANSWER_LENGTH,
} from '@pacemeal/protocol/admin'
import type { FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { AllPorts } from '../ports.ts'
import { answerFeedback, answerPerson } from '../services/operators/answer-person.ts'
import { listConversations, readConversation } from '../services/operators/conversations.ts'
import { discardDeadLetter, retryDeadLetter } from '../services/operators/dead-letters.ts'
import { listFeedback } from '../services/operators/list-feedback.ts'
import { listPeople } from '../services/operators/list-people.ts'
import { listActs } from '../services/operators/operator-acts.ts'
import { readOverview } from '../services/operators/read-overview.ts'
import { listDeadLetters, listExecutions } from '../services/operators/read-queue.ts'
import { requireOperator } from '../services/operators/require-operator.ts'
import { settingsInForce } from '../services/operators/settings-in-force.ts'
import type { Api, HttpArea } from './api.ts'
import { countCall, rateLimits } from './limits.ts'
import { id, nothing, plainText } from './parameters.ts'

/** Reached by guests too, and without a project, so that they find nothing here, as at any other address. */
const config = { open: true, projectless: true } as const
const hidden = { hide: true } as const
const answer = z.object({
  text: plainText(MAX_ANSWER_LENGTH)
    .transform((text) => text.trim())
    .pipe(z.string().min(1, 'takes an answer')),
})
const supportAnswer = answer.extend({ lastSeenId: id.optional() })
const deadLetter = z.object({ key: plainText(1000) })

/** What operators look at and do. For everybody else these calls do not exist. */
export const registerAdmin: HttpArea = async (parent, backend) => {
  await parent.register(
    async (plain) => {
      const api: Api = plain.withTypeProvider<ZodTypeProvider>()
      // Before the input is looked at, which would tell that something is here.
      api.addHook('onRequest', async ({ caller }, reply) => {
        const { user } = requireOperator(backend, caller)
        await countCall(backend, reply, rateLimits.callAdmin, user.id)
      })
      registerReadings(api, backend)
      registerActs(api, backend)
    },
    { prefix: '/admin' },
  )
}

type Asking = Pick<FastifyRequest, 'caller'>

const registerReadings = (api: Api, backend: AllPorts): void => {
  const operatorOf = ({ caller }: Asking): string => requireOperator(backend, caller).user.email

  api.get('/overview', { config, schema: { ...hidden, response: { 200: adminOverview } } }, (request) =>
    readOverview(backend, operatorOf(request)),
  )
  api.get(
    '/people',
    {
      config,
      schema: {
        ...hidden,
        querystring: z.object({ search: plainText(254).default('') }),
        response: { 200: adminPeople },
      },
    },
    async ({ query }) => ({ people: await listPeople(backend, query.search.trim()) }),
  )
  api.get('/queue', { config, schema: { ...hidden, response: { 200: adminQueue } } }, async () => ({
    executions: await listExecutions(backend),
    deadLetters: await listDeadLetters(backend),
  }))
  api.get('/conversations', { config, schema: { ...hidden, response: { 200: adminConversations } } }, async () => ({
    conversations: await listConversations(backend),
  }))
  api.get(
    '/conversations/:userId',
    { config, schema: { ...hidden, params: z.object({ userId: id }), response: { 200: adminMessages } } },
    (request) => readConversation(backend, operatorOf(request), request.params.userId),
  )
  api.get('/feedback', { config, schema: { ...hidden, response: { 200: adminFeedbackList } } }, async () => ({
    feedback: await listFeedback(backend),
  }))
  api.get('/settings', { config, schema: { ...hidden, response: { 200: adminSettings } } }, async () => ({
    settings: settingsInForce(backend),
  }))
  api.get('/acts', { config, schema: { ...hidden, response: { 200: adminActs } } }, async () => ({
    acts: await listActs(backend),
  }))
}

const registerActs = (api: Api, backend: AllPorts): void => {
  const operatorOf = ({ caller }: Asking): string => requireOperator(backend, caller).user.email

  api.post(
    '/conversations/:userId/answers',
    {
      config,
      schema: { ...hidden, params: z.object({ userId: id }), body: supportAnswer, response: { 204: nothing } },
    },
    async (request, reply) => {
      await answerPerson(backend, operatorOf(request), request.params.userId, request.body)
      return reply.code(204).send(null)
    },
  )
  api.post(
    '/feedback/:feedbackId/answers',
    { config, schema: { ...hidden, params: z.object({ feedbackId: id }), body: answer, response: { 204: nothing } } },
    async (request, reply) => {
      await answerFeedback(backend, operatorOf(request), request.params.feedbackId, request.body.text)
      return reply.code(204).send(null)
    },
  )
  api.post(
    '/dead-letters/retry',
    { config, schema: { ...hidden, body: deadLetter, response: { 204: nothing } } },
    async (request, reply) => {
      await retryDeadLetter(backend, operatorOf(request), request.body.key)
      return reply.code(204).send(null)
    },
  )
  api.post(
    '/dead-letters/discard',
    { config, schema: { ...hidden, body: deadLetter, response: { 204: nothing } } },
    async (request, reply) => {
      await discardDeadLetter(backend, operatorOf(request), request.body.key)
      return reply.code(204).send(null)
    },
  )
}
