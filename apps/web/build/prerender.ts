import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Locale, locales } from '@pacemeal/domain'
import { build, type InlineConfig, type Plugin } from 'vite'
import { inlineCriticalStyles } from './critical-styles.ts'

/** The first view of the screens at paths, for who may see them, as HTML. */
interface PrerenderedView {
  readonly path: string
  readonly page?: string
  readonly visitor: string
  readonly html: string
}

/** What the module gives that draws the views. */
interface Views {
  drawViews(locale: Locale): Promise<readonly PrerenderedView[]>
}

/** What modules of the web ask the browser for while they are read: an address, and storage in which a choice of language is kept. */
const browserGlobals = {
  location: { origin: '', hostname: 'localhost', pathname: '/' },
  localStorage: { getItem: (key: string) => (key === 'language' ? 'en' : null) },
  sessionStorage: { getItem: () => null },
  PublicKeyCredential: class {},
}

/** Draws the views of `entry` in every language. The modules are built for Node into a folder that is removed again. */
async function drawAll(entry: string, config: InlineConfig): Promise<readonly [Locale, readonly PrerenderedView[]][]> {
  // Below the web's own packages, so that the modules find them.
  const modules = join(config.root ?? '.', 'node_modules')
  await mkdir(modules, { recursive: true })
  const folder = await mkdtemp(join(modules, '.prerender-'))
  const before = new Map(
    Object.keys(browserGlobals).map((name) => [name, Reflect.getOwnPropertyDescriptor(globalThis, name)]),
  )
  try {
    await build({
      ...config,
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      build: {
        ssr: entry,
        outDir: folder,
        emptyOutDir: true,
        minify: false,
        target: 'esnext',
        rolldownOptions: { output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' } },
      },
    })
    for (const [name, value] of Object.entries(browserGlobals)) {
      Object.defineProperty(globalThis, name, { value, configurable: true })
    }
    const { drawViews }: Views = await import(
      pathToFileURL(join(folder, `${basename(entry, extname(entry))}.mjs`)).href
    )
    const drawn: [Locale, readonly PrerenderedView[]][] = []
    // One after the other: they share the language that is active.
    for (const locale of locales) drawn.push([locale, await drawViews(locale)])
    return drawn
  } finally {
    for (const [name, descriptor] of before) {
      if (descriptor) Object.defineProperty(globalThis, name, descriptor)
      else Reflect.deleteProperty(globalThis, name)
    }
    await rm(folder, { recursive: true, force: true })
  }
}

/** Where a page holds its first views. */
const PLACE = '<!-- prerendered -->'

/** Without what only React reads, and without the title, which belongs to the head. */
const withoutMarks = (html: string): string => html.replaceAll(/<!--.*?-->|<title>.*?<\/title>/g, '')

/** The page of a path lies beside `index.html` under the path's name; the server and the service worker send it there. */
const pageOf = (path: string): string => `${path.slice(1)}.html`

/**
 * Writes a page for each screen that visits begin with, which is `index.html` with the first view of the screen in every
 * language, drawn by `entry`: `before-paint.ts` shows the one that fits the person until the app's own code has drawn it.
 * `index.html` itself holds what all other screens in the app's shell begin with. Each page holds the styles that it needs (`inlineCriticalStyles`).
 */
export function prerender(entry: string, config: InlineConfig): Plugin {
  return {
    name: 'prerender',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const page = bundle['index.html']
      if (page?.type !== 'asset') this.error('There is no page to draw the first views into.')
      const html = String(page.source)
      const drawn = await drawAll(entry, config)
      const views = drawn.flatMap(([locale, all]) => all.map((view) => ({ locale, ...view })))
      for (const [name, ofPage] of Map.groupBy(views, (view) => view.page ?? view.path)) {
        const templates = ofPage.map(
          ({ locale, path, visitor, html }) =>
            `<template lang="${locale}" data-path="${path}" data-visitor="${visitor}">${withoutMarks(html)}</template>`,
        )
        const source = inlineCriticalStyles(
          html.replace(PLACE, () => templates.join('\n')),
          bundle,
        )
        if (pageOf(name) === page.fileName) page.source = source
        else this.emitFile({ type: 'asset', fileName: pageOf(name), source })
      }
    },
  }
}
