import { isJsonObject } from '@pacemeal/domain'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { requireSignedIn } from '../services/caller.ts'
import { requireCollection } from '../services/documents/document-collections.ts'
import { listDocuments, readDocument } from '../services/documents/read-documents.ts'
import { createDocument, deleteDocument, updateDocument } from '../services/documents/write-documents.ts'
import type { HttpArea } from './api.ts'
import { clientNetwork } from './client-network.ts'
import { countCall, limitOfCreating, rateLimits } from './limits.ts'
import { newResourceId, nothing, permissions, queries, wantsTotal } from './parameters.ts'

const path = '/databases/:databaseId/collections/:collectionId/documents'
const collectionParams = z.object({ databaseId: z.string(), collectionId: z.string() })
const documentParams = collectionParams.extend({ documentId: z.string() })

const document = z.looseObject({
  $id: z.string(),
  $sequence: z.string(),
  $createdAt: z.string(),
  $updatedAt: z.string(),
  $permissions: z.array(z.string()).readonly(),
  $databaseId: z.string(),
  $collectionId: z.string(),
})

/** Attributes by name; which ones exist and what they take is the collection's to say. */
const data = z
  .custom<object>(isJsonObject, 'takes an object')
  .meta({ type: 'object', additionalProperties: true })
  .nullish()

const tags = ['documents']
/** Guests may read what is public; a collection of people's own says that it needs a session. */
const config = { open: true } as const

/** Who reads: the person, or the network of a guest. */
const readerKey = ({ caller, ip }: FastifyRequest): string => caller?.user.id ?? clientNetwork(ip)

/** Also true of some that only name such a word; they are just counted more strictly. */
const looksForText = (query: string): boolean => /contains|startsWith|endsWith/.test(query)

export const registerDatabases: HttpArea = (api, backend) => {
  api.get(
    path,
    {
      config,
      schema: {
        tags,
        summary: 'List documents',
        params: collectionParams,
        querystring: z.object({ queries, total: wantsTotal }),
        response: { 200: z.object({ total: z.number(), documents: z.array(document).readonly() }) },
      },
    },
    async (request, reply) => {
      const { params, query, caller } = request
      const one = requireCollection(params.databaseId, params.collectionId)
      const limit = query.queries.some(looksForText) ? rateLimits.searchDocuments : rateLimits.readDocuments
      await countCall(backend, reply, limit, readerKey(request))
      return listDocuments(backend, caller, one, query.queries, query.total)
    },
  )

  api.post(
    path,
    {
      schema: {
        tags,
        summary: 'Create a document',
        params: collectionParams,
        body: z.object({ documentId: newResourceId, data, permissions }),
        response: { 201: document },
      },
    },
    async ({ params, body, caller }, reply) => {
      const one = requireCollection(params.databaseId, params.collectionId)
      const limit = limitOfCreating.get(one.id) ?? rateLimits.createDocument
      const person = requireSignedIn(caller)
      await countCall(backend, reply, limit, person.user.id)
      const created = await createDocument(backend, person, one, {
        documentId: body.documentId,
        data: body.data ?? null,
        permissions: body.permissions ?? null,
      })
      return reply.code(201).send(created)
    },
  )

  api.get(
    `${path}/:documentId`,
    {
      config,
      schema: {
        tags,
        summary: 'Get a document',
        params: documentParams,
        querystring: z.object({ queries }),
        response: { 200: document },
      },
    },
    async (request, reply) => {
      const { params, query, caller } = request
      const one = requireCollection(params.databaseId, params.collectionId)
      await countCall(backend, reply, rateLimits.readDocuments, readerKey(request))
      return readDocument(backend, caller, one, params.documentId, query.queries)
    },
  )

  api.patch(
    `${path}/:documentId`,
    {
      schema: {
        tags,
        summary: 'Update a document',
        params: documentParams,
        body: z.object({ data, permissions }),
        response: { 200: document },
      },
    },
    async ({ params, body, caller }, reply) => {
      const one = requireCollection(params.databaseId, params.collectionId)
      const person = requireSignedIn(caller)
      await countCall(backend, reply, rateLimits.updateDocument, person.user.id)
      const change = { data: body.data ?? null, permissions: body.permissions ?? null }
      return updateDocument(backend, person, one, params.documentId, change)
    },
  )

  api.delete(
    `${path}/:documentId`,
    { schema: { tags, summary: 'Delete a document', params: documentParams, response: { 204: nothing } } },
    async ({ params, caller }, reply) => {
      const one = requireCollection(params.databaseId, params.collectionId)
      const person = requireSignedIn(caller)
      await countCall(backend, reply, rateLimits.deleteDocument, person.user.id)
      await deleteDocument(backend, person, one, params.documentId)
      return reply.code(204).send(null)
    },
  )
}
