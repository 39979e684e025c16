import { expect, test } from 'vitest'
import { allowLoggedError, checkLoggedErrors, expectLoggedError, takeLoggedErrors, testLog } from './logged-errors.ts'

const breakDown = () => testLog().error({ err: new Error('no such table') }, 'housekeeping failed')

test('an error in the log that nobody expects fails the test', () => {
  breakDown()
  expect(checkLoggedErrors).toThrow('Unexpected errors in the log:\nhousekeeping failed: no such table')
  expect(checkLoggedErrors).not.toThrow()
})

test('an expected error does not, however often it comes; another beside it does', () => {
  expectLoggedError('no such table')
  breakDown()
  breakDown()
  expect(checkLoggedErrors).not.toThrow()
  expectLoggedError('no such table')
  breakDown()
  testLog().fatal('the disk is full')
  expect(checkLoggedErrors).toThrow('Unexpected errors in the log:\nthe disk is full')
})

test('an expected error that does not come fails the test', () => {
  expectLoggedError('no such table')
  testLog().warn('no such table')
  expect(checkLoggedErrors).toThrow('Expected in the log, but not there:\nno such table')
})

test('an error that may come does not fail the test, come or not', () => {
  allowLoggedError('no such table', 'no such column')
  breakDown()
  expect(checkLoggedErrors).not.toThrow()
  breakDown()
  expect(checkLoggedErrors).toThrow('Unexpected')
})

test('errors that a test takes are its own to check', () => {
  breakDown()
  expect(takeLoggedErrors()).toEqual(['housekeeping failed: no such table'])
})
