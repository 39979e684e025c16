import type { Ports } from '../../ports.ts'
import { Refusal } from '../../refusal.ts'
import { recipeBlocks } from './linked-data.ts'

const MAX_PAGE_BYTES = 3_000_000
const MAX_FETCH_MS = 10_000
const MAX_REDIRECTS = 4

const unreadable = () =>
  new Refusal('general_bad_request', 'This page could not be read.', { reason: 'page_unreadable' })

/** The text of a page in the encoding that its head says; UTF-8 where that is none. */
const textOf = (body: Buffer, contentType = ''): string => {
  const [, label = 'utf-8'] = /charset="?([\w-]+)/i.exec(contentType) ?? []
  try {
    return new TextDecoder(label).decode(body)
  } catch {
    return new TextDecoder().decode(body)
  }
}

/** The linked data of the recipes on a page of the public web. Nothing else of the page is given on. */
export const readRecipePage = async (
  { web }: Ports<'web'>,
  address: string,
  signal: AbortSignal,
): Promise<{ readonly blocks: string[] }> => {
  const answer = await web
    .fetch(address, {
      headers: { accept: 'text/html' },
      maxBytes: MAX_PAGE_BYTES,
      maxMs: MAX_FETCH_MS,
      maxRedirects: MAX_REDIRECTS,
      signal,
    })
    .catch(() => {
      throw unreadable()
    })
  if (answer.status !== 200) throw unreadable()
  return { blocks: [...recipeBlocks(textOf(answer.body, answer.headers.get('content-type')))] }
}
