import { describe, expect, test } from 'vitest'
import { eventFormIn } from './typed-units.ts'
import { imperial, metric } from './units.ts'

describe('what is typed of an event', () => {
  const typed = {
    name: 'Trail',
    legs: [{ duration: '', distance: '42.2' }],
    stations: '5, 10.5',
    temperature: '12',
    altitude: '840',
    weighIn: { limit: '61', day: '2026-12-05', time: '', period: 'AM' as const },
  }

  test('reads in other units before it is whole, and back as it was', () => {
    const inMiles = eventFormIn(typed, 'distance', metric, imperial)
    expect(inMiles).toEqual({
      ...typed,
      legs: [{ duration: '', distance: '26.22' }],
      stations: '3.11, 6.52',
      temperature: '54',
      altitude: '2760',
      weighIn: { ...typed.weighIn, limit: '134.5' },
    })
    expect(eventFormIn(inMiles, 'distance', imperial, metric)).toMatchObject({
      legs: [{ distance: '42.2' }],
      altitude: '841',
      weighIn: { limit: '61' },
    })
  })

  test('stays where it is no figure, where it counts minutes, and where nothing was typed', () => {
    const odd = { legs: [{ duration: '3:30', distance: 'far' }], stations: '30, 60', temperature: '' }
    expect(eventFormIn(odd, 'time', metric, imperial)).toEqual(odd)
    expect(eventFormIn({ stations: 'five' }, 'distance', metric, imperial)).toEqual({ stations: 'five' })
    expect(eventFormIn({}, 'distance', metric, imperial)).toEqual({})
  })
})
