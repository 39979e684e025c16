import { describe, expect, test } from 'vitest'
import { expandUpcE, findProductCode, readProductCode } from './product-code.ts'

describe('the number of a product', () => {
  test.each([
    ['4 006381 333931', '4006381333931'],
    ['012345678905', '0012345678905'],
    ['9638-5074', '96385074'],
    // A UPC-E says the same as the UPC-A that it is short for.
    ['06543217', '0065100004327'],
    ['00012345678905', '0012345678905'],
  ])('typed as %s is %s', (typed, code) => {
    expect(readProductCode(typed)).toEqual({ ok: true, code })
  })

  test.each([
    ['', 'empty'],
    ['40063x1333931', 'not-digits'],
    ['4006381', 'length'],
    ['40063813339310000', 'length'],
    ['4006381333932', 'check-digit'],
    ['96385075', 'check-digit'],
    // A shop weighs and prints these itself; a case of several has a number of its own.
    ['2012345678903', 'in-store'],
    ['14006381333938', 'case'],
  ])('typed as %o is refused: %s', (typed, problem) => {
    expect(readProductCode(typed)).toEqual({ ok: false, problem })
  })

  test('one swapped or wrong digit never passes', () => {
    const right = '4006381333931'
    for (let at = 0; at < right.length; at += 1) {
      for (let digit = 0; digit <= 9; digit += 1) {
        const typed = `${right.slice(0, at)}${digit}${right.slice(at + 1)}`
        expect(readProductCode(typed).ok).toBe(typed === right)
      }
    }
  })

  test('in a data base may have lost its zeros', () => {
    expect(findProductCode('12345678905')).toBe('0012345678905')
    expect(findProductCode('0000096385074')).toBe('96385074')
    expect(findProductCode('4006381333932')).toBeUndefined()
  })

  test('each kind of UPC-E expands', () => {
    // The last digit says where the zeros go (GS1 General Specifications, 5.2.2.4).
    expect(expandUpcE('01234505')).toBe('012000003455')
    expect(expandUpcE('06543217')).toBe('065100004327')
    expect(expandUpcE('04252614')).toBe('042100005264')
    expect(expandUpcE('91234567')).toBeUndefined()
  })
})
