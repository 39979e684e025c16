import { z } from 'zod'
import { requireSignedIn } from '../services/caller.ts'
import type { HttpArea } from './api.ts'

/** Readings of one batch: more than any screen begins with. */
const MAX_READS = 16
const MAX_ADDRESS_LENGTH = 4096
/** The caller's own account and trends, and documents: answers of JSON that are bounded by themselves. */
const READABLE =
  /^\/(account|account\/trends\?days=\d+|databases\/[\w.-]+\/collections\/[\w.-]+\/documents(\/[\w.-]+)?(\?[\w.~%+&=*()'!,:;@$/?-]*)?)$/
/** Stands for the caller's own id in an address, which a page that was just opened does not know yet. */
const OWN_ID = '-me-'

/** What decides who reads, and in which language; everything else belongs to the batch itself. */
const HANDED_ON = ['cookie', 'origin', 'host', 'user-agent', 'accept-language', 'x-fallback-cookies'] as const

/**
 * Several readings in one request, for the first screen of a visit on a slow network. Each is answered as if it had come by
 * itself, by the same route with the same guards and limits.
 */
export const registerBatch: HttpArea = (api) => {
  api.post(
    '/batch',
    {
      schema: {
        tags: ['other'],
        summary: 'Read several documents or lists at once; `-me-` stands for the id of the caller',
        body: z.object({
          reads: z
            .array(
              z
                .string()
                .max(MAX_ADDRESS_LENGTH)
                .regex(READABLE, 'takes /account, /account/trends?days= and addresses of documents'),
            )
            .min(1)
            .max(MAX_READS),
        }),
        response: { 200: z.any().meta({ description: '`{ answers: [{ status, body }] }`, in the order of `reads`' }) },
      },
    },
    async ({ body, caller, headers, ip }, reply) => {
      const { user } = requireSignedIn(caller)
      const own = Object.entries(headers).filter(
        ([name]) => name.startsWith('x-appwrite-') || HANDED_ON.some((one) => one === name),
      )
      const read = async (address: string): Promise<string> => {
        const url = `/v1${address.replaceAll(OWN_ID, user.id)}`
        const answer = await api.inject({ method: 'GET', url, headers: Object.fromEntries(own), remoteAddress: ip })
        return `{"status":${answer.statusCode},"body":${answer.payload}}`
      }
      const answers = await Promise.all(body.reads.map(read))
      return reply.type('application/json; charset=utf-8').send(`{"answers":[${answers.join()}]}`)
    },
  )
}
