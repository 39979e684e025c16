import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'

/** Between two bytes of its answer. A picture of the largest size takes a fraction of it. */
const SILENCE_MS = 30_000
const CHUNK_BYTES = 64 * 1024

function* framed(bytes: Uint8Array): Generator<Uint8Array> {
  yield Buffer.from('zINSTREAM\0')
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
    const chunk = bytes.subarray(at, at + CHUNK_BYTES)
    const length = Buffer.alloc(4)
    length.writeUInt32BE(chunk.length)
    yield length
    yield chunk
  }
  yield Buffer.alloc(4)
}

/**
 * Has ClamAV look at bytes, by its command INSTREAM (clamd(8)). Gives the name of what it found, undefined where that is nothing;
 * throws where it does not answer, or takes no file of this length (`StreamMaxLength`).
 *
 * @param address - where its daemon listens: `tcp://host:port`
 */
export const scanWithClamd = async (
  address: string,
  bytes: Uint8Array,
  signal: AbortSignal,
): Promise<string | undefined> => {
  const { hostname, port } = new URL(address)
  const socket = connect({ host: hostname, port: Number(port), signal, timeout: SILENCE_MS })
  socket.once('timeout', () => socket.destroy(new Error(`ClamAV was silent for ${SILENCE_MS} ms.`)))
  try {
    await once(socket, 'connect')
    const answer = text(socket)
    for (const part of framed(bytes)) if (!socket.write(part)) await Promise.race([once(socket, 'drain'), answer])
    const said = (await answer).replace(/\0$/, '')
    if (said === 'stream: OK') return undefined
    const found = /^stream: (.+) FOUND$/.exec(said)?.[1]
    if (found === undefined) throw new Error(`ClamAV answers "${said.slice(0, 200)}".`)
    return found
  } finally {
    socket.destroy()
  }
}
