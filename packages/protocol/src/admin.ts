import { planIds } from '@pacemeal/domain'
import { z } from 'zod'

/** What the admin page shows, as `/admin` answers it. Moments are ISO-8601 UTC. */
export const adminOverview = z.object({
  operator: z.string().describe('The address of who asks'),
  version: z.string(),
  database: z.enum(['sqlite', 'postgres']),
  people: z.number(),
  waiting: z.number().describe('Executions that wait'),
  oldestWaitingAt: z.string().nullable(),
  processing: z.number(),
  deadLetters: z.number(),
  unanswered: z.number().describe('People whose last message to the support has no answer'),
  backup: z.object({
    hour: z.number().nullable().describe('The hour (UTC) of the nightly backup; null while none is set'),
    lastAt: z.string().nullable(),
    trial: z.object({ at: z.string(), restored: z.boolean() }).nullable().describe('The last try to restore one'),
  }),
})
export type AdminOverview = z.infer<typeof adminOverview>

const adminPerson = z.object({
  id: z.string(),
  email: z.string(),
  createdAt: z.string(),
  seenAt: z.string(),
  isVerified: z.boolean(),
  isBlocked: z.boolean(),
  hasSecondFactor: z.boolean(),
  subscription: z
    .object({
      state: z.enum(['trial', 'active', 'past-due', 'expired']),
      plan: z.enum(planIds),
      isCancelled: z.boolean(),
      at: z.string().describe('When it ends, is over, or, past due, since when'),
    })
    .nullable(),
})
export type AdminPerson = z.infer<typeof adminPerson>
export const adminPeople = z.object({ people: z.array(adminPerson) })

const adminExecution = z.object({
  id: z.string(),
  work: z.string(),
  status: z.enum(['waiting', 'processing', 'completed', 'failed']),
  attempts: z.number(),
  createdAt: z.string(),
})
export type AdminExecution = z.infer<typeof adminExecution>
const adminDeadLetter = z.object({
  key: z.string(),
  kind: z.string(),
  attempts: z.number(),
  error: z.string(),
  givenUpAt: z.string(),
})
export type AdminDeadLetter = z.infer<typeof adminDeadLetter>
export const adminQueue = z.object({
  executions: z.array(adminExecution).describe('The newest first'),
  deadLetters: z.array(adminDeadLetter).describe('What was given up, the newest first'),
})

const adminConversation = z.object({
  userId: z.string(),
  email: z.string(),
  lastText: z.string(),
  lastAt: z.string(),
  isAnswered: z.boolean(),
})
export type AdminConversation = z.infer<typeof adminConversation>
export const adminConversations = z.object({ conversations: z.array(adminConversation) })

export const adminMessages = z.object({
  email: z.string(),
  messages: z.array(z.object({ id: z.string(), at: z.string(), text: z.string(), isUser: z.boolean() })),
})
export type AdminMessages = z.infer<typeof adminMessages>

const adminFeedback = z.object({
  id: z.string(),
  email: z.string(),
  page: z.string().nullable(),
  message: z.string(),
  at: z.string(),
  answeredAt: z.string().nullable(),
})
export type AdminFeedback = z.infer<typeof adminFeedback>
export const adminFeedbackList = z.object({ feedback: z.array(adminFeedback) })

const adminSetting = z.object({
  name: z.string(),
  description: z.string(),
  value: z.string().nullable().describe('Null while it is not set; of a secret only that it is'),
  isSecret: z.boolean(),
  isDefault: z.boolean(),
})
export type AdminSetting = z.infer<typeof adminSetting>
export const adminSettings = z.object({ settings: z.array(adminSetting) })

/** What an operator can have done. */
const operatorActs = [
  'conversation-read',
  'support-answer',
  'feedback-answer',
  'dead-letter-retry',
  'dead-letter-discard',
  'data-export',
  'second-factor-reset',
  'sessions-ended',
  'key-renewed',
  'account-deletion',
  'time-grant',
  'payment-refund',
] as const
export type OperatorAct = (typeof operatorActs)[number]
const adminAct = z.object({
  id: z.number(),
  at: z.string(),
  operator: z.string(),
  act: z.enum(operatorActs),
  subject: z.string().describe('What it was done to; empty once the account that it was about is gone'),
})
export type AdminAct = z.infer<typeof adminAct>
export const adminActs = z.object({ acts: z.array(adminAct) })

/** How long an answer to a person may be; what it is about is quoted before it, and both are one message. */
export const MAX_ANSWER_LENGTH = 3500
