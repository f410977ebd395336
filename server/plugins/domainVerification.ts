import type { FastifyInstance } from 'fastify'

/** Serves the domain verification files of WeChat and Alipay, by name: at the root and below `/s/`, where either looks for them. */
export function serveVerificationFiles(server: FastifyInstance, proofs: Readonly<Record<string, string>>): void {
  for (const [name, content] of Object.entries(proofs)) {
    for (const path of [`/${name}`, `/s/${name}`]) {
      server.get(path, (_request, reply) => reply.type('text/plain').send(content))
    }
  }
}
