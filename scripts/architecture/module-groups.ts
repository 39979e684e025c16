/** Where a file stands in the repository. */
export interface ModuleGroup {
  /** `domain`, `server`, `web`, `e2e`, `bench`, `scripts`. */
  readonly name: string
  /** Its folder, with a slash at the end. */
  readonly root: string
  /** First folder below `src`: a layer of the server or a part of the web. */
  readonly layer: string
  /** Second folder below `src`: an area of the web. */
  readonly part: string
}

/** Tests, their doubles and fixtures, and tools beside the source may reach for more than the source itself. */
export const isTestFile = (path: string): boolean =>
  /\.(?:test|e2e)\.tsx?$/.test(path) || /\/(?:testing|fixtures|scenarios)\//.test(path)

/** Files that ship: everything under a `src` that is no test. */
export const isShipped = (path: string): boolean => /^(?:packages|apps)\/[^/]+\/src\//.test(path) && !isTestFile(path)

/** The group of a file; undefined for files of the root itself. */
export function findGroup(path: string): ModuleGroup | undefined {
  const [area = '', name = '', source = '', layer = '', part = ''] = path.split('/')
  if (area === 'packages' || area === 'apps') {
    const below = source === 'src' ? { layer, part } : { layer: source, part: layer }
    return { name, root: `${area}/${name}/`, ...below }
  }
  return path.includes('/') ? { name: area, root: `${area}/`, layer: name, part: source } : undefined
}

const everyPackage = ['domain', 'nutrition', 'catalog', 'planner', 'protocol', 'testing']

/** Which packages a group may import. */
export const mayImport: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  nutrition: ['domain'],
  catalog: ['domain'],
  planner: ['domain', 'nutrition', 'catalog'],
  protocol: ['domain'],
  testing: ['domain', 'nutrition', 'catalog', 'planner', 'protocol'],
  server: ['domain', 'nutrition', 'catalog', 'planner', 'protocol'],
  web: ['domain', 'nutrition', 'catalog', 'protocol'],
  e2e: everyPackage,
  bench: everyPackage,
  scripts: everyPackage,
}

/** Groups whose tests build their data with the testing package. The packages below it cannot: it stands on them. */
export const testsWithBuilders: readonly string[] = ['server', 'web']

/** Groups that may take files of another group, not only its named entries: benches and stories start the server itself. */
export const mayReachInto: Readonly<Record<string, readonly string[]>> = {
  bench: ['apps/server/', 'apps/web/'],
  e2e: [
    'apps/server/',
    'apps/web/build/',
    'apps/web/src/app/',
    'apps/web/src/languages/',
    'apps/web/src/navigation/',
    'apps/web/testing/',
    'scripts/production/',
  ],
}

/** Layers of the server that a layer may import beside itself. Files at the top join everything. */
export const openLayers: Readonly<Record<string, readonly string[]>> = {
  cli: ['admin', 'services', 'providers'],
  admin: ['services', 'store'],
  http: ['functions', 'services', 'mails', 'languages'],
  functions: ['services', 'store', 'providers'],
  jobs: ['services', 'store'],
  timers: ['jobs', 'services', 'store'],
  services: ['store', 'providers', 'mails', 'languages'],
  mails: ['providers', 'languages'],
  languages: [],
  store: [],
  providers: [],
  config: [],
}

/** The layer of the server that every other may import. */
export const COMMON_LAYER = 'config'

/** Files at the top of the server that compose it. Only other files at the top, the commands and tests import them. */
export const compositionFiles: readonly string[] = [
  'backend.ts',
  'compose.ts',
  'compose-or-exit.ts',
  'main.ts',
  'reactions.ts',
  'serve.ts',
]

/** Parts of the web that a part may import beside itself. `main.tsx` starts the app, `app` composes, and nobody imports it. */
export const openParts: Readonly<Record<string, readonly string[]>> = {
  'main.tsx': ['app', 'api', 'languages', 'styles'],
  'vite.config.ts': ['api', 'build', 'lingui.config.ts'],
  build: ['lingui.config.ts'],
  languages: [],
  app: ['areas', 'navigation', 'notices', 'api', 'ui', 'installed', 'languages'],
  areas: ['navigation', 'notices', 'api', 'ui', 'installed', 'languages'],
  navigation: ['notices', 'api', 'ui'],
  notices: ['api', 'ui'],
  api: ['installed'],
  worker: ['installed', 'languages'],
  installed: [],
  styles: [],
  ui: [],
}

