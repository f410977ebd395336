import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'

/** Serves scripts of this folder that replace a provider's, by path. The dialog that they ask with comes first in each. */
export function serveScripts(app: FastifyInstance, scripts: Readonly<Record<string, string>>): void {
  for (const [path, file] of Object.entries(scripts)) {
    const script = ['question.js', file].map((part) => readFileSync(join(__dirname, part), 'utf8')).join('')
    app.get(path, async (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-store').send(script),
    )
  }
}
