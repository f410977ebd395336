import type { FastifyInstance } from 'fastify'

/**
 * Files by which WeChat and Alipay make sure whose site this is, by name. Each is served where either of them looks for it: at the
 * root, and beside the printed codes.
 */
export function serveProofs(server: FastifyInstance, proofs: Readonly<Record<string, string>>): void {
  for (const [name, content] of Object.entries(proofs)) {
    for (const path of [`/${name}`, `/s/${name}`]) {
      server.get(path, (_request, reply) => reply.type('text/plain').send(content))
    }
  }
}
