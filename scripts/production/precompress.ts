import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const COMPRESSIBLE = /\.(?:js|css|html|svg|json|webmanifest|txt|wasm|map)$/
/** What fits into a connection's first packets arrives no sooner for being smaller. */
const MIN_BYTES = 1024

/**
 * Lays a `.br` and a `.gz` beside every file of the web app that becomes smaller by it, each with the brotli quality of its
 * size; gives the bytes before and after brotli.
 */
export function precompress(
  folder: string,
  qualityOf: (bytes: number) => number,
): { readonly plain: number; readonly brotli: number } {
  const total = { plain: 0, brotli: 0 }
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!COMPRESSIBLE.test(path)) continue
    const file = join(folder, path)
    const bytes = readFileSync(file)
    if (bytes.length < MIN_BYTES) continue
    const quality = qualityOf(bytes.length)
    const brotli = brotliCompressSync(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    })
    if (brotli.length >= bytes.length) continue
    writeFileSync(`${file}.br`, brotli)
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: quality < 9 ? 1 : 9 }))
    total.plain += bytes.length
    total.brotli += brotli.length
  }
  return total
}
