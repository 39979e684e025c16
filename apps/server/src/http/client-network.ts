import { isIPv6 } from 'node:net'

const GROUPS = 8
/** A line at home gets at least this much of an IPv6 address, 64 bits, to itself (RFC 6177). */
const NETWORK_GROUPS = 4

const groupsOf = (part: string): string[] => (part === '' ? [] : part.split(':'))

/**
 * What counts as one client: its IPv4 address, or the network of its IPv6 address, since within that anybody has more
 * addresses than could ever be counted.
 */
export const clientNetwork = (address: string): string => {
  const [, mapped] = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(address) ?? []
  if (mapped !== undefined) return mapped
  if (!isIPv6(address)) return address
  const [front = '', back] = (address.split('%', 1)[0] ?? '').split('::')
  const [before, after] = [groupsOf(front), groupsOf(back ?? '')]
  const between = back === undefined ? 0 : Math.max(0, GROUPS - before.length - after.length)
  const all = [...before, ...Array.from({ length: between }, () => '0'), ...after]
  const network = all.slice(0, NETWORK_GROUPS).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}
