import ipaddr from 'ipaddr.js'

/** What is routed on the public internet at present (RFC 4291: 2000::/3); all other IPv6 addresses are special or unused. */
const isGlobalUnicast = ({ parts }: ipaddr.IPv6): boolean => ((parts[0] ?? 0) & 0xe000) === 0x2000

/**
 * Whether an IP address is one of the public internet: not of this machine, a private network, a link, a carrier's inside,
 * a cloud's metadata service, a multicast group or a range with another meaning. Addresses that carry an IPv4 address
 * inside count as that one when they are mapped, and as not public when they are translated or tunnelled.
 */
export const isPublicAddress = (address: string): boolean => {
  const [plain = ''] = address.split('%', 1)
  if (!ipaddr.isValid(plain)) return false
  const read = ipaddr.process(plain)
  return read.range() === 'unicast' && (read instanceof ipaddr.IPv4 || isGlobalUnicast(read))
}
