import { once } from 'node:events'
import { connect, getCACertificates } from 'node:tls'

/**
 * When the certificate ends that a server shows, in milliseconds since 1970. Throws where nothing answers in time, and where the
 * certificate is not one that every browser takes: of a public authority, for this name, and valid now. An authority of one's
 * own that this machine trusts does not count.
 */
export const certificateEnd = async (address: URL, timeoutMs: number): Promise<number> => {
  const host = address.hostname.replaceAll(/[[\]]/g, '')
  const socket = connect({
    host,
    port: Number(address.port || 443),
    // The name of a number is none.
    ...(/^[\d.]+$|:/.test(host) ? {} : { servername: host }),
    ca: getCACertificates('bundled'),
    timeout: timeoutMs,
  })
  socket.once('timeout', () => socket.destroy(new DOMException('No answer in time.', 'TimeoutError')))
  try {
    await once(socket, 'secureConnect')
    return Date.parse(socket.getPeerCertificate().valid_to)
  } finally {
    socket.destroy()
  }
}
