import type { FastifyInstance } from 'fastify'

/**
 * Domain verification files of WeChat and Alipay, by name. Each is served in both places that they check: at the root and beside
 * the printed codes.
 */
export function serveProofs(server: FastifyInstance, proofs: Readonly<Record<string, string>>): void {
  for (const [name, content] of Object.entries(proofs)) {
    for (const path of [`/${name}`, `/s/${name}`]) {
      server.get(path, (_request, reply) => reply.type('text/plain').send(content))
    }
  }
}
