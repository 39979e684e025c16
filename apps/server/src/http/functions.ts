import { setImmediate as nextTurn } from 'node:timers/promises'
import { z } from 'zod'
import { functionHandlers } from '../functions/index.ts'
import { newId } from '../ids.ts'
import { Refusal } from '../refusal.ts'
import { requireSignedIn } from '../services/caller.ts'
import { executionView } from '../services/executions/execution-view.ts'
import type { FunctionHandler } from '../services/executions/function-handler.ts'
import { listExecutions, readExecution } from '../services/executions/read-executions.ts'
import { requireCall } from '../services/executions/received-call.ts'
import { requestCall } from '../services/executions/request-execution.ts'
import { untilFinished } from '../services/executions/until-finished.ts'
import type { HttpArea } from './api.ts'
import { countCall, rateLimits } from './limits.ts'
import { plainText, queries, wantsTotal } from './parameters.ts'
import { recorded } from './security-log.ts'
import { expireSessionCookie } from './session-cookie.ts'

const path = '/functions/:functionId/executions'
const functionParams = z.object({ functionId: z.string() })
const header = z.object({ name: z.string(), value: z.string() })

/** The most characters that any call of a function may have. */
const longestBody = ({ maxBodyLength, longBodies = {} }: FunctionHandler): number =>
  Math.max(maxBodyLength, ...Object.values(longBodies))
/** Longest body of any function's call, in characters. */
const MAX_BODY_LENGTH = Math.max(...[...functionHandlers.values()].map(longestBody))
/** Beside the body stand path, method and the rest; JSON escapes can make all of it several times as long as what it stands for. */
const ESCAPED = 2
const BESIDE_BODY = 16_384

const execution = z.object({
  $id: z.string(),
  $createdAt: z.string(),
  $updatedAt: z.string(),
  $permissions: z.array(z.string()),
  functionId: z.string(),
  resourceId: z.string(),
  resourceType: z.string(),
  deploymentId: z.string(),
  trigger: z.string(),
  status: z.enum(['waiting', 'processing', 'completed', 'failed']),
  requestMethod: z.string(),
  requestPath: z.string(),
  requestHeaders: z.array(header),
  responseStatusCode: z.number(),
  responseBody: z.string(),
  responseHeaders: z.array(header),
  logs: z.string(),
  errors: z.string(),
  duration: z.number(),
  scheduledAt: z.null(),
  progress: z.unknown(),
})

const requireFunction = (id: string): FunctionHandler => {
  const handler = functionHandlers.get(id)
  if (handler === undefined) throw new Refusal('function_not_found', 'There is no function with this id.')
  return handler
}

const tooLong = ({ id }: FunctionHandler, length: number) =>
  new Refusal('general_payload_too_large', `The body of a call of ${id} has at most ${length} characters.`)

const checkBody = (handler: FunctionHandler, path: string, body: string): void => {
  const length = handler.longBodies?.[path] ?? handler.maxBodyLength
  if (body.length > length) throw tooLong(handler, length)
}

/** Refuses what announces itself as longer than any call of this function, before it is received. */
const checkAnnounced = (handler: FunctionHandler, contentLength: string | undefined): void => {
  const length = longestBody(handler)
  if (Number(contentLength ?? 0) > ESCAPED * length + BESIDE_BODY) throw tooLong(handler, length)
}

/** A function's own body that takes so long to check that others get a turn before and after, in characters. */
const SLOW_TO_CHECK_CHARACTERS = 100_000

const newExecution = z.object({
  body: plainText(ESCAPED * MAX_BODY_LENGTH).default(''),
  async: z.boolean().default(false),
  path: plainText(2048).default('/'),
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD']).default('POST'),
  headers: z.record(z.string(), z.unknown()).nullish(),
  scheduledAt: z.null().optional(),
})

const tags = ['functions']

/** Calls of functions, and what became of them. */
export const registerFunctions: HttpArea = (api, backend) => {
  api.post(
    path,
    {
      bodyLimit: ESCAPED * MAX_BODY_LENGTH + BESIDE_BODY,
      // Before megabytes are received and parsed, for nobody or for somebody who has called too often.
      onRequest: async ({ caller, params, headers }, reply) => {
        const { user } = requireSignedIn(caller)
        await countCall(backend, reply, rateLimits.callFunction, user.id)
        const { functionId } = functionParams.parse(params)
        checkAnnounced(requireFunction(functionId), headers['content-length'])
      },
      schema: {
        tags,
        summary: 'Call a function',
        params: functionParams,
        body: newExecution,
        response: { 201: execution, 202: execution },
      },
    },
    async (request, reply) => {
      const { params, body } = request
      const caller = requireSignedIn(request.caller)
      const handler = requireFunction(params.functionId)
      checkBody(handler, body.path, body.body)
      // Megabytes are read in one turn of the event loop and kept in another.
      if (body.body.length > SLOW_TO_CHECK_CHARACTERS) await nextTurn()
      const call = requireCall({ ...body, executionId: newId(), userId: caller.user.id, caller })
      if (body.body.length > SLOW_TO_CHECK_CHARACTERS) await nextTurn()
      const take = () => requestCall(backend, handler, call)
      const event = handler.recordedAs?.(call)
      const taken = event === undefined ? take() : recorded(backend, request, event, {}, take)
      const { row, isLast } = await taken
      if (isLast) expireSessionCookie(backend, reply)
      if (body.async) return reply.code(202).send(executionView(row))
      return reply.code(201).send(executionView(await untilFinished(backend, row)))
    },
  )

  api.get(
    path,
    {
      schema: {
        tags,
        summary: 'List executions',
        params: functionParams,
        querystring: z.object({ queries, total: wantsTotal }),
        response: { 200: z.object({ total: z.number(), executions: z.array(execution).readonly() }) },
      },
    },
    async ({ params, query, caller }) => {
      const member = requireSignedIn(caller)
      const { id } = requireFunction(params.functionId)
      return listExecutions(backend, member, id, query.queries, query.total)
    },
  )

  api.get(
    `${path}/:executionId`,
    {
      schema: {
        tags,
        summary: 'Get an execution',
        params: functionParams.extend({ executionId: z.string() }),
        response: { 200: execution },
      },
    },
    async ({ params, caller }) => {
      const member = requireSignedIn(caller)
      const { id } = requireFunction(params.functionId)
      return readExecution(backend, member, id, params.executionId)
    },
  )
}
