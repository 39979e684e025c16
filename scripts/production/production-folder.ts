import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { constants } from 'node:zlib'
import { copyFile, copyTree, linkFile, type PlaceFile } from './copy-tree.ts'
import { precompress } from './precompress.ts'
import { type ProductionLock, type ProductionPackage, productionPackages } from './production-packages.ts'
import { productionSbom } from './sbom.ts'
import { toJavaScript, withJavaScriptFiles } from './to-javascript.ts'

const SERVER = 'apps/server'
const WEB = 'apps/web/dist'

/** Sources of ours that only tests use. */
const ONLY_TESTS =
  /\.test\.ts$|(?:^|\/)(?:testing|fixtures|scenarios|scripts|dist)(?:\/|$)|(?:^|\/)tsconfig[^/]*\.json$/
/** What a package brings for people and for type checks, and never runs. */
const NEVER_RUNS = /\.(?:d\.[cm]?ts|map|flow|markdown|tsbuildinfo)$|(?:^|\/)(?:\.github|\.vscode|__tests__)(?:\/|$)/
/** Where a package keeps its compiled code for every system: `bin/napi-v3/linux/arm64/runtime.node`. */
const COMPILED = /(?:^|\/)napi-v\d+\/([^/]+)(?:\/([^/]+))?/

/** Whether a file of a package is compiled code for another system than this one. */
export const isForeignBinary = (path: string, platform: string, processor: string): boolean => {
  const [, madeFor = platform, on = processor] = COMPILED.exec(path) ?? []
  return madeFor !== platform || on !== processor
}

export interface ProductionFolderOptions {
  /** The repository's root; its web app is built. */
  readonly root: string
  /** The folder to make; what it holds is replaced. */
  readonly out: string
  /** For tests: files are linked, and the web app is compressed quickly. */
  readonly quick?: boolean
}

const readJson = (file: string): Record<string, unknown> => JSON.parse(readFileSync(file, 'utf8'))

/** Sources of ours run as JavaScript: a server that strips types while it starts keeps the compiler in its memory. */
const placeCompiled =
  (place: PlaceFile): PlaceFile =>
  (from, to) => {
    if (from.endsWith('.ts'))
      writeFileSync(`${to.slice(0, -'.ts'.length)}.js`, toJavaScript(readFileSync(from, 'utf8')))
    else if (basename(from) === 'package.json') writeFileSync(to, withJavaScriptFiles(readFileSync(from, 'utf8')))
    else place(from, to)
  }

const placePackage = (one: ProductionPackage, { root, out, quick }: ProductionFolderOptions): void => {
  const from = join(root, one.path)
  if (!existsSync(from)) {
    if (one.isOptional) return
    throw new Error(`${one.path} is not installed; run npm ci.`)
  }
  const isWanted = one.isOwn
    ? (path: string) => !ONLY_TESTS.test(path) && !/(?:^|\/)node_modules$/.test(path)
    : (path: string, isFolder: boolean) =>
        (isFolder ? path !== 'node_modules' : true) &&
        !NEVER_RUNS.test(path) &&
        !isForeignBinary(path, process.platform, process.arch)
  const place = quick === true ? linkFile : copyFile
  copyTree(from, join(out, one.path), isWanted, one.isOwn ? placeCompiled(place) : place)
}

/** Packages of ours are found by a link, as npm lays it. */
const linkPackage = ({ path }: ProductionPackage, { root, out }: ProductionFolderOptions): void => {
  const name = String(readJson(join(root, path, 'package.json')).name)
  const link = join(out, 'node_modules', name)
  mkdirSync(dirname(link), { recursive: true })
  symlinkSync(relative(dirname(link), join(out, path)), link)
}

/** The exact Node that the project is developed and tested with. */
export const pinnedNode = (root: string): string =>
  String(readJson(join(root, 'node_modules/node/package.json')).version)

const commands = {
  start: 'server.mjs',
  backup: 'apps/server/src/cli/backup.js',
  restore: 'apps/server/src/cli/restore.js',
  doctor: 'apps/server/src/cli/doctor.js',
  admin: 'apps/server/src/cli/admin.js',
}

/**
 * Makes a folder that runs with `node` alone: the server's sources as JavaScript, its dependencies of production, and
 * the built web app, compressed, with a list of the packages in both. Nothing in it builds, checks or tests.
 */
export function makeProductionFolder(options: ProductionFolderOptions): void {
  const { root, out, quick } = options
  rmSync(out, { recursive: true, force: true })
  const lock = readJson(join(root, 'package-lock.json')) as unknown as ProductionLock
  const packages = productionPackages(lock, SERVER)
  for (const one of packages) placePackage(one, options)
  for (const one of packages.filter(({ isOwn }) => isOwn)) linkPackage(one, options)

  // Never linked: the compressed files are written beside them.
  copyTree(join(root, WEB), join(out, WEB), () => true, copyFile)
  precompress(join(out, WEB), () => (quick === true ? constants.BROTLI_MIN_QUALITY : constants.BROTLI_MAX_QUALITY))

  const node = pinnedNode(root)
  const { name, version, license } = readJson(join(root, 'package.json'))
  const present = Object.entries(commands).filter(([key, file]) => key === 'start' || existsSync(join(out, file)))
  const scripts = Object.fromEntries(present.map(([key, file]) => [key, `node ${file}`]))
  const manifest = { name, version, private: true, license, type: 'module', engines: { node }, scripts }
  writeFileSync(join(out, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  writeFileSync(join(out, '.node-version'), `${node}\n`)
  writeFileSync(join(out, 'sbom.cdx.json'), productionSbom(root, lock))
  writeFileSync(
    join(out, 'server.mjs'),
    "// Starts app and API: node server.mjs. Settings are environment variables or a .env file beside this one.\nawait import('./apps/server/src/main.js')\n",
  )
  for (const file of ['LICENSE', '.env.example']) copyFile(join(root, file), join(out, file))
}
