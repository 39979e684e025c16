import { describe, expect, test } from 'vitest'
import { proofStep } from './proof-step.ts'

const loading = { data: undefined, isError: false }
const failed = { data: undefined, isError: true }
const on = { data: { isOn: true }, isError: false }
const off = { data: { isOn: false }, isError: false }

describe('the proof before a passkey is added', () => {
  test('is none while the server wants none', () => {
    for (const twoStep of [loading, failed, on, off]) {
      expect(proofStep({ needsProof: false, hasPassword: true, twoStep })).toBe('none')
    }
  })

  test('is not asked for until it is known whether two-step verification is on', () => {
    for (const hasPassword of [true, false]) {
      expect(proofStep({ needsProof: true, hasPassword, twoStep: loading })).toBe('loading')
      expect(proofStep({ needsProof: true, hasPassword, twoStep: failed })).toBe('failed')
    }
  })

  test('is a code with two-step verification, and otherwise the password where there is one', () => {
    expect(proofStep({ needsProof: true, hasPassword: true, twoStep: on })).toBe('code')
    expect(proofStep({ needsProof: true, hasPassword: false, twoStep: on })).toBe('code')
    expect(proofStep({ needsProof: true, hasPassword: true, twoStep: off })).toBe('password')
    expect(proofStep({ needsProof: true, hasPassword: false, twoStep: off })).toBe('relogin')
  })

  test('goes by what was read before where reading it anew failed', () => {
    expect(proofStep({ needsProof: true, hasPassword: true, twoStep: { ...on, isError: true } })).toBe('code')
  })
})
