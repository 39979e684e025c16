import { describe, expect, test } from 'vitest'
import { foldedNames } from './folded-names.ts'

describe('what is cooked on a folded day', () => {
  const long = 'Roasted cauliflower and chickpea curry with rice'
  test.each<[names: readonly string[], words: string]>([
    [['Lentil stew'], 'Lentil stew'],
    [['Lentil stew', 'Tofu curry', 'Rice', 'Oats'], 'Lentil stew · Tofu curry · Rice · Oats'],
    [['Lentil stew', long, 'Rice', 'Oats'], `Lentil stew · ${long} · 2 more`],
    [[long, long, 'Rice'], `${long} · 2 more`],
    [[`${long} and ${long}`], `${long} and ${long}`],
    [[`${long} and ${long}`, 'Rice'], `${long} and ${long} · 1 more`],
  ])('%j: %s', (names, words) => expect(foldedNames(names)).toBe(words))
})
