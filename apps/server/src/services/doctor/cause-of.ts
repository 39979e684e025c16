/** What somebody threw, in its own words and without a full stop. */
export const wordsOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/\.$/, '')

/** What can go wrong on the way to another machine, by the code of Node, of its TLS or of its fetch. */
const troubles: readonly (readonly [code: RegExp, words: (host: string) => string])[] = [
  [/^(ENOTFOUND|EAI_\w+|EDNS)$/, (host) => `no address is known for ${host}`],
  [/^ECONNREFUSED$/, (host) => `nothing listens at ${host}`],
  [/^(EHOSTUNREACH|ENETUNREACH)$/, (host) => `no way leads to ${host}`],
  [/^(ECONNRESET|EPIPE|UND_ERR_SOCKET)$/, (host) => `${host} ended the connection`],
  [/TIMEOUT|TIMEDOUT/i, (host) => `${host} did not answer in time`],
  [/^CERT_HAS_EXPIRED$/, (host) => `the certificate of ${host} has expired`],
  [/^ERR_TLS_CERT_ALTNAME_INVALID$/, (host) => `the certificate of ${host} is for another name`],
  [/^CERT_|SELF_SIGNED|^UNABLE_TO_/, (host) => `the certificate of ${host} is not trusted`],
  [/^(EPROTO|ERR_SSL_\w+)$/, (host) => `${host} does not speak TLS as it is spoken to`],
]

/** Where errors are wrapped into others, the code that each library puts it under. */
const codesOf = (error: Error): readonly string[] =>
  [Reflect.get(error, 'code'), Reflect.get(error, 'originalCode'), error.name].filter(
    (code) => typeof code === 'string',
  )

/** The error itself and what caused it, the outermost first; of several tries, the first counts. */
const chainOf = (error: unknown, depth = 0): readonly Error[] => {
  if (!(error instanceof Error) || depth > 8) return []
  const below = error.cause ?? (error instanceof AggregateError ? error.errors[0] : undefined)
  return [error, ...chainOf(below, depth + 1)]
}

/**
 * Why a service could not be reached, for an operator: the host and what happened on the way, with its code; any other
 * fault by the words of what caused it. Node's own fetch says only that it failed, and keeps the rest in its cause.
 *
 * @param host - what was asked, with its port where the address names one; undefined where it is no other machine
 */
export const causeOf = (error: unknown, host: string | undefined): string => {
  const chain = chainOf(error)
  if (host !== undefined && host !== '') {
    for (const code of chain.toReversed().flatMap(codesOf)) {
      const words = troubles.find(([pattern]) => pattern.test(code))?.[1]
      if (words !== undefined) return code === 'TimeoutError' ? words(host) : `${words(host)} (${code})`
    }
  }
  return wordsOf(chain.findLast(({ message }) => message !== '') ?? error)
}
