import { normalizeIP } from '@fastify/rate-limit'

/** The address that attempts are counted by: an IPv4 address, or the /64 of an IPv6 address, which one customer has for all devices. */
export function networkAddress(ip: string): string {
  return normalizeIP(ip)
}
