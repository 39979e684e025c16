// npm run build:production, on the project's own Node: makes the folder, and says how large it is.
import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { makeProductionFolder, pinnedNode } from './production/production-folder.ts'

const root = join(import.meta.dirname, '..')
const out = resolve(process.argv[2] ?? join(root, 'dist/production'))

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(0)} MB`

/** What an image layer of the paths would weigh: a tar, compressed. */
const compressedSize = (folder: string, paths: readonly string[]): number | undefined => {
  const run = spawnSync('sh', ['-c', 'tar -cf - -C "$0" "$@" | gzip -6 | wc -c', folder, ...paths], {
    encoding: 'utf8',
  })
  const bytes = Number(run.stdout.trim())
  return run.status === 0 && bytes > 0 ? bytes : undefined
}

makeProductionFolder({ root, out })
const node = pinnedNode(root)
console.log(`${out} runs with Node ${node}: node server.mjs`)
const folder = compressedSize(out, ['.'])
const runtime = compressedSize(join(root, 'node_modules/node/bin'), ['node'])
if (folder !== undefined && runtime !== undefined) {
  console.log(`Compressed: ${megabytes(folder)} for the folder, ${megabytes(runtime)} for Node itself.`)
}
