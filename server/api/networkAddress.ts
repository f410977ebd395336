import { BlockList, isIPv6 } from 'node:net'
import { normalizeIP } from '@fastify/rate-limit'

/** Addresses of this machine: a proxy or a developer, which stand for many callers. */
const LOOPBACK = new BlockList()
LOOPBACK.addSubnet('127.0.0.0', 8)
LOOPBACK.addAddress('::1', 'ipv6')

/** The address that attempts are counted by: an IPv4 address, or the /64 of an IPv6 address, which one customer has for all devices. */
export function networkAddress(ip: string): string {
  return normalizeIP(ip)
}

export function isLoopback(ip: string): boolean {
  return LOOPBACK.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4')
}
