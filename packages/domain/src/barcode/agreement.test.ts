import { describe, expect, test } from 'vitest'
import { codeOf, gatherSightings, type Sighting } from './agreement.ts'

const seen = (symbol: Sighting['symbol'], digits: string, hasMargins = true): Sighting => ({
  symbol,
  digits,
  hasMargins,
})

describe('sightings of several looks', () => {
  test('a long code is believed when it was seen twice', () => {
    const { add } = gatherSightings()
    expect(add(seen('EAN13', '4006381333931'))).toBeUndefined()
    expect(add(seen('EAN13', '4006381333931'))).toBe('4006381333931')
  })

  test('half of a long code is not taken for a short one', () => {
    const { add } = gatherSightings()
    for (let look = 0; look < 9; look += 1) expect(add(seen('UPCE', '06543217', false))).toBeUndefined()
    const other = gatherSightings()
    other.add(seen('EAN13', '4006381333931'))
    for (let look = 0; look < 9; look += 1) expect(other.add(seen('UPCE', '06543217'))).toBeUndefined()
  })

  test('as long as two codes are seen neither is told', () => {
    const { add } = gatherSightings()
    add(seen('EAN13', '4006381333931'))
    add(seen('EAN13', '5901234123457'))
    expect(add(seen('EAN13', '4006381333931'))).toBeUndefined()
    add(seen('EAN13', '4006381333931'))
    expect(add(seen('EAN13', '4006381333931'))).toBe('4006381333931')
  })

  test('digits that contradict each other count for nothing', () => {
    expect(codeOf(seen('EAN13', '4006381333932'))).toBeUndefined()
    expect(codeOf(seen('UPCE', '0065100004327'))).toBe('0065100004327')
  })
})
