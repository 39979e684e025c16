import { expect, test } from 'vitest'
import { seal, unseal } from './seal.ts'

const keys = { sealingKey: '0f'.repeat(32), sealingKeyFormer: undefined }
const others = { sealingKey: '1e'.repeat(32), sealingKeyFormer: undefined }

test('what is sealed shows nothing of itself, twice the same never, and is read by its key', () => {
  const sealed = seal('JBSWY3DPEHPK3PXP', 'maya', keys)
  expect(sealed).not.toContain('JBSWY3DP')
  expect(Buffer.from(sealed.split(':')[2] ?? '', 'base64url').toString('latin1')).not.toContain('JBSWY3DP')
  expect(seal('JBSWY3DPEHPK3PXP', 'maya', keys)).not.toBe(sealed)
  expect(unseal(sealed, 'maya', keys)).toBe('JBSWY3DPEHPK3PXP')
  expect(unseal(seal('über', 'maya', keys), 'maya', keys)).toBe('über')
})

test('it opens nothing in another row, after a change, or by another key', () => {
  const sealed = seal('JBSWY3DPEHPK3PXP', 'maya', keys)
  expect(() => unseal(sealed, 'noah', keys)).toThrow()
  const [mark, name, text = ''] = sealed.split(':')
  for (const at of [2, 20, text.length - 3]) {
    const changed = `${text.slice(0, at)}${text[at] === 'A' ? 'B' : 'A'}${text.slice(at + 1)}`
    expect(() => unseal([mark, name, changed].join(':'), 'maya', keys), `changed at ${at}`).toThrow()
  }
  expect(() => unseal([mark, name, text.slice(0, 12)].join(':'), 'maya', keys)).toThrow()
  expect(() => unseal(sealed, 'maya', others)).toThrow(`key ${name}`)
  expect(unseal(sealed, 'maya', { ...others, sealingKeyFormer: keys.sealingKey })).toBe('JBSWY3DPEHPK3PXP')
})

test('without a key it is kept as it is', () => {
  const open = { sealingKey: undefined, sealingKeyFormer: undefined }
  expect(seal('JBSWY3DPEHPK3PXP', 'maya', open)).toBe('JBSWY3DPEHPK3PXP')
  expect(unseal('JBSWY3DPEHPK3PXP', 'maya', keys)).toBe('JBSWY3DPEHPK3PXP')
})
