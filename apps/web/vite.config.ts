import { fileURLToPath } from 'node:url'
import { lingui } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { messagesPreset } from './build/inline-messages.ts'

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

/** Small modules that nearly every screen uses. */
const COMMON_MODULES =
  /lucide-react\/dist\/esm\/(?:Icon|context|createLucideIcon|shared\/|icons\/check\.mjs)|\/(?:useMutation|mutationObserver)\.js$|src\/notices\/tell(?:-refusal)?\.ts$|domain\/src\/result\.ts$/

/** Small modules that the forms of the account area share. */
const ACCOUNT_MODULES =
  /areas\/account\/(?:dawn-art|google-button|public-frame)\.tsx$|src\/ui\/(?:checkbox|field|text-field)\.tsx$|domain\/src\/account\/(?:identity|password)\.ts$/

/** Small modules that nearly every screen behind the login uses. */
const MEMBER_MODULES =
  /src\/ui\/(?:chip|icon-button|progress-bar|states|switch|skeleton|card)\.tsx?$|src\/api\/(?:client|executions|meal-logs|plan-run|plan-status|profile|settings|naming|documents)\.ts$|src\/navigation\/(?:selected-day|use-account|use-close-sheet)\.ts$|domain\/src\/(?:days|units|schedule\/(?:clock-time|weekly-schedule|day-changes)|day\/date-text|wearable\/wearable-activity)\.ts$|protocol\/src\/(?:collections?|service-messages)\.ts$|lucide-react\/dist\/esm\/icons\/(?:chevron-left|chevron-right|info|x|trash|pencil|mail|triangle-exclamation)\.mjs$|node_modules\/idb\/|api\/write-queue\//

export default defineConfig({
  plugins: [
    babel({ presets: [messagesPreset] }),
    lingui({
      configPath: fileURLToPath(new URL('./lingui.config.ts', import.meta.url)),
      failOnMissing: true,
      failOnCompileError: true,
    }),
    react(),
    tailwindcss(),
    preloadTextFont(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/worker',
      filename: 'sw.ts',
      // The app registers it itself, once it stands.
      injectRegister: false,
      includeAssets: ['favicon.svg', 'apple-touch-icon.png', 'icon-192.png', 'theme.js'],
      injectManifest: {
        // The worker is built apart, and has a word of its own to say.
        buildPlugins: { vite: [babel({ presets: [messagesPreset] })] },
        globPatterns: ['**/*.{js,css,html,woff2,svg}'],
        // The catalogue and the reference foods are fetched, and then kept, by whoever searches in them. The reader of activity files is
        // fetched by whoever imports one, which needs the network anyway.
        globIgnores: ['assets/catalog-*.js', 'assets/food-finder-*.js', 'assets/file-worker-*.js'],
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
        icons: [
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
          { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
        share_target: {
          action: '/share-target',
          method: 'POST',
          enctype: 'multipart/form-data',
          params: {
            files: [
              {
                name: 'files',
                accept: [
                  'image/jpeg',
                  'image/png',
                  'image/webp',
                  'application/gpx+xml',
                  '.gpx',
                  'application/vnd.garmin.tcx+xml',
                  '.tcx',
                  'application/vnd.ant.fit',
                  '.fit',
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
  resolve: {
    alias: { 'json-bigint': fileURLToPath(new URL('./src/api/plain-json.ts', import.meta.url)) },
  },
  server: {
    proxy: {
      '/v1': { target: API_IN_DEVELOPMENT, ws: true },
      '/dev': { target: API_IN_DEVELOPMENT },
    },
  },
  build: {
    // The catalogue, fetched when somebody searches for food, is the one large chunk, in kB before compression.
    chunkSizeWarningLimit: 1500,
    target: 'es2023',
    // `light-dark()` must reach the browser as it is.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // Inlined fonts and pictures would be fetched twice: once here, once by the cache of the service worker.
    assetsInlineLimit: 0,
    // Data URLs and inline module code are closed by the content security policy.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every page needs at once is one file: many small ones compress worse and cost a request each.
            { name: 'start', tags: ['$initial'], priority: 2 },
            { name: 'common', test: COMMON_MODULES, priority: 1 },
            { name: 'account', test: ACCOUNT_MODULES },
            { name: 'member', test: MEMBER_MODULES },
          ],
        },
      },
    },
  },
})
