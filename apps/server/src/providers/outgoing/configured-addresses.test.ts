import { expect, test } from 'vitest'
import { readConfig } from '../../config/read-config.ts'
import { configuredAddresses } from './configured-addresses.ts'

test('a server that nothing is set up for has nobody to ask', () => {
  expect(configuredAddresses(readConfig({}))).toEqual([])
})

test('a bucket is asked for by either of its names, Amazon’s or another’s', () => {
  const keys = { S3_BUCKET: 'meals', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' }
  expect(configuredAddresses(readConfig({ ...keys, S3_REGION: 'eu-west-1' }))).toEqual([
    'https://s3.eu-west-1.amazonaws.com',
    'https://meals.s3.eu-west-1.amazonaws.com',
  ])
  expect(configuredAddresses(readConfig({ ...keys, S3_ENDPOINT: 'http://store:8333' }))).toEqual([
    'http://store:8333',
    'http://meals.store:8333/',
  ])
})
