import { zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { FileProblem, MAX_ALL_ENTRIES, MAX_ENTRIES, MAX_RECORDINGS } from './file-problem.ts'
import { isZip, openArchive } from './open-archive.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const open = (archive: Uint8Array) => openArchive(new Uint8Array(archive).buffer)
/** Each file by name, with its text or why it is left in. */
const inside = (archive: Uint8Array) =>
  open(archive).files.map((file) => [
    file.name,
    'bytes' in file ? new TextDecoder().decode(file.bytes) : file.refused.code,
  ])
const problemOf = (archive: Uint8Array) => {
  try {
    return open(archive)
  } catch (error) {
    return error instanceof FileProblem ? error.told.code : error
  }
}

describe('the zip archive of a device’s export', () => {
  test('gives its recordings in any folder and in archives within, and counts what is none', () => {
    const part = zipSync({ 'activities/c.tcx': bytes('third') })
    const archive = zipSync({
      'a.FIT': bytes('first'),
      'DI_CONNECT/rides/2026/b.gpx.gz': bytes('second'),
      'part1.zip': part,
      'profile.csv': bytes('x'),
      'media/photo.jpg': bytes('x'),
      '__MACOSX/._a.FIT': bytes('x'),
    })
    expect(isZip(archive)).toBe(true)
    expect(inside(archive)).toEqual([
      ['a.FIT', 'first'],
      ['DI_CONNECT/rides/2026/b.gpx.gz', 'second'],
      ['part1.zip/activities/c.tcx', 'third'],
    ])
    expect(open(archive).others).toBe(2)
  })

  test('shows a path without what leads out of it or hides in it', () =>
    expect(inside(zipSync({ '../../etc/./\u202egpx.exe\n.fit': bytes('x') }))).toEqual([['etc/gpx.exe.fit', 'x']]))

  test('opens archives within it once', () => {
    const inner = zipSync({ 'a.fit': bytes('x') })
    const archive = zipSync({ 'b.zip': zipSync({ 'c.zip': inner, 'd.fit': bytes('y') }) })
    expect(inside(archive)).toEqual([
      ['b.zip/c.zip', 'archive-nested'],
      ['b.zip/d.fit', 'y'],
    ])
  })

  test('a file that is packed tighter than any recording is not opened, nor one that is too large', () => {
    const archive = zipSync({
      'bomb.fit': new Uint8Array(8 * 1024 * 1024),
      'large.gpx': new Uint8Array(16 * 1024 * 1024),
      'ride.fit': bytes('ride'),
    })
    expect(inside(archive)).toEqual([
      ['bomb.fit', 'archive-ratio'],
      ['large.gpx', 'too-large-open'],
      ['ride.fit', 'ride'],
    ])
  })

  test('a file that a password locks is told as such, and keeps no other back', () => {
    const archive = zipSync({ 'locked.fit': bytes('secret'), 'ride.fit': bytes('ride') })
    const entry = new DataView(archive.buffer, archive.byteOffset)
    const isEntry = (at: number) => entry.getUint32(at, true) === 0x02014b50
    const at = Array.from({ length: archive.length - 4 }, (_, index) => index).find(isEntry) ?? 0
    archive[at + 8] = (archive[at + 8] ?? 0) | 1
    expect(inside(archive)).toEqual([
      ['locked.fit', 'archive-password'],
      ['ride.fit', 'ride'],
    ])
  })

  test('a damaged file keeps no other back', () => {
    const archive = zipSync({ 'a.tcx': bytes('first '.repeat(50)), 'b.tcx': bytes('second') }, { level: 9 })
    // Behind its header of thirty bytes and its name the packed bytes begin; a block of this kind does not exist.
    archive[35] = 0xff
    expect(inside(archive)).toEqual([
      ['a.tcx', 'compressed-damaged'],
      ['b.tcx', 'second'],
    ])
  })

  test('is refused whole when it is cut off, too full, or holds no recording', () => {
    const archive = zipSync({ 'a.fit': bytes('x'), 'b.fit': bytes('y') })
    expect(problemOf(archive.subarray(0, archive.length - 30))).toBe('archive-damaged')
    expect(problemOf(bytes('PK\u0003\u0004 anything'))).toBe('archive-damaged')
    expect(problemOf(zipSync({ 'notes.txt': bytes('x') }))).toBe('archive-empty')
    expect(problemOf(zipSync({}))).toBe('archive-empty')
    const many = Object.fromEntries(Array.from({ length: MAX_ENTRIES + 1 }, (_, at) => [`${at}.txt`, bytes('')]))
    expect(problemOf(zipSync(many, { level: 0 }))).toBe('archive-too-many')
  })

  test('a small archive of many archives lists only so many files: what they hold together is bounded, too', () => {
    const many = Object.fromEntries(Array.from({ length: 4000 }, (_, at) => [`${at}.fit`, bytes('')]))
    const part = zipSync(many, { level: 0 })
    const bomb = zipSync(Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`${at}.zip`, part])), { level: 9 })
    const { files } = open(bomb)
    expect(files.length).toBeLessThan(MAX_ALL_ENTRIES)
    const codes = files.map((file) => ('refused' in file ? file.refused.code : 'read'))
    // Two of them fit beside the archive itself.
    expect(Object.entries(Object.groupBy(codes, (code) => code)).map(([code, all]) => [code, all?.length])).toEqual([
      ['read', MAX_RECORDINGS],
      ['archive-full', 2 * 4000 - MAX_RECORDINGS],
      ['archive-too-many', 18],
    ])
  })

  test.each([
    ['less', 10],
    ['more', 2_000_000],
  ])('a file that claims to be %s than it is keeps no other back, and is not read for longer', (_, claimed) => {
    const archive = zipSync({ 'liar.fit': bytes('x'.repeat(5000)), 'ride.fit': bytes('ride') })
    const view = new DataView(archive.buffer)
    // Its central header, in which a file's length before packing stands behind 24 bytes.
    const header = archive.findIndex((_byte, at) => at + 4 < archive.length && view.getUint32(at, true) === 0x02014b50)
    view.setUint32(header + 24, claimed, true)
    const [liar, ride] = open(archive).files
    expect(ride).toMatchObject({ name: 'ride.fit' })
    if (liar !== undefined && 'bytes' in liar) expect(liar.bytes.length).toBeLessThanOrEqual(claimed)
  })

  test('more recordings than are taken at once are told', () => {
    const many = Object.fromEntries(Array.from({ length: MAX_RECORDINGS + 1 }, (_, at) => [`${at}.fit`, bytes('x')]))
    expect(inside(zipSync(many, { level: 0 })).at(-1)).toEqual([`${MAX_RECORDINGS}.fit`, 'archive-full'])
  })
})
