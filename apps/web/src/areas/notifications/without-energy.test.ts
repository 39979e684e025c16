import { expect, test } from 'vitest'
import { withoutEnergy } from './without-energy.ts'

test.each([
  [
    'Your week has 2 training days and 1 rest day. Thursday asks for the most: 3,140 kcal with 314 g carbs. A rest day holds up to 2,300 kcal with 230 g carbs.',
    'Your week has 2 training days and 1 rest day.',
  ],
  [
    'Deine Woche hat 2 Trainingstage. Am meisten braucht der Montag: 13.138 kJ mit 314 g Kohlenhydraten.',
    'Deine Woche hat 2 Trainingstage.',
  ],
  ['30 g carbs by 4:10 PM for Practice at 5:00: Oats.', 'Carbs by 4:10 PM for Practice at 5:00: Oats.'],
  [
    '25 g de proteína y 60 g de carbohidratos antes de las 19:00: Arroz.',
    'Proteína y carbohidratos antes de las 19:00: Arroz.',
  ],
  ['25 g Protein und 60 g Kohlenhydrate bis 19:00 Uhr: Reis.', 'Protein und Kohlenhydrate bis 19:00 Uhr: Reis.'],
  ['Dinner at 7:00 PM: Rice bowl.', 'Dinner at 7:00 PM: Rice bowl.'],
  [null, null],
])('a notification without figures of energy: %s', (text, left) => expect(withoutEnergy(text)).toBe(left))
