import { type RefusalCode, refusalOf } from '../../api/refusal.ts'

const words: Partial<Record<RefusalCode, string>> = {
  'common-password': 'This password is one of the most used ones, which are guessed first. Choose another one.',
  'personal-password': 'Choose a password without your name and email.',
}

/** What the field of a new password says of a password that the server does not take; undefined when it was not that. */
export const refusedPassword = (thrown: unknown): string | undefined => words[refusalOf(thrown).code]
