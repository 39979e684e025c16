import { AnswerTooLarge, readBounded } from '../../read-bounded.ts'
import { ModelFailure } from './model-failure.ts'

/** No answer we ask for comes near this; one that does is a broken or hostile endpoint. In bytes. */
const MAX_ANSWER_LENGTH = 256 * 1024

const readCapped = async (response: Response): Promise<Uint8Array<ArrayBuffer>> => {
  try {
    return new Uint8Array(await readBounded(response.body, MAX_ANSWER_LENGTH))
  } catch (error) {
    throw error instanceof AnswerTooLarge ? new ModelFailure('malformed', error.message) : error
  }
}

/** `fetch` that stops reading an answer which does not end, and follows no redirect: the key is for one endpoint only. */
export const cappedFetch: typeof fetch = async (address, init) => {
  const response = await fetch(address, { ...init, redirect: 'error' })
  const body = await readCapped(response)
  const { status, statusText, headers } = response
  // The body is decoded here, so what the headers say of its encoding and length is over.
  const kept = new Headers(headers)
  for (const name of ['content-encoding', 'content-length']) kept.delete(name)
  return new Response(body.byteLength === 0 ? null : body, { status, statusText, headers: kept })
}
