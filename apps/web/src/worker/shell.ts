/// <reference lib="webworker" />
/** A file of the build: its path, and a revision where its name does not carry one. */
export interface BuiltFile {
  readonly url: string
  readonly revision: string | null
}

const SHELL = 'shell-'
/** Files that are fetched only when they are needed, like the catalogue of foods. */
const EXTRAS = 'extras'
const PAGE = 'index.html'
/** Files that are fetched at a time while the app is installed: the page that is open needs the line, too. */
const FETCHED_AT_ONCE = 6
/** How often a file is asked for that a busy server or proxy refuses for now, and how long is waited at least and at most. */
const MAX_TRIES = 4
const MIN_WAIT_MS = 1_000
const MAX_WAIT_MS = 30_000

/** A short name for exactly these files. */
const versionOf = (files: readonly BuiltFile[]): string => {
  let hash = 5381
  for (const { url, revision } of files) {
    for (const letter of `${url}?${revision};`) hash = (Math.imul(hash, 33) ^ (letter.codePointAt(0) ?? 0)) >>> 0
  }
  return `${files.length}-${hash.toString(36)}`
}

/** The worker lies beside the page, at the root of the host or below a path. */
const absolute = (url: string): string => new URL(url, location.href).href

/** Asks again where the answer says that it is only for now (429, 502, 503, 504), after the time that it names. */
const fetchPatiently = async (url: string, options: RequestInit, tries = 1): Promise<Response> => {
  const answer = await fetch(url, options)
  if (tries >= MAX_TRIES || ![429, 502, 503, 504].includes(answer.status)) return answer
  const wanted = Number(answer.headers.get('retry-after')) * 1000
  const wait = Math.min(MAX_WAIT_MS, Math.max(MIN_WAIT_MS * 2 ** (tries - 1), Number.isFinite(wanted) ? wanted : 0))
  await new Promise((resolve) => setTimeout(resolve, wait))
  return fetchPatiently(url, options, tries + 1)
}

/** The app's own files on this device: the page, its scripts, styles and fonts, one cache for each version. */
export function openShell(files: readonly BuiltFile[]) {
  const name = `${SHELL}${versionOf(files)}`

  const fetchInto = async (cache: Cache, { url, revision }: BuiltFile): Promise<void> => {
    // A name with a hash means the same bytes in every version.
    const known = revision === null ? await caches.match(absolute(url)) : undefined
    const answer = known ?? (await fetchPatiently(absolute(url), revision === null ? {} : { cache: 'reload' }))
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
    await cache.put(absolute(url), answer)
  }

  return {
    /** Brings every file of this version, a few at a time; fails as a whole when one is missing. */
    async install(): Promise<void> {
      const cache = await caches.open(name)
      const left = files.values()
      const fetchRest = async (): Promise<void> => {
        for (const file of left) await fetchInto(cache, file)
      }
      await Promise.all(Array.from({ length: FETCHED_AT_ONCE }, fetchRest))
    },
    /** Drops older versions but the last: a page that is still open may yet ask for one of its scripts. */
    async settle(): Promise<void> {
      const all = await caches.keys()
      const [before] = all.filter((one) => one.startsWith(SHELL) && one !== name).slice(-1)
      // The host may serve other apps, whose caches are none of ours.
      const over = all.filter((one) => (one.startsWith(SHELL) && one !== name && one !== before) || one === EXTRAS)
      await Promise.all(over.map((one) => caches.delete(one)))
    },
    /** The page of the app: that of its path, where the build wrote one, or the one of every path. */
    async page(request: Request): Promise<Response> {
      const cache = await caches.open(name)
      const own = new URL(request.url).pathname
      return (await cache.match(`${own}.html`)) ?? (await cache.match(absolute(PAGE))) ?? fetch(request)
    },
    /** A file of the app, from this device when it is here. */
    async file(request: Request): Promise<Response> {
      const cache = await caches.open(name)
      return (await cache.match(request)) ?? fetch(request)
    },
    /** A file that never changes under its name: fetched once. */
    async asset(request: Request): Promise<Response> {
      const known = await caches.match(request)
      if (known !== undefined) return known
      const answer = await fetch(request)
      if (answer.status === 200) await (await caches.open(EXTRAS)).put(request, answer.clone())
      return answer
    },
  }
}
