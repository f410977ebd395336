/**
 * Runs beside the site in the browser (a service worker) and keeps it on the phone, so that it opens without network. Code is never old for
 * long: the document comes from the network whenever there is one, and names the files of its own build. What the API says is none of its
 * business: stores/copies.ts keeps that. `config/h5/offlineSite.ts` puts it into the build as /sw.js.
 */

/** Filled in by the build: the files of the pages that must open without network, and a name for this set of files. */
declare const FILES: string[]
declare const RELEASE: string

/** Enough of the browser's own types for workers, which cannot stand beside those for pages. */
interface Work extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Fetching extends Work {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}

const SITE = `site ${RELEASE}`
const PICTURES = 'pictures'
/** Pictures that are kept; older ones go. */
const MOST_PICTURES = 200
/** A network that is slower than this is no better than none, milliseconds. */
const PATIENCE_MS = 5000
/** Names with a hash of their content never change what they hold. */
const HASHED = /^\/(js|css|static)\/.+\.[0-9a-f]{8}\.\w+$/

/** Pictures of the shop; what guests have sent stays with them. */
const PICTURE = /^\/media\/(?!uploads\/)/

self.addEventListener('install', (event) => (event as Work).waitUntil(install()))
self.addEventListener('activate', (event) => (event as Work).waitUntil(clearUp()))
self.addEventListener('fetch', (event) => answer(event as Fetching))

async function install(): Promise<void> {
  const site = await caches.open(SITE)
  await site.addAll([new Request('/', { cache: 'reload' }), ...FILES])
}

/** Runs once no page of an earlier build is open any more. */
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

/** The site's only document: from the network, and the last one when that does not answer in time. */
async function openDocument(event: Fetching): Promise<Response> {
  const site = await caches.open(SITE)
  const kept = await site.match('/')
  const fresh = fetch(event.request).then(async (response) => {
    if (response.ok && !response.redirected) await site.put('/', response.clone())
    return response.status >= 500 ? (kept ?? response) : response
  })
  if (!kept) return fresh
  event.waitUntil(fresh.catch(() => undefined))
  const patience = new Promise<Response>((resolve) => setTimeout(() => resolve(kept), PATIENCE_MS))
  return Promise.race([fresh.catch(() => kept), patience])
}

async function readFile(request: Request): Promise<Response> {
  const kept = await caches.match(request)
  if (kept) return kept
  const response = await fetch(request)
  if (response.ok) await (await caches.open(SITE)).put(request, response.clone())
  return response
}

/** A picture as it was last, while it is looked after in the background. */
async function readPicture(event: Fetching): Promise<Response> {
  const { request } = event
  const pictures = await caches.open(PICTURES)
  const kept = await pictures.match(request)
  const fresh = fetch(request).then(async (response) => {
    if (response.ok) await keepPicture(pictures, request, response.clone())
    return response
  })
  if (!kept) return fresh
  event.waitUntil(fresh.catch(() => undefined))
  return kept
}

async function keepPicture(pictures: Cache, request: Request, response: Response): Promise<void> {
  // A full phone keeps no pictures; the page has its own all the same.
  await pictures.put(request, response).catch(() => undefined)
  const all = await pictures.keys()
  await Promise.all(all.slice(0, Math.max(0, all.length - MOST_PICTURES)).map((old) => pictures.delete(old)))
}
