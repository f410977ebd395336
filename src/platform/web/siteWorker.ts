/**
 * Service worker that caches the site, so that it opens without network. Code is not stale for
 * long: the document is loaded network-first, and names the files of its build. It does not cache API replies, which the
 * offline cache (stores/cache) stores. `config/h5/offlineSite.ts` puts it into the build as /sw.js.
 */

/** Set by the build: the files of the pages that open without network, and a version of this list. */
declare const FILES: string[]
declare const RELEASE: string

/** The required worker types, because the full ones conflict with the DOM types. */
interface Work extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Fetching extends Work {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}

const SITE = `site ${RELEASE}`
const PICTURES = 'pictures'
/** Maximum number of cached pictures; the oldest are evicted. */
const MAX_PICTURES = 200
/** Network time-out before the cache is used, milliseconds. */
const NETWORK_TIMEOUT_MS = 5000
/** Files with a content hash in their name are immutable. */
const HASHED = /^\/(js|css|static)\/.+\.[0-9a-f]{6,8}\.\w+$/

/** Pictures of the shop, excluding guests' uploads. */
const PICTURE = /^\/media\/(?!uploads\/)/

self.addEventListener('install', (event) => (event as Work).waitUntil(install()))
self.addEventListener('activate', (event) => (event as Work).waitUntil(clearUp()))
self.addEventListener('fetch', (event) => answer(event as Fetching))

async function install(): Promise<void> {
  const site = await caches.open(SITE)
  await site.addAll([new Request('/', { cache: 'reload' }), ...FILES])
}

/** Activated once no page of an earlier build is open. */
async function clearUp(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name !== SITE && name !== PICTURES)
  await Promise.all(old.map((name) => caches.delete(name)))
}

function answer(event: Fetching): void {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    if (pathname === '/') event.respondWith(openDocument(event))
  } else if (HASHED.test(pathname)) event.respondWith(readFile(request))
  else if (PICTURE.test(pathname) && request.destination === 'image') event.respondWith(readPicture(event))
}

/** The document of the site: network first, cached one after the time-out. */
async function openDocument(event: Fetching): Promise<Response> {
  const site = await caches.open(SITE)
  const cached = await site.match('/')
  const fresh = fetch(event.request).then(async (response) => {
    if (response.ok && !response.redirected) await site.put('/', response.clone())
    return response.status >= 500 ? (cached ?? response) : response
  })
  if (!cached) return fresh
  event.waitUntil(fresh.catch(() => undefined))
  const timeout = new Promise<Response>((resolve) => setTimeout(() => resolve(cached), NETWORK_TIMEOUT_MS))
  return Promise.race([fresh.catch(() => cached), timeout])
}

async function readFile(request: Request): Promise<Response> {
  const cached = await caches.match(request)
  if (cached) return cached
  const response = await fetch(request)
  if (response.ok) await (await caches.open(SITE)).put(request, response.clone())
  return response
}

/** A picture: stale-while-revalidate. */
async function readPicture(event: Fetching): Promise<Response> {
  const { request } = event
  const pictures = await caches.open(PICTURES)
  const cached = await pictures.match(request)
  const fresh = fetch(request).then(async (response) => {
    if (response.ok) await cachePicture(pictures, request, response.clone())
    return response
  })
  if (!cached) return fresh
  event.waitUntil(fresh.catch(() => undefined))
  return cached
}

async function cachePicture(pictures: Cache, request: Request, response: Response): Promise<void> {
  // A full phone cannot cache pictures; the page still gets the reply.
  await pictures.put(request, response).catch(() => undefined)
  const all = await pictures.keys()
  await Promise.all(all.slice(0, Math.max(0, all.length - MAX_PICTURES)).map((old) => pictures.delete(old)))
}
