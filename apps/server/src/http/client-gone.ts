import type { FastifyReply } from 'fastify'

/** The client has closed its connection and waits for nothing any more. */
export class ClientGone extends Error {
  constructor() {
    super('The client is gone.')
    this.name = 'ClientGone'
  }
}

/** A signal that is aborted when the client leaves before it has its answer, so that work for it can stop. */
export const clientGoneSignal = ({ raw }: FastifyReply): AbortSignal => {
  const gone = new AbortController()
  const abort = () => {
    if (!raw.writableFinished) gone.abort(new ClientGone())
  }
  if (raw.destroyed) abort()
  else raw.once('close', abort)
  return gone.signal
}
