import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { errorStatus, projectId } from '@pacemeal/protocol'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { publicUrl } from '../config/public-url.ts'
import type { Config } from '../config/settings.ts'
import { version } from '../version.ts'
import type { Api } from './api.ts'
import { ownCookie } from './own-cookie.ts'
import { sessionCookie } from './session-cookie.ts'

/**
 * The wire has fields called `$id`, and the description's reference resolver takes any such key for a schema's own id.
 * They go through it under another name.
 */
const STAND_IN = 'pacemeal:id'
const hideIds = <T>(schema: T): T => JSON.parse(JSON.stringify(schema).replaceAll('"$id"', `"${STAND_IN}"`))
const showIds = <T>(description: T): T => JSON.parse(JSON.stringify(description).replaceAll(`"${STAND_IN}"`, '"$id"'))

/** Every call may be refused, always in this shape. */
const refusal = {
  description: 'A refusal: `type` says which, `message` why',
  type: 'object',
  properties: {
    message: { type: 'string' },
    code: { type: 'integer' },
    type: { type: 'string', enum: Object.keys(errorStatus) },
    version: { type: 'string' },
    reason: { type: 'string' },
    retryAfter: { type: 'integer' },
  },
  required: ['message', 'code', 'type', 'version'],
}

/** The OpenAPI description of every route, made from the schemas that check the requests, shown at /docs. */
export const describeApi = async (api: Api, config: Config): Promise<void> => {
  await api.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Pacemeal',
        version,
        description: `Fuel planning for athletes. Every call names the project \`${projectId}\` and signs in by cookie.`,
      },
      servers: [{ url: publicUrl(config) }],
      components: {
        securitySchemes: {
          project: { type: 'apiKey', in: 'header', name: 'X-Appwrite-Project' },
          session: { type: 'apiKey', in: 'cookie', name: ownCookie({ config }, sessionCookie).name },
        },
      },
      security: [{ project: [], session: [] }],
    },
    transform: (route) => {
      const { schema, url } = jsonSchemaTransform(route)
      const response = typeof schema.response === 'object' ? schema.response : {}
      return { schema: hideIds({ ...schema, response: { ...response, default: refusal } }), url }
    },
    transformObject: (documents) => {
      const description = 'openapiObject' in documents ? documents.openapiObject : documents.swaggerObject
      return showIds(description)
    },
  })
  await api.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: true,
    transformStaticCSP: (policy) =>
      policy
        // On plain http, at home, there is nothing to upgrade to.
        .replace(/\s*upgrade-insecure-requests;/, '')
        .replace(/(?<=\b(?:base-uri|frame-ancestors) )'self'/g, "'none'"),
  })
}
