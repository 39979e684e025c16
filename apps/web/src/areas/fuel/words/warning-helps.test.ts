import { expect, test } from 'vitest'
import { helpsOf } from './warning-helps.ts'

test.each([
  [[], []],
  [['off_target:friday', 'of_tomorrow:x'], []],
  [['kitchen_minutes:monday-42'], ['time-to-cook']],
  [['low_carb_conflict'], ['hard-sessions']],
  [['kitchen_minutes_meals:monday-15'], ['time-to-cook', 'meals-a-day']],
  [
    ['rotation_missed:dinner-6-5', 'kitchen_minutes_meals:friday-14', 'kitchen_minutes:monday-42'],
    ['dishes-a-week', 'time-to-cook', 'meals-a-day'],
  ],
])('%j lead to %j', (warnings, parts) => expect(helpsOf(warnings)).toEqual(parts))
