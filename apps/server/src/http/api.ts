import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { AllPorts } from '../ports.ts'
import type { Caller } from '../services/caller.ts'

/** Fastify with zod schemas as its types. */
export type Api = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, FastifyBaseLogger, ZodTypeProvider>

/** One area of the API: registers its routes, with paths below /v1. */
export type HttpArea = (api: Api, backend: AllPorts) => void | Promise<void>

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls; set before any handler of /v1 runs. */
    caller: Caller
    /** When the session was looked up, in epoch milliseconds. */
    callerFoundAt: number
    /** Looks a session up again that was found long ago. A handler that reads the body by itself calls it after that. */
    recheckCaller: () => Promise<void>
  }
  interface FastifyContextConfig {
    /** Guests may call it; otherwise a guest is refused before the input is looked at. */
    readonly open?: true
    /** A session that has not proven its person's second factor yet may call it. */
    readonly firstFactor?: true
    /** The project is not in header or query (provider callbacks carry it in the path). */
    readonly projectless?: true
    /** A WebSocket handshake: it checks origin and project itself, to refuse in frames. Implies open. */
    readonly handshake?: true
  }
}
