import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { projectId } from '@pacemeal/protocol'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { type Config, publicUrl } from '../config.ts'
import type { Api } from './api.ts'
import { sessionCookie } from './session-cookie.ts'
import { version } from './version.ts'

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
          session: { type: 'apiKey', in: 'cookie', name: sessionCookie },
        },
      },
      security: [{ project: [], session: [] }],
    },
    transform: jsonSchemaTransform,
  })
  await api.register(swaggerUi, { routePrefix: '/docs', staticCSP: true })
}
