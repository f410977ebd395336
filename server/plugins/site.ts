import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { sha256 } from '../api/sha256'

const root = join(__dirname, '../..')
const media = join(root, 'server/assets')

const FOREVER = 'public, max-age=31536000, immutable'
const DAY = 'public, max-age=86400'
/** File names with a content hash; these files never change. */
const HASHED = /\.[0-9a-f]{8,}\.\w+(\.br|\.gz)?$/

/** Serves the pictures and films of the demonstration restaurant under `/media/`, the `attachurl` of the seed. */
export async function serveDemoMedia(server: FastifyInstance): Promise<void> {
  await server.register(fastifyStatic, {
    root: media,
    prefix: '/media/',
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply) => {
      reply.setHeader('cache-control', DAY)
    },
  })
}

/**
 * Serves the built storefront with its precompressed files. Routes are in the URL hash, so `/` is the only page. `scriptHosts` are
 * further origins of scripts.
 */
export async function serveSite(
  server: FastifyInstance,
  folder: string,
  scriptHosts: readonly string[] = [],
): Promise<void> {
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`There is no site in ${folder}. Build it: npm run build:h5`)
  const policy = contentPolicy([...inlineScripts(readFileSync(join(folder, 'index.html'), 'utf8')), ...scriptHosts])
  await server.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.setHeader('cache-control', HASHED.test(relative(folder, path)) ? FOREVER : 'no-cache')
      reply.setHeader('content-security-policy', policy)
    },
  })
}

/** CSP sources of the inlined scripts, by hash. */
function inlineScripts(html: string): string[] {
  const scripts = [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, script = '']) => script)
  return scripts.map((script) => `'sha256-${sha256(script, 'base64')}'`)
}

/** Allows scripts of this origin and the given sources, pictures and films of any HTTPS host. */
function contentPolicy(scripts: string[]): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' https: data: blob:",
    "media-src 'self' https:",
    "font-src 'self' data:",
    "connect-src 'self' https:",
    "frame-src 'self' https:",
    "frame-ancestors 'self'",
    "base-uri 'self'",
    "form-action 'self'",
    "object-src 'none'",
  ].join('; ')
}
