import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const config = readFileSync(join(import.meta.dirname, '../../deploy/nginx-https.conf'), 'utf8').replaceAll(/#.*/g, '')
const [, plain = '', secure = ''] = /(server \{\s+listen 80;.*?)(?=server \{)(server \{.*)/s.exec(config) ?? []

/** What nginx does below a path, with its conditions. */
const locationIn = (server: string, path: string): string | undefined =>
  server.split(/\n {2}location /).find((part) => part.startsWith(`${path} {`))

test('of plain http pages alone are led on, and calls are refused', () => {
  expect(locationIn(plain, '~ /v1/')).toMatch(/^~ \/v1\/ \{\s+return 403;\s+\}/)
  expect(locationIn(plain, '/')).toMatch(
    /if \(\$request_method !~ \^\(\?:GET\|HEAD\)\$\) \{\s+return 403;\s+\}\s+return 308 https:/,
  )
  expect(plain).not.toContain('proxy_pass')
})

test('only TLS 1.2 and 1.3 are spoken', () => {
  expect(/ssl_protocols ([^;]+);/.exec(secure)?.[1]).toBe('TLSv1.2 TLSv1.3')
})

test('every cipher suite of TLS 1.2 has forward secrecy and authenticated encryption', () => {
  const suites = (/ssl_ciphers ([^;]+);/.exec(secure)?.[1] ?? '').split(':')
  expect(suites.length).toBeGreaterThan(2)
  for (const suite of suites)
    expect(suite).toMatch(/^ECDHE-(?:ECDSA|RSA)-(?:AES(?:128|256)-GCM-SHA\d+|CHACHA20-POLY1305)$/)
})
