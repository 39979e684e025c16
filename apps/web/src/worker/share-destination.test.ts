import { expect, test } from 'vitest'
import { shareDestination } from './share-destination.ts'

test.each([
  ['a picture is scanned', { fileType: 'image/jpeg' }, '/scanned-image?shared'],
  ['a recording is imported', { fileType: 'application/gpx+xml', title: 'Run' }, '/wearable?stay&shared'],
  ['a file without a type is imported', { fileType: '', fileName: 'ride.fit' }, '/wearable?stay&shared'],
  ['a picture without a type is scanned', { fileType: '', fileName: 'IMG_0001.HEIC' }, '/scanned-image?shared'],
  ['so is one of any bytes', { fileType: 'application/octet-stream', fileName: 'lunch.jpg' }, '/scanned-image?shared'],
  [
    'an address is read as a recipe',
    { url: 'https://cook.example/soup', title: 'Soup' },
    '/my-foods?sheet=recipe&about=https%3A%2F%2Fcook.example%2Fsoup',
  ],
  [
    'an address in a text, too, without what ends the sentence',
    { text: 'Try this: https://cook.example/soup?a=1&b=2.' },
    '/my-foods?sheet=recipe&about=https%3A%2F%2Fcook.example%2Fsoup%3Fa%3D1%26b%3D2',
  ],
  ['words are a meal', { text: ' had 2 eggs ' }, '/home?sheet=log&words=had+2+eggs'],
  ['a title alone is words', { title: 'flat white' }, '/home?sheet=log&words=flat+white'],
  [
    'words that look like parameters stay words',
    { text: 'a&sheet=feedback' },
    '/home?sheet=log&words=a%26sheet%3Dfeedback',
  ],
  ['nothing leads home', {}, '/home'],
])('what another app shares: %s', (_, content, path) => expect(shareDestination(content)).toBe(path))

test('a shared text is as long as the field takes it', () => {
  const path = shareDestination({ text: 'egg '.repeat(1000) })
  expect(new URLSearchParams(path.split('?')[1]).get('words')).toHaveLength(500)
})
