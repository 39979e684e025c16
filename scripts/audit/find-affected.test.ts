import { describe, expect, test } from 'vitest'
import type { Advisory, RangeEvent } from './advisory.ts'
import { findAffected, isAffectedVersion } from './find-affected.ts'
import type { LockedVersion } from './locked-packages.ts'

const range = (...events: readonly RangeEvent[]) => ({ type: 'SEMVER', events })
const from = (introduced: string): RangeEvent => ({ introduced })
const until = (fixed: string): RangeEvent => ({ fixed })
const upTo = (last_affected: string): RangeEvent => ({ last_affected })

describe('a range', () => {
  test.each([
    ['from the beginning', [range(from('0'), until('1.2.0'))], { '0.0.0': true, '1.1.9': true, '1.2.0': false }],
    ['from the very first prerelease', [range(from('0'))], { '0.0.0-0': true, '99.0.0': true }],
    ['from a version on', [range(from('1.0.0'), until('1.2.0'))], { '0.9.9': false, '1.0.0': true, '1.2.1': false }],
    ['without an end', [range(from('1.0.0'))], { '0.9.9': false, '250.0.0': true }],
    [
      'of prereleases',
      [range(from('1.0.0'), until('2.0.0'))],
      { '1.0.0-rc.1': false, '2.0.0-rc.1': true, '2.0.0': false },
    ],
    [
      'between prereleases',
      [range(from('2.0.0-beta.2'), until('2.0.0-beta.10'))],
      { '2.0.0-beta.1': false, '2.0.0-beta.9': true, '2.0.0-beta.10': false },
    ],
    [
      'up to and with a version',
      [range(from('0'), upTo('1.4.2'))],
      { '1.4.2': true, '1.4.3': false, '1.4.3-0': false },
    ],
    [
      'that begins twice, in any order',
      [range(from('2.0.0'), until('1.5.0'), from('0'), until('2.3.0'))],
      { '1.4.0': true, '1.5.0': false, '2.0.0': true, '2.3.0': false },
    ],
    [
      'beside another',
      [range(from('0'), until('1.5.0')), range(from('2.0.0'), until('2.3.0'))],
      { '1.4.9': true, '1.9.0': false, '2.2.9': true, '2.3.0': false },
    ],
    ['that begins anew where it ended', [range(from('0'), until('1.0.0'), from('1.0.0'))], { '1.0.0': true }],
    ['of builds', [range(from('0'), until('1.0.0'))], { '1.0.0+build.7': false, '0.9.0+build.7': true }],
    ['whose end cannot be read', [range(from('0'), until('soon'))], { '3.0.0': true }],
    ['of commits', [{ type: 'GIT', events: [from('0')] }], { '1.0.0': false }],
    ['by its other name', [{ type: 'ECOSYSTEM', events: [from('0'), until('1.0.0')] }], { '0.9.0': true }],
  ] as const)('%s', (_, ranges, expected) => {
    const given = Object.fromEntries(
      Object.keys(expected).map((version) => [version, isAffectedVersion(version, { ranges })]),
    )
    expect(given).toEqual(expected)
  })

  test('is not all: versions may be listed one by one', () => {
    const affected = { versions: ['3.3.6', '4.0.0'], ranges: [range(from('1.0.0'), until('1.1.0'))] }
    const versions = ['1.0.5', '3.3.6', '3.3.7', '4.0.0']
    expect(versions.filter((version) => isAffectedVersion(version, affected))).toEqual(['1.0.5', '3.3.6', '4.0.0'])
  })

  test('does not clear a version that cannot be compared', () => {
    expect(isAffectedVersion('nightly', { ranges: [range(from('1.0.0'), until('1.1.0'))] })).toBe(true)
    expect(isAffectedVersion('nightly', { versions: ['1.0.0'] })).toBe(false)
  })
})

describe('an advisory', () => {
  const install = (name: string, version: string): LockedVersion => ({ name, version, isProduction: true })
  const old = install('@scope/parser', '1.1.0')
  const installed = new Map([
    ['@scope/parser', [old, install('@scope/parser', '2.4.0')]],
    ['parser', [install('parser', '1.1.0')]],
  ])
  const advisory: Advisory = {
    id: 'GHSA-1',
    database_specific: { severity: 'HIGH' },
    affected: [
      {
        package: { ecosystem: 'npm', name: '@scope/parser' },
        ranges: [range(from('0'), until('1.2.0')), range(from('2.0.0'), until('2.3.0'))],
      },
    ],
  }

  test('names the version of its scoped package, how bad it is, and the lowest version without the fault', () => {
    expect(findAffected(advisory, installed)).toEqual([
      { locked: old, id: 'GHSA-1', severity: 'high', fixedIn: '1.2.0' },
    ])
  })

  test('whose fix is affected by its other range goes on to the next', () => {
    const both = [range(from('0'), until('1.2.0')), range(from('1.2.0'), until('1.3.0'))]
    const entry = { package: { ecosystem: 'npm', name: '@scope/parser' }, ranges: both }
    expect(findAffected({ ...advisory, affected: [entry] }, installed)).toMatchObject([{ fixedIn: '1.3.0' }])
  })

  test('says no more than it knows', () => {
    const entry = { package: { ecosystem: 'npm', name: '@scope/parser' }, ranges: [range(from('0'), upTo('1.1.0'))] }
    expect(findAffected({ id: 'GHSA-2', affected: [entry] }, installed)).toEqual([{ locked: old, id: 'GHSA-2' }])
  })

  test('gives its vector where it has no word for how bad it is', () => {
    const { database_specific: _, ...rest } = advisory
    const severity = [{ type: 'CVSS_V3', score: 'CVSS:3.1/AV:N' }]
    expect(findAffected({ ...rest, severity }, installed)).toMatchObject([{ severity: 'CVSS:3.1/AV:N' }])
  })

  test('that was withdrawn names nothing', () => {
    expect(findAffected({ ...advisory, withdrawn: '2026-01-01T00:00:00Z' }, installed)).toEqual([])
  })

  test('for another registry names nothing, though the names are alike', () => {
    const affected = [{ package: { ecosystem: 'PyPI', name: 'parser' }, versions: ['1.1.0'] }]
    expect(findAffected({ id: 'PYSEC-1', affected }, installed)).toEqual([])
  })
})
