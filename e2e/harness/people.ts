import { addDays, emptySchedule, localDate } from '@pacemeal/domain'
import type { TrainingEvent } from '@pacemeal/domain/event'
import { databaseId, projectId } from '@pacemeal/protocol'
import type { APIResponse, Page } from 'playwright-core'
import type { RunningServer } from './running-server.ts'

export const goodPassword = 'Oatmeal-2026'

let count = 0
/** An address that nobody else in this run has. */
export const newAddress = (name = 'maya'): string => {
  count += 1
  return `${name}.${process.pid}.${count}@athletes.example`
}

/** A person whose account exists, whose address is verified, and who is signed in on the page. */
export interface Member {
  readonly userId: string
  readonly email: string
  /** A call of the API with the page's own session; fails unless it is answered with success. */
  call(method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, data?: unknown): Promise<unknown>
}

const requireSuccess = async (response: APIResponse): Promise<unknown> => {
  if (!response.ok()) throw new Error(`${response.url()} answered ${response.status()}: ${await response.text()}`)
  return response.status() === 204 ? null : response.json()
}

/** Signs somebody up, in and verified by the API, for stories that begin later. */
export const becomeMember = async (
  page: Page,
  server: RunningServer,
  name = 'Maya Lindgren',
  email = newAddress(name.split(' ')[0]?.toLowerCase()),
): Promise<Member> => {
  const call: Member['call'] = async (method, path, data) =>
    requireSuccess(
      await page.request.fetch(`${server.url}/v1${path}`, {
        method,
        headers: { 'x-appwrite-project': projectId, origin: server.url },
        ...(data === undefined ? {} : { data }),
      }),
    )
  const account = (await call('POST', '/account', { userId: 'unique()', email, password: goodPassword, name })) as {
    $id: string
  }
  await call('POST', '/account/sessions/email', { email, password: goodPassword })
  await call('POST', '/account/verification', { url: `${server.url}/auth/verify-email` })
  const link = new URL(await server.mailedLink(email))
  await call('PUT', '/account/verification', {
    userId: link.searchParams.get('userId'),
    secret: link.searchParams.get('secret'),
  })
  return { userId: account.$id, email, call }
}

/** A training week as the profile stores it. */
export const trainingWeek = {
  monday: [{ type: 'Lift', startTime: '7:00 AM', endTime: '8:00 AM', intensity: 'Moderate' }],
  tuesday: [{ type: 'Conditioning', startTime: '7:30 AM', endTime: '8:30 AM', intensity: 'Intense' }],
  wednesday: [{ type: 'Practice', startTime: '4:00 PM', endTime: '5:30 PM', intensity: 'Moderate' }],
  thursday: [{ type: 'Conditioning', startTime: '7:30 AM', endTime: '8:30 AM', intensity: 'Intense' }],
  friday: [{ type: 'Practice', startTime: '4:00 PM', endTime: '5:30 PM', intensity: 'Moderate' }],
  saturday: [{ type: 'Competition', startTime: '10:00 AM', endTime: '11:30 AM', intensity: 'Intense' }],
  sunday: [{ type: 'Recovery', startTime: '9:00 AM', endTime: '9:30 AM', intensity: 'Light' }],
} as const

/** A week without training: who follows it is told of the plan alone, whatever the hour of the story. */
export const resting = { activitySchedule: JSON.stringify(emptySchedule) } as const

/** Gives the member a profile, as the onboarding would. */
export const giveProfile = (member: Member, changes: Readonly<Record<string, unknown>> = {}): Promise<unknown> =>
  member.call('POST', `/databases/${databaseId}/collections/user_profiles/documents`, {
    documentId: member.userId,
    data: {
      userId: member.userId,
      name: 'Maya Lindgren',
      age: 24,
      sex: 'Female',
      weightPounds: 143,
      heightInches: 66,
      performanceObjective: 'maintain',
      activitySchedule: JSON.stringify(trainingWeek),
      restrictions: [],
      diet: ['classic'],
      trainingCompetition: ['team-sports'],
      timeZone: 'America/New_York',
      ...changes,
    },
  })

interface Run {
  readonly $id: string
  readonly status: string
  readonly errors: string
  readonly responseBody: string
}

const makePlan = async (member: Member, body: object): Promise<Readonly<Record<string, string>>> => {
  let run = (await member.call('POST', '/functions/meal-plan/executions', {
    body: JSON.stringify({ userId: member.userId, ...body }),
    async: true,
  })) as Run
  const deadline = Date.now() + 60_000
  while (run.status === 'waiting' || run.status === 'processing') {
    if (Date.now() > deadline) throw new Error('The plan took too long.')
    await new Promise((next) => setTimeout(next, 50))
    run = (await member.call('GET', `/functions/meal-plan/executions/${run.$id}`)) as Run
  }
  if (run.status !== 'completed' || run.errors !== '') throw new Error(`No plan: ${run.errors}`)
  const { data } = JSON.parse(run.responseBody) as { data?: { planId?: string } }
  const path = `/databases/${databaseId}/collections/meal_plans/documents/${data?.planId ?? run.$id}`
  return (await member.call('GET', path)) as Readonly<Record<string, string>>
}

/** Has the member's plan of the present week made, from today on, and gives its document once it is active. */
export const givePlan = (member: Member): Promise<Readonly<Record<string, string>>> => makePlan(member, {})

/**
 * Has the plans of this week and the next made, and gives the document of the next: it holds seven days, whatever day of
 * the week the story is told on.
 */
export const giveWholeWeek = async (member: Member): Promise<Readonly<Record<string, string>>> => {
  const plan = await givePlan(member)
  return makePlan(member, { weekStart: addDays(localDate(plan.weekStart ?? ''), 7) })
}

/** Gives the member an event, and its id. */
export const giveEvent = async (member: Member, event: TrainingEvent): Promise<string> => {
  const data = { user: member.userId, day: event.day, details: JSON.stringify(event) }
  const path = `/databases/${databaseId}/collections/events/documents`
  return ((await member.call('POST', path, { documentId: 'unique()', data })) as { readonly $id: string }).$id
}
