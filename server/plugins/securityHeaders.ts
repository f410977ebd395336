import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** Half a year. */
const TRANSPORT_SECURITY = 'max-age=15552000'
const PERMISSIONS = 'camera=(self), geolocation=(self), microphone=(), payment=(self)'

/**
 * Security headers of every reply. Each page sends a content policy of its own; transport security is demanded behind
 * https only; what only Internet Explorer and Flash read is left out.
 */
export async function addSecurityHeaders(server: FastifyInstance): Promise<void> {
  await server.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    originAgentCluster: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  })
  server.addHook('onRequest', async ({ protocol }, reply) => {
    reply.header('permissions-policy', PERMISSIONS)
    if (protocol === 'https') reply.header('strict-transport-security', TRANSPORT_SECURITY)
  })
}
