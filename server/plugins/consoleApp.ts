import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { IMMUTABLE } from '../api/headers'

/** Where `npm run build:console` writes the app. */
const FOLDER = join(__dirname, '../../dist/console')
const PREFIX = '/console/'

/** Scripts are files of this server; styles are made by the app. It calls and frames nothing but this server, and no other page frames it. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' https: data:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Serves the staff's app with its precompressed files, if it is built. Its routes are in the URL hash, which redirects keep; names of scripts have a hash. */
export async function serveConsoleApp(server: FastifyInstance, folder = FOLDER): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) return
  server.get(PREFIX.slice(0, -1), (_request, reply) => reply.redirect(PREFIX))
  await server.register(fastifyStatic, {
    root: folder,
    prefix: PREFIX,
    decorateReply: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.setHeader('cache-control', path.includes('index.html') ? 'no-cache' : IMMUTABLE)
      reply.setHeader('content-security-policy', POLICY)
      reply.setHeader('referrer-policy', 'same-origin')
    },
  })
}
