import { expect, test } from 'vitest'
import { sportCode } from './sport-code.ts'

test.each([
  ['Running', 1],
  ['trail_running', 1],
  ['Parkrun 312', 1],
  ['VirtualRide', 2],
  ['EBikeRide', 2],
  ['MountainBikeRide', 2],
  ['Biking', 2],
  ['indoorCycling', 2],
  ['lapSwimming', 3],
  ['Walk', 4],
  ['Hike', 5],
  ['WeightTraining', 6],
  ['NordicSki', 14],
  ['crossCountrySkiing', 14],
  ['indoor_rowing', 17],
  ['ROWING_V2', 17],
  ['Row', 17],
  ['StairStepper', 19],
  ['stepTraining', 19],
  ['Kickboxing', 20],
  ['Standup Paddling', 16],
])('%s is the sport of code %i', (name, code) => {
  expect(sportCode(name)).toBe(code)
})

test.each(['Brown Hills loop', 'Harrow to London', 'Brunch tour', 'Boxhill', 'Stepney lap', 'Tower Bridge', 'Skipton'])(
  '%s names no sport',
  (name) => {
    expect(sportCode(name)).toBeNull()
  },
)
