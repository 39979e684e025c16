import { lookup as systemLookup } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'
import { openOnce } from '../../open-once.ts'
import { readBounded } from '../../read-bounded.ts'
import { allowLookup } from '../outgoing/outgoing.ts'
import { isPublicAddress } from './public-address.ts'

/** The address is not one that we fetch for people: the wrong protocol or port, or a host that is not on the public internet. */
export class RefusedAddress extends Error {
  readonly code = 'ADDRESS_REFUSED'
  constructor(message: string) {
    super(message)
    this.name = 'RefusedAddress'
  }
}

export interface PublicRequest {
  readonly method?: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Uint8Array
  /** What the answer may come to once it is unpacked. */
  readonly maxBytes: number
  /** The beginning of a larger answer is taken instead of none. */
  readonly isBeginningEnough?: boolean
  /** For all of it, redirects and body included. */
  readonly maxMs: number
  /** Each is checked like the first address. At 0 the redirect itself is the answer. */
  readonly maxRedirects: number
  readonly signal: AbortSignal
}

export interface PublicAnswer {
  readonly status: number
  /** Names in lower case. */
  readonly headers: ReadonlyMap<string, string>
  readonly body: Buffer
  /** Where it came from at last. */
  readonly address: string
}

/** Fetches what people give addresses of: calendars, recipes, push services. */
export interface PublicWeb {
  /** Rejects with a RefusedAddress, an AnswerTooLarge, the signal's reason, or what the network says. */
  fetch(address: string, request: PublicRequest): Promise<PublicAnswer>
  close(): Promise<void>
}

export interface PublicWebOptions {
  readonly protocols?: readonly string[]
  /** Ports that an address may name; the protocol's own is always allowed. */
  readonly ports?: readonly number[]
  /** All IP addresses of a name. */
  readonly resolve?: (hostname: string) => Promise<readonly string[]>
  readonly isPublic?: (ip: string) => boolean
}

const resolveBySystem = async (hostname: string): Promise<readonly string[]> =>
  (await systemLookup(hostname, { all: true })).map(({ address }) => address)

const REDIRECTS = new Set([301, 302, 303, 307, 308])

/** What `fetch` wraps tells why; refusals of ours come out as they are. */
const unwrapped = (error: unknown): unknown =>
  error instanceof TypeError && error.cause instanceof RefusedAddress ? error.cause : error

/**
 * Reaches the public internet only. The name is resolved once for each connection, and the very addresses that it resolved
 * to are checked and connected to: a name that answers differently a moment later leads nowhere else.
 */
export const publicWeb = (options: PublicWebOptions = {}): PublicWeb => {
  const { protocols = ['https:'], ports = [], resolve = resolveBySystem, isPublic = isPublicAddress } = options

  const requirePublic = (hostname: string, ips: readonly string[]): void => {
    if (ips.length > 0 && ips.every(isPublic)) return
    throw new RefusedAddress(`${hostname} is not on the public internet.`)
  }

  const lookup: LookupFunction = (hostname, { all }, give) => {
    resolve(hostname).then(
      (ips) => {
        try {
          requirePublic(hostname, ips)
        } catch (error) {
          give(error as RefusedAddress, '')
          return
        }
        const found = ips.map((address) => ({ address, family: isIP(address) }))
        if (all === true) give(null, found)
        else give(null, found[0]?.address ?? '', found[0]?.family)
      },
      (error: NodeJS.ErrnoException) => give(error, ''),
    )
  }
  allowLookup(lookup)
  /** Loaded by the first request: it holds memory that most processes never need. */
  const client = openOnce(async () => {
    const { Agent, fetch } = await import('undici')
    return { fetch, agent: new Agent({ connect: { lookup } }) }
  })

  const requireAllowed = (address: string, base?: string): URL => {
    if (!URL.canParse(address, base)) throw new RefusedAddress('The address cannot be read.')
    const url = new URL(address, base)
    const { protocol, port, username, password, hostname } = url
    if (!protocols.includes(protocol)) throw new RefusedAddress(`${protocol} addresses are not fetched.`)
    if (port !== '' && !ports.includes(Number(port))) throw new RefusedAddress(`Port ${port} is not fetched from.`)
    if (username !== '' || password !== '') throw new RefusedAddress('The address carries a name or password.')
    // An address in numbers is not looked up, so that the check of names never sees it.
    const literal = hostname.replace(/^\[|\]$/g, '')
    if (isIP(literal) !== 0) requirePublic(hostname, [literal])
    return url
  }

  return {
    async fetch(
      address,
      { method = 'GET', headers = {}, body, maxBytes, isBeginningEnough, maxMs, maxRedirects, signal },
    ) {
      const patience = AbortSignal.any([signal, AbortSignal.timeout(maxMs)])
      const first = requireAllowed(address)
      let url = first
      const { fetch, agent } = await client.get()
      try {
        for (let redirects = 0; ; redirects += 1) {
          // Elsewhere nobody needs to know what was meant for the first host.
          const given = url.origin === first.origin ? headers : {}
          const sent = body === undefined ? {} : { body }
          const init = { method, headers: given, ...sent, redirect: 'manual', signal: patience } as const
          const answer = await fetch(url, { ...init, dispatcher: agent })
          const target = answer.headers.get('location')
          if (REDIRECTS.has(answer.status) && target !== null && redirects < maxRedirects && method === 'GET') {
            await answer.body?.cancel()
            url = requireAllowed(target, url.href)
            continue
          }
          return {
            status: answer.status,
            headers: new Map(answer.headers),
            body: await readBounded(answer.body, maxBytes, { isBeginningEnough }),
            address: url.href,
          }
        }
      } catch (error) {
        throw unwrapped(error)
      }
    },
    async close() {
      await (await client.opened())?.agent.destroy()
    },
  }
}
