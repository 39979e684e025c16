import { z } from 'zod'
import { initialsImage } from '../services/initials-image.ts'
import type { HttpArea } from './api.ts'
import { contentPolicy } from './content-policy.ts'

/** Ping, locale and the picture of a person's initials. */
export const registerSmallServices: HttpArea = (api) => {
  api.get(
    '/ping',
    { config: { open: true }, schema: { tags: ['other'], summary: 'Answer Pong!', response: { 200: z.string() } } },
    async (_request, reply) => reply.type('text/plain; charset=utf-8').send('Pong!'),
  )

  api.get(
    '/locale',
    {
      config: { open: true },
      schema: {
        tags: ['other'],
        summary: 'What is known of where the caller is; no address database is kept, so only the address itself',
        response: {
          200: z.object({
            ip: z.string(),
            countryCode: z.string(),
            country: z.string(),
            continentCode: z.string(),
            continent: z.string(),
            eu: z.boolean(),
            currency: z.string(),
          }),
        },
      },
    },
    async ({ ip }) => ({
      ip,
      countryCode: '--',
      country: 'Unknown',
      continentCode: '--',
      continent: 'Unknown',
      eu: false,
      currency: '',
    }),
  )

  const side = z.coerce.number().int().min(1).max(2000).optional()
  api.get(
    '/avatars/initials',
    {
      config: { open: true },
      schema: {
        tags: ['other'],
        summary: 'A picture of initials',
        querystring: z.object({
          name: z.string().max(128).optional(),
          width: side,
          height: side,
          background: z
            .string()
            .regex(/^([0-9a-fA-F]{6})?$/, 'takes 6 hexadecimal digits without #')
            .optional(),
        }),
        response: { 200: z.string() },
      },
    },
    async ({ query, caller }, reply) => {
      const name = query.name || caller?.user.name || caller?.user.email || ''
      const image = initialsImage({
        name,
        width: query.width ?? 500,
        height: query.height ?? 500,
        ...(query.background ? { background: query.background } : {}),
      })
      return (
        reply
          .type('image/svg+xml; charset=utf-8')
          .header('cache-control', 'private, max-age=2592000')
          // Without a name it is the caller's own, and the next person at this browser has another.
          .header('vary', 'Origin, Cookie')
          .header('content-security-policy', contentPolicy({ 'style-src': "'unsafe-inline'", sandbox: '' }))
          .send(image)
      )
    },
  )
}