/** Areas of the web that an area may import, by their `index.ts`. */
export const openAreas: Readonly<Record<string, readonly string[]>> = {
  account: [],
  fuel: ['log', 'training'],
  log: [],
  notifications: [],
  onboarding: ['profile', 'training', 'notifications', 'subscription'],
  profile: ['training', 'subscription', 'notifications', 'support'],
  subscription: [],
  support: [],
  sync: [],
  training: [],
  trends: [],
}

/** Files of an area that others may import: its entry, and for `app` the list of its screens and sheets. */
export const areaDoors = { areas: ['index.ts'], app: ['index.ts', 'routes.tsx'] } as const

/** What layers of the server leave to the services below them. */
export const leftToServices: readonly {
  readonly layers: readonly string[]
  readonly what: string
  readonly pattern: RegExp
}[] = [
  { layers: ['http', 'functions'], what: 'a transaction', pattern: /\.\s*transact\s*[(<]/ },
  {
    layers: ['http', 'functions'],
    what: 'a query',
    pattern: /\.\s*(?:selectFrom|insertInto|updateTable|deleteFrom)\s*\(|\bsql\s*(?:<[^>]*>\s*)?`/,
  },
]

/** Libraries that only one place may import. */
export const libraryHomes: readonly { readonly library: RegExp; readonly group: string; readonly home: string }[] = [
  { library: /^appwrite(?:\/|$)/, group: 'web', home: 'apps/web/src/api/' },
]

/** Libraries that the web's primitives do without. */
export const notInUi = /^(?:react-router|@tanstack\/react-query)(?:\/|$)/

/** Packages without clock, chance and I/O. */
export const purePackages: readonly string[] = ['domain', 'nutrition', 'catalog', 'planner', 'protocol']

/** Truths that are written in one file alone. */
export const singleHomes: readonly {
  readonly what: string
  readonly pattern: RegExp
  readonly home: string
  /** Below which folder it holds; everywhere when absent. */
  readonly below?: string
}[] = [
  {
    what: 'a length of time in figures',
    pattern: /(?<![\w.])(?:86_?400(?:_?000)?|3_?600(?:_?000)?|1_?440)(?![\w.])|\b24 \* 60\b|\b60 \* (?:60|1000)\b/,
    home: 'packages/domain/src/time.ts',
  },
  {
    what: 'a parser of JSON that may be none',
    pattern: /\btry\s*\{\s*(?:return\s+|(?:const\s+)?\w+(?:\s*:\s*\w+)?\s*=\s*)JSON\s*\.\s*parse\([^(),]*\)/,
    home: 'packages/domain/src/json.ts',
  },
  {
    what: 'a check of time zones',
    pattern: /\btry\s*\{\s*(?:return\s+)?new\s+Intl\s*\.\s*DateTimeFormat\b/,
    home: 'packages/domain/src/days.ts',
  },
  {
    what: 'a format of dates, numbers or lists',
    pattern: /\bnew\s+Intl\s*\.\s*(?!Locale\b)|\.\s*toLocale(?:Date|Time)?String\s*\(/,
    home: 'apps/web/src/languages/formats.ts',
    below: 'apps/web/src/',
  },
]

/** What makes a function answer differently tomorrow, or reach outside. */
export const impurities: readonly { readonly what: string; readonly pattern: RegExp }[] = [
  { what: 'Date.now', pattern: /\bDate\s*\.\s*now\b/ },
  { what: 'new Date() without a moment', pattern: /\bnew\s+Date\s*(?:\(\s*\)|(?![\w\s(]))/ },
  { what: 'Temporal.Now', pattern: /\bTemporal\s*\.\s*Now\b/ },
  { what: 'performance', pattern: /(?<![.\w'"-])performance\s*\./ },
  { what: 'Math.random', pattern: /\bMath\s*\.\s*random\b/ },
  { what: 'crypto', pattern: /(?<![.\w'"-])crypto\s*\./ },
  { what: 'process', pattern: /(?<![.\w'"-])process\s*(?:\.|\[)/ },
  { what: 'fetch', pattern: /(?<![.\w'"-])fetch\s*\(/ },
  { what: 'a timer', pattern: /(?<![.\w'"-])(?:setTimeout|setInterval|setImmediate)\b/ },
  { what: 'the console', pattern: /(?<![.\w'"-])console\s*\./ },
]

/**
 * Exports that wait for their screen or caller, and entries of which some do, with what they wait for. A name that is used
 * by now must not stand here.
 */
export const awaitedExports: Readonly<Record<string, string>> = {
  mealLevel: 'the specification has it; screens show no intensity of meals',
}

/** The one reader of the environment. */
export const environmentReader = 'apps/server/src/config/environment.ts'
export const readsEnvironment = /\bprocess\s*\.\s*env\b|\bprocess\s*\[|\{[^{}]*\benv\b[^{}]*\}\s*=\s*process\b/
