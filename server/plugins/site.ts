import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Locale } from '../../src/contract/fields'
import { browserLocaleOf, IMMUTABLE, ONE_MONTH } from '../api/headers'
import { sha256 } from '../api/sha256'
import { manifestOf, withSiteHead, type SiteIdentity, type ThemedPicture } from '../html/siteHead'
import { compressReplies } from './compress'

const root = join(__dirname, '../..')
const media = join(root, 'server/assets')

/** File names with a content hash; these files never change. */
const HASHED = /\.[0-9a-f]{6,}\.\w+(\.br|\.gz)?$/

/** Serves the pictures and films of the demonstration restaurant under `/media/`, the `attachurl` of the seed. */
export async function serveDemoMedia(server: FastifyInstance): Promise<void> {
  await server.register(fastifyStatic, {
    root: media,
    prefix: '/media/',
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply) => {
      reply.setHeader('cache-control', ONE_MONTH)
    },
  })
}

/** What the storefront's pages contain beside the built files. */
export interface SiteOptions {
  /** Identity of the merchant, for the head of the page and the web app manifest. */
  readIdentity: (locale: Locale) => Promise<SiteIdentity>
  /** The names of the picture that the home page begins with, if any: it loads beside the app. */
  readHomePicture?: (locale: Locale) => Promise<ThemedPicture | undefined>
  /** Further origins of scripts. */
  scriptHosts?: readonly string[]
  /** Public origins of the site; the first one is used in link previews. By default the host of the request. */
  origins?: readonly string[]
}

/**
 * Serves the built storefront with its precompressed files. Routes are in the URL hash, so `/` is the only page; its head carries
 * the identity of the merchant.
 */
export async function serveSite(server: FastifyInstance, folder: string, options: SiteOptions): Promise<void> {
  const { readIdentity, readHomePicture, scriptHosts = [], origins = [] } = options
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`There is no site in ${folder}. Build it: npm run build:h5`)
  const index = readFileSync(join(folder, 'index.html'), 'utf8')
  const policy = contentPolicy([...inlineScripts(index), ...scriptHosts])
  await server.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.setHeader('cache-control', HASHED.test(relative(folder, path)) ? IMMUTABLE : 'no-cache')
      reply.setHeader('content-security-policy', policy)
    },
  })
  await server.register(async (scope) => {
    await compressReplies(scope)
    scope.addHook('onSend', async (_request, reply) => {
      reply.headers({ 'cache-control': 'no-cache', vary: 'accept-language, accept-encoding' })
    })
    const sendIndex = async (request: FastifyRequest, reply: FastifyReply) => {
      const locale = browserLocaleOf(request.headers)
      const origin = origins[0] ?? `${request.protocol}://${request.host}`
      const [identity, picture] = await Promise.all([readIdentity(locale), readHomePicture?.(locale)])
      const page = withSiteHead(index, { ...identity, picture }, locale, origin)
      return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(page)
    }
    scope.get('/', sendIndex)
    scope.get('/index.html', sendIndex)
    scope.get('/manifest.webmanifest', async (request, reply) => {
      const locale = browserLocaleOf(request.headers)
      return reply
        .type('application/manifest+json; charset=utf-8')
        .send(JSON.stringify(manifestOf(await readIdentity(locale), locale)))
    })
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

/** Serves the domain verification files of WeChat and Alipay, by name: at the root and below `/s/`, where either looks for them. */
export function serveVerificationFiles(server: FastifyInstance, proofs: Readonly<Record<string, string>>): void {
  for (const [name, content] of Object.entries(proofs)) {
    for (const path of [`/${name}`, `/s/${name}`]) {
      server.get(path, (_request, reply) => reply.type('text/plain').send(content))
    }
  }
}
