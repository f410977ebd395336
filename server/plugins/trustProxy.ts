import type { FastifyInstance } from 'fastify'

/** Fastify's `trustProxy` for a number of proxies, or for proxies with given addresses. */
export function trusted(proxies: number | string = 0): string | ((address: string, hop: number) => boolean) {
  return typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxies
}

/** Warns once when requests come through a proxy that is not trusted: every caller then has the proxy's address. */
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
