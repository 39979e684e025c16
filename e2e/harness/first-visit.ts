import type { Page, Request } from 'playwright-core'

/**
 * What a screen may ask of the network before it stands, on the first visit: kilobytes (of 1024 bytes) of script as they
 * are sent, files of script, and requests of every kind. On a slow phone each costs time.
 */
export interface Budget {
  readonly kilobytes: number
  readonly files: number
  readonly requests: number
}

/** A screen that people open first. */
export interface FirstScreen {
  readonly path: string
  /** Whether only somebody signed in has it. */
  readonly isOwn: boolean
  readonly budget: Budget
}

// The page, its icon, font and style sheet, two questions of the server, and the files of script.
const publicBudget: Budget = { kilobytes: 130, files: 8, requests: 13 }

/** The screens of a first visit, with what each may ask for. */
export const firstScreens = {
  login: { path: '/login', isOwn: false, budget: publicBudget },
  signup: { path: '/signup', isOwn: false, budget: publicBudget },
  terms: { path: '/terms-conditions', isOwn: false, budget: publicBudget },
  home: { path: '/home', isOwn: true, budget: { kilobytes: 200, files: 13, requests: 22 } },
  // One of them is the week beside the shown one, 400 kB that the day does not wait for any more.
  plan: { path: '/meal-plan', isOwn: true, budget: { kilobytes: 200, files: 13, requests: 23 } },
  trends: { path: '/trends', isOwn: true, budget: { kilobytes: 180, files: 12, requests: 20 } },
} as const satisfies Readonly<Record<string, FirstScreen>>

/** Notes every request that the page makes from now on. */
export const noteRequests = (page: Page): readonly Request[] => {
  const made: Request[] = []
  page.on('request', (request) => made.push(request))
  return made
}

/** The scripts among the requests with their sizes as they were sent, in kilobytes, heaviest first. */
export const weighScripts = async (
  requests: readonly Request[],
): Promise<readonly (readonly [name: string, kilobytes: number])[]> => {
  const scripts = requests.filter((request) => request.resourceType() === 'script')
  const weighed = scripts.map(async (request) => {
    const { responseBodySize } = await request.sizes()
    return [new URL(request.url()).pathname, responseBodySize / 1024] as const
  })
  return (await Promise.all(weighed)).toSorted(([, one], [, other]) => other - one)
}

/** What is over the budget, so that a failure tells what weighs; empty when nothing is. */
export async function excess(requests: readonly Request[], budget: Budget): Promise<readonly string[]> {
  const scripts = await weighScripts(requests)
  const total = scripts.reduce((sum, [, weight]) => sum + weight, 0)
  // A first visit that fetches next to nothing was not measured.
  if (total < 50) return [`only ${total.toFixed(1)} kB of script were seen`]
  return [
    ...(total > budget.kilobytes ? [`${total.toFixed(1)} of ${budget.kilobytes} kB of script`] : []),
    ...(scripts.length > budget.files ? [`${scripts.length} of ${budget.files} files`] : []),
    ...(requests.length > budget.requests ? [`${requests.length} of ${budget.requests} requests`] : []),
  ].flatMap((text) => [text, ...scripts.map(([name, weight]) => `${weight.toFixed(1)} ${name}`)])
}

/** Opens the address and waits until its screen stands and nothing is on its way any more. */
export async function openWhole(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
}

/** Each reading is asked for by itself from now on, so that a story can answer a single one. */
export const readApart = (page: Page): Promise<unknown> =>
  page.route('**/v1/batch', (route) => route.fulfill({ json: { answers: [] } }))
