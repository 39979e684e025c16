import { afterAll, afterEach } from 'vitest'
import { checkLoggedErrors } from './logged-errors.ts'

afterEach(checkLoggedErrors)
afterAll(checkLoggedErrors)
