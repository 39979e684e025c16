import { fileURLToPath } from 'node:url'
import { lingui } from '@lingui/vite-plugin'
import { DEFAULT_LOCALE, locales } from '@pacemeal/domain'
import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { type BuildOptions, defineConfig, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { catalogueModules } from './build/catalogues.ts'
import { collectionNames } from './build/collection-names.ts'
import { beforePaintScript, earlyScript } from './build/early-script.ts'
import { messagesPreset } from './build/inline-messages.ts'
import { manifestPictures } from './build/install-pictures.ts'
import { instructionModules } from './build/instruction-modules.ts'
import { prerender } from './build/prerender.ts'
import { type FirstScreens, groupFirstScreens } from './build/screen-chunks.ts'
import { startupPictures } from './build/startup-pictures.ts'
import { type Transformed, transformOnce } from './build/transform-once.ts'

/** Where the API listens while developing; the built app is served by that same server. */
const API_IN_DEVELOPMENT = 'http://127.0.0.1:3000'

/** Asks for the text font together with the style sheet, so that the first paint already has it and nothing shifts. */
function preloadTextFont(): Plugin {
  return {
    name: 'preload-text-font',
    transformIndexHtml(_html, { bundle }) {
      const font = Object.keys(bundle ?? {}).find((file) => /figtree-latin-wght-normal.*\.woff2$/.test(file))
      if (!font) return []
      return [
        {
          tag: 'link',
          injectTo: 'head-prepend',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${font}` },
        },
      ]
    },
  }
}

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** Names the code of the screens that visits begin with in the page, so that it is fetched beside the app's own. */
function nameFirstCode(): Plugin {
  return {
    name: 'name-first-code',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const start = chunks.find(({ isEntry }) => isEntry)
        const codeOf = (screens: readonly string[]): readonly string[] => {
          const wanted = new Set<string>()
          const want = (chunk: (typeof chunks)[number] | undefined) => {
            if (!chunk || chunk === start || wanted.has(chunk.fileName)) return
            wanted.add(chunk.fileName)
            for (const name of chunk.imports) want(chunks.find(({ fileName }) => fileName === name))
          }
          const modules = screens.flatMap((screen) => FIRST_SCREENS[screen]?.modules ?? [])
          for (const module of modules) want(chunks.find(({ moduleIds }) => moduleIds.includes(module)))
          return [...wanted].map((name) => `/${name}`)
        }
        const code = Object.entries(FIRST_ADDRESSES).map(([path, screen]) => [path, codeOf(['member', screen])])
        const listed = JSON.stringify(Object.fromEntries(code)).replaceAll('"', '&quot;')
        // The app's own code is run by that script, too, once the page is painted.
        const own = `/${start?.fileName}`
        return html
          .replace(/<script type="module"[^>]*><\/script>/, `<link rel="modulepreload" href="${own}">`)
          .replace('src="/before-paint.js"', `src="/before-paint.js" data-start="${own}" data-code="${listed}"`)
      },
    },
  }
}

/** Where the page names files: from the root of the host, since it is shown at every path. A server below a path puts that before. */
function nameFilesFromRoot(): Plugin {
  return {
    name: 'name-files-from-root',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replaceAll(/\b(href|src)="\.\//g, '$1="/'),
    },
  }
}

const area = (path: string): string => here(`./src/areas/${path}`)

/** What people open first; `member` is the frame of every screen behind the login. */
const FIRST_SCREENS: FirstScreens = {
  login: { modules: [area('account/login-screen.tsx')] },
  signup: { modules: [area('account/signup-screen.tsx')] },
  terms: { modules: [area('account/terms/terms-screen.tsx')] },
  member: { modules: [here('./src/app/app-routes.ts')] },
  home: { modules: [area('fuel/home/home-screen.tsx'), area('fuel/load-screens.ts')], behind: 'member' },
  // What home fetches once its day is shown.
  later: {
    modules: [area('fuel/home/next-event-line.tsx'), area('fuel/home/session-fuel.tsx')],
    behind: 'home',
    isApart: true,
  },
  // What home and the plan fetch once their day is shown.
  notes: {
    modules: [
      area('fuel/words/plan-notes.tsx'),
      area('fuel/words/day-flags.tsx'),
      here('./src/api/write-queue/browser-entry-store.ts'),
    ],
    behind: 'member',
  },
  // The first picture stands before it is needed.
  sdk: { modules: [here('./src/api/realtime-socket.ts')], behind: 'member', isApart: true },
  plan: {
    modules: [area('fuel/plan/meal-plan-screen.tsx'), area('fuel/plan/load-meal-plan.ts')],
    behind: 'member',
  },
  trends: { modules: [area('trends/trends-screen.tsx'), area('trends/load-trends.ts')], behind: 'member' },
  schedule: { modules: [area('training/activity-schedule-screen.tsx')], behind: 'member' },
  profile: { modules: [area('profile/profile-screen.tsx')], behind: 'member' },
}

/** The screens that visits begin with, by their addresses. */
const FIRST_ADDRESSES: Readonly<Record<string, string>> = { '/home': 'home', '/meal-plan': 'plan', '/trends': 'trends' }

/** What the app is made with, whatever is done with it; marked texts are read once for all builds that share `messages`. */
const makers = (messages: Transformed) => [
  transformOnce(babel({ presets: [messagesPreset] }), messages),
  catalogueModules(),
  collectionNames(),
  instructionModules(),
  lingui({
    configPath: here('./lingui.config.ts'),
    failOnMissing: true,
    failOnCompileError: true,
  }),
  react(),
  tailwindcss(),
]

const alias = { 'json-bigint': here('./src/api/plain-json.ts') }

/** Files that every file of the app has with it: no list of what is fetched beside another one names them again. */
const isThereAlready = (file: string, host: string): boolean =>
  /(?:^|\/)index-[^/]+\.(?:js|css)$/.test(file) || (file.includes('/member-') && host.includes('/member-'))

const output = {
  // The catalogue, fetched when somebody searches for food, is the one large chunk, in kB before compression.
  chunkSizeWarningLimit: 1500,
  target: 'es2023',
  // `light-dark()` must reach the browser as it is.
  cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
  // Inlined fonts and pictures would be fetched twice: once here, once by the cache of the service worker.
  assetsInlineLimit: 0,
  // Data URLs and inline module code are closed by the content security policy.
  modulePreload: {
    polyfill: false,
    resolveDependencies: (_file, files, { hostId, hostType }) =>
      hostType === 'html' ? files : files.filter((file) => !isThereAlready(file, hostId)),
  },
} satisfies BuildOptions

/** The modules of the first screens by the file that they belong in. */
const firstScreens = (messages: Transformed): Promise<ReadonlyMap<string, string>> =>
  groupFirstScreens(
    {
      root: here('.'),
      plugins: makers(messages),
      resolve: { alias },
      build: {
        ...output,
        write: false,
        minify: false,
        rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'start', tags: ['$initial'] }] } } },
      },
    },
    FIRST_SCREENS,
  )

export default defineConfig(async ({ command }) => {
  const messages: Transformed = new Map()
  const groups: ReadonlyMap<string, string> = command === 'build' ? await firstScreens(messages) : new Map()
  return {
    // Files name one another relative to themselves, so that a build works below any path.
    base: './',
    plugins: [
      ...makers(messages),
      preloadTextFont(),
      nameFilesFromRoot(),
      nameFirstCode(),
      startupPictures(),
      earlyScript(here('./src/app/early.ts'), { root: here('.'), build: output }),
      beforePaintScript(here('./src/app/before-paint.ts'), { root: here('.'), build: output }),
      prerender(here('./src/app/prerendered-views.tsx'), {
        root: here('.'),
        plugins: makers(messages),
        resolve: { alias },
      }),
      VitePWA({
        // The page names the manifest from the root, too.
        base: '/',
        strategies: 'injectManifest',
        srcDir: 'src/worker',
        filename: 'sw.ts',
        // The app registers it itself, once it stands.
        injectRegister: false,
        includeAssets: ['favicon.svg', 'apple-touch-icon.png', 'icon-192.png'],
        injectManifest: {
          // The worker is built apart, and has a word of its own to say.
          buildPlugins: { vite: [babel({ presets: [messagesPreset] })] },
          globPatterns: ['**/*.{js,css,html,woff2,svg}'],
          // The catalogue and the reference foods are fetched, and then kept, by whoever searches in them. The reader of
          // activity files is fetched by whoever imports one, which needs the network anyway.
          globIgnores: [
            'assets/catalog-*.js',
            'assets/reference-food-*.js',
            'assets/food-details-*.js',
            'assets/file-worker-*.js',
            'assets/barcode-worker-*.js',
            // The words of other languages, and those of the kitchen, which only their speakers fetch.
            'assets/german-*.js',
            'assets/spanish-*.js',
            ...locales.filter((locale) => locale !== DEFAULT_LOCALE).map((locale) => `assets/${locale}-*.js`),
          ],
          // Their names carry a hash.
          dontCacheBustURLsMatching: /^assets\//,
        },
        manifest: {
          id: '/',
          name: 'Pacemeal',
          short_name: 'Pacemeal',
          description: 'Fuel planning for athletes, built around the training you really do.',
          start_url: '/home',
          scope: '/',
          display: 'standalone',
          orientation: 'portrait',
          background_color: '#FAF7F2',
          theme_color: '#FAF7F2',
          categories: ['health', 'fitness', 'food'],
          shortcuts: [
            { name: 'Log', url: '/home?sheet=log' },
            { name: 'Scan', url: '/scanner' },
            { name: 'Today', url: '/home' },
          ],
          icons: [
            { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
            { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
            { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
          ],
          screenshots: [...manifestPictures],
          share_target: {
            action: '/share-target',
            method: 'POST',
            enctype: 'multipart/form-data',
            params: {
              title: 'title',
              text: 'text',
              url: 'url',
              files: [
                {
                  name: 'files',
                  accept: [
                    'image/jpeg',
                    'image/png',
                    'image/webp',
                    'image/avif',
                    'image/gif',
                    'application/gpx+xml',
                    '.gpx',
                    'application/vnd.garmin.tcx+xml',
                    '.tcx',
                    'application/vnd.ant.fit',
                    '.fit',
                    'application/zip',
                    '.zip',
                    'text/calendar',
                    '.ics',
                  ],
                },
              ],
            },
          },
        },
      }),
    ],
    resolve: { alias },
    server: {
      proxy: {
        '/v1': { target: API_IN_DEVELOPMENT, ws: true },
        '/dev': { target: API_IN_DEVELOPMENT },
      },
    },
    build: {
      ...output,
      rolldownOptions: {
        output: {
          // A file with one letter beyond Latin-1 is kept and read with two bytes for each of its letters.
          minify: { codegen: { asciiOnly: true } },
          // The first file of who is signed in names two hundred others, whose hashes do not compress.
          chunkFileNames: 'assets/[name]-[hash:7].js',
          codeSplitting: {
            groups: [
              {
                name: (id: string) => groups.get(id) ?? null,
                includeDependenciesRecursively: false,
              },
            ],
          },
        },
      },
    },
  }
})
