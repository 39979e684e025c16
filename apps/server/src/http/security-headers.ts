import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import helmet from 'helmet'
import { publicUrl } from '../config/public-url.ts'
import type { Config } from '../config/settings.ts'

/** The headers that a policy sets. They are the same on every answer, so it is asked once, with an answer that is never sent. */
const headersOf = (policy: ReturnType<typeof helmet>): OutgoingHttpHeaders => {
  const answer = new ServerResponse(new IncomingMessage(new Socket()))
  policy(answer.req, answer, (error) => {
    if (error !== undefined) throw error
  })
  return answer.getHeaders()
}

/**
 * The headers of every answer. Scripts come from this server only; styles may be inline, since motion and notices set them
 * on elements; pictures may be local previews (data, blob). The camera is for the scanner on this origin, and the microphone
 * for meals that are spoken: a browser's recognizer of speech hears nothing without it.
 */
export const securityHeaders = (config: Config): OutgoingHttpHeaders => {
  const https = new URL(publicUrl(config)).protocol === 'https:'
  const policy = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        mediaSrc: ["'self'", 'blob:'],
        connectSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        ...(https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    // Plain http on a home network must stay reachable; only an https address asks browsers to remember it.
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: config.hstsSubdomains } : false,
    crossOriginEmbedderPolicy: false,
    crossOriginResourcePolicy: { policy: 'same-site' },
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  return {
    ...headersOf(policy),
    'permissions-policy': 'camera=(self), microphone=(self), geolocation=(), payment=()',
  }
}
