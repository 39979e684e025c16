import type { Ports } from '../../ports.ts'
import { Refusal } from '../../refusal.ts'
import { recipeBlocks, recipeMarkup } from './linked-data.ts'

const MAX_PAGE_BYTES = 3_000_000
const MAX_FETCH_MS = 10_000
const MAX_REDIRECTS = 4

const unreadable = () =>
  new Refusal('general_bad_request', 'This page could not be read.', { reason: 'page_unreadable' })

/** Where a page may name its encoding itself, in bytes from its beginning (HTML, 13.2.3.2 and a margin). */
const HEAD_BYTES = 4096

const hasLetters = (body: Buffer): boolean => body.some((byte) => byte > 0x7f)

/** The bytes as UTF-8; undefined where they are none. The last character of a page that was cut may be half of one. */
const asUtf8 = (body: Buffer): string | undefined => {
  const isWhole = body.length < MAX_PAGE_BYTES
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body, { stream: !isWhole })
  } catch {
    return undefined
  }
}

/**
 * The text of a page in the encoding that its answer says, or it itself in its head. Letters that are whole UTF-8 are just that,
 * whatever is said of them: texts in older encodings hardly ever are. What is neither is Windows-1252, as browsers take it.
 */
const textOf = (body: Buffer, contentType = ''): string => {
  const head = body.subarray(0, HEAD_BYTES).toString('latin1')
  const [, label = 'windows-1252'] =
    /charset="?([\w-]+)/i.exec(contentType) ?? /<meta[^>]+charset=["']?([\w-]+)/i.exec(head) ?? []
  const isWide = /^utf-?16/i.test(label)
  const plain = !isWide && hasLetters(body) ? asUtf8(body) : undefined
  if (plain !== undefined) return plain
  try {
    return new TextDecoder(/^utf-?8$/i.test(label) ? 'windows-1252' : label).decode(body)
  } catch {
    return new TextDecoder('windows-1252').decode(body)
  }
}

/**
 * The linked data of the recipes on a page of the public web; beside it the markup of the recipe that its
 * microdata speaks of. Nothing else of the page is given on.
 */
export const readRecipePage = async (
  { web }: Ports<'web'>,
  address: string,
  signal: AbortSignal,
): Promise<{ readonly blocks: string[]; readonly markup?: string }> => {
  const answer = await web
    .fetch(address, {
      headers: { accept: 'text/html' },
      maxBytes: MAX_PAGE_BYTES,
      isBeginningEnough: true,
      maxMs: MAX_FETCH_MS,
      maxRedirects: MAX_REDIRECTS,
      signal,
    })
    .catch(() => {
      throw unreadable()
    })
  if (answer.status !== 200) throw unreadable()
  const page = textOf(answer.body, answer.headers.get('content-type'))
  const blocks = [...recipeBlocks(page)]
  const markup = recipeMarkup(page)
  return markup === undefined ? { blocks } : { blocks, markup }
}
