import { isIPv4 } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * What counts as one address of the network: an IPv4 address, or the half of an IPv6 address that names a household. Empty
 * for this machine.
 */
export function networkOf(ip: string): string {
  const v4 = ip.replace(/^::ffff:/i, '')
  if (isIPv4(v4)) return v4.startsWith('127.') ? '' : v4
  return ip === '::1' ? '' : groupsOf(ip).slice(0, 4).join(':')
}

/** The eight groups of an IPv6 address, those left out between `::` as zeros. */
function groupsOf(ip: string): string[] {
  const [front = [], back = []] = ip.split('::').map((part) => part.split(':').filter(Boolean))
  const left = Math.max(0, 8 - front.length - back.length)
  return [...front, ...Array<string>(left).fill('0'), ...back]
}

/** Whom to believe about a caller's address: so many proxies before the server, or those with some addresses. */
export function trusted(proxies: number | string = 0): string | ((address: string, hop: number) => boolean) {
  return typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxies
}

/** Tells the log, once, when calls come by way of a proxy that nobody named: whoever calls, the address is the proxy's. */
export function warnOfProxy(server: FastifyInstance): void {
  let warned = false
  server.addHook('onRequest', async ({ headers }) => {
    if (warned || headers['x-forwarded-for'] === undefined) return
    warned = true
    server.log.warn(
      'A request carries X-Forwarded-For, but TRUST_PROXY is not set: rate limits per address cannot tell clients apart. ' +
        'Set TRUST_PROXY to the number of proxies before this server, or to their addresses.',
    )
  })
}
