import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

const PERMISSIONS = 'camera=(self), geolocation=(self), microphone=(), payment=(self)'

/**
 * Security headers of every reply. Each page sends a content policy of its own; transport security belongs to the proxy that
 * holds the certificate; what only Internet Explorer and Flash read is left out.
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
  server.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', PERMISSIONS)
  })
}
