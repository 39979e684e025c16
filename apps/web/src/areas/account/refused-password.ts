import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type RefusalCode, refusalOf } from '../../api/refusal.ts'

const words: Partial<Record<RefusalCode, MessageDescriptor>> = {
  'common-password': msg`This password is one of the most used ones, which are guessed first. Choose another one.`,
  'personal-password': msg`Choose a password without your name and email.`,
}

/** What the field of a new password says of a password that the server does not take; undefined when it was not that. */
export function refusedPassword(thrown: unknown): string | undefined {
  const message = words[refusalOf(thrown).code]
  return message && i18n._(message)
}
