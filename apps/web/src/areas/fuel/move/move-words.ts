import { t } from '@lingui/core/macro'
import { weekdayName } from '../../../languages/dates.ts'
import { listText } from '../../../languages/formats.ts'
import type { MoveDay } from './move-days.ts'

/** What a move to a day means for what stands there, or why it cannot be. */
export function tellMoveDay({ refusal, exchanged, date }: MoveDay): string {
  if (refusal === null) {
    const list = listText(exchanged)
    return exchanged.length === 0 ? t`The same dish stands there` : t`Changes places with ${list}`
  }
  switch (refusal.code) {
    case 'no-such-meal':
      return t`No meal there that could make room`
    case 'settled': {
      const [name, day] = [refusal.name, weekdayName(refusal.date)]
      return t`${name} on ${day} is eaten, over or kept by you`
    }
    case 'not-kept': {
      const { name, cookedOn, keepsUntil } = refusal
      const [cooked, last] = [weekdayName(cookedOn), weekdayName(keepsUntil)]
      return date < cookedOn ? t`${name} is cooked on ${cooked}` : t`${name} keeps until ${last}`
    }
  }
}
