import { expect, test } from 'vitest'
import { isPublicAddress } from './public-address.ts'

test.each(['8.8.8.8', '142.250.74.78', '2607:f8b0:4004:c07::5f', '::ffff:8.8.8.8'])('%s is public', (ip) =>
  expect(isPublicAddress(ip)).toBe(true),
)

test.each([
  ['this machine', ['127.0.0.1', '127.8.8.8', '::1', '0.0.0.0', '::', '::ffff:127.0.0.1', '::ffff:7f00:1']],
  ['private networks', ['10.0.0.1', '172.16.3.4', '192.168.1.1', 'fd00:ec2::254', 'fec0::1', '::ffff:10.0.0.1']],
  ['links', ['169.254.1.1', 'fe80::1', 'fe80::1%eth0']],
  ['metadata of clouds', ['169.254.169.254', '100.100.100.200', '192.0.0.192', '::ffff:169.254.169.254']],
  ['carriers’ insides', ['100.64.0.1']],
  ['groups and ranges of another meaning', ['224.0.0.1', '255.255.255.255', '240.0.0.1', '192.0.2.1', 'ff02::1']],
  ['translated and tunnelled IPv4', ['64:ff9b::7f00:1', '2002:7f00:1::', '2001:0:7f00:1::', '::127.0.0.1']],
  ['documentation and nothing at all', ['2001:db8::1', 'localhost', '', '127.1']],
])('%s are not', (_, ips) => {
  for (const ip of ips) expect(`${ip} ${isPublicAddress(ip)}`).toBe(`${ip} false`)
})
