import { feedback } from '@pacemeal/protocol'
import { createDocument } from './documents.ts'

/** Keeps what a person reports or suggests, with the page they were on. */
export const sendFeedback = (userId: string, message: string, page: string): Promise<unknown> =>
  createDocument(feedback, userId, { user: userId, message, page })
