import { MAX_RECIPE_LINK } from '@pacemeal/domain/own-food'
import { z } from 'zod'
import { requireSignedIn } from '../services/caller.ts'
import { readRecipePage } from '../services/recipe-pages/read-recipe-page.ts'
import type { HttpArea } from './api.ts'
import { clientGoneSignal } from './client-gone.ts'
import { countCall, rateLimits } from './limits.ts'

/** The recipes of web pages that people give the address of. */
export const registerRecipePages: HttpArea = (api, backend) => {
  api.get(
    '/recipe-pages',
    {
      schema: {
        tags: ['other'],
        summary:
          'The linked data (JSON-LD) of the recipes on a page of the public web, and the markup of one in microdata',
        querystring: z.object({ address: z.url({ protocol: /^https$/ }).max(MAX_RECIPE_LINK) }),
        response: { 200: z.object({ blocks: z.array(z.string()), markup: z.string().optional() }) },
      },
    },
    async (request, reply) => {
      const { user } = requireSignedIn(request.caller)
      await countCall(backend, reply, rateLimits.readRecipePage, user.id)
      return readRecipePage(backend, request.query.address, clientGoneSignal(reply))
    },
  )
}
