import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import sharp from 'sharp'
import { serveSite } from '../../../server/plugins/site'
import type { Locale } from '../../../src/contract/fields'
import type { SiteIdentity } from '../../../server/html/siteHead'
import { type Backend, startBackend } from '../support/harness'

const HTML =
  '<!doctype html><html lang="en"><head>' +
  '<meta name="theme-color" content="#f7f4ef" media="(prefers-color-scheme: light)"/>' +
  '<meta name="theme-color" content="#141110" media="(prefers-color-scheme: dark)"/>' +
  '<title>Restaurant</title></head>' +
  '<script>boot()</script><script src="/js/app.0123abcd.js"></script></html>'

/** Brand with a character that HTML escapes; the description is in the language of the request. */
const readIdentity = async (locale: Locale): Promise<SiteIdentity> => ({
  brand: 'Salt & Pepper',
  description: `Dishes (${locale})`,
  logo: '/media/logo.webp',
  color: '#B11E23',
  barColors: { light: '#f1e3df', dark: '#271212' },
  attachurl: '/media/',
})

const readHomePicture = async () => ({ light: 'hero.webp', dark: 'hero-dark.webp' })

let backend: Backend
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-'))
  mkdirSync(join(folder, 'js'))
  writeFileSync(join(folder, 'index.html'), HTML)
  writeFileSync(join(folder, 'js/app.0123abcd.js'), 'boot()')
  writeFileSync(join(folder, 'js/app.0123abcd.js.br'), brotliCompressSync('boot()'))
  backend = await startBackend(async () => {})
  await serveSite(backend.app.server, folder, { readIdentity, readHomePicture })
})
afterAll(async () => {
  await backend.close()
  rmSync(folder, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) => backend.app.server.inject({ url, headers })

describe('the built storefront', () => {
  it('is served at the root, with revalidation', async () => {
    const { statusCode, body, headers } = await get('/')
    expect(statusCode).toBe(200)
    expect(body).toContain('<script>boot()</script><script src="/js/app.0123abcd.js"></script></html>')
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' })
    expect((await get('/index.html')).body).toBe(body)
  })

  it("has the merchant's title, description, icons and Open Graph card in its head", async () => {
    const { body } = await get('/', { host: 'shop.example' })
    expect(body).toContain('<title>Salt &#38; Pepper</title>')
    expect(body).toContain('<meta name="description" content="Dishes (en)" />')
    expect(body).toContain('<link rel="icon" href="http://shop.example/media/logo.webp" />')
    expect(body).toContain(
      '<link rel="apple-touch-icon" href="http://shop.example/media/logo.webp?w=180&#38;as=icon" />',
    )
    expect(body).toContain('<meta property="og:title" content="Salt &#38; Pepper" itemprop="name" />')
    expect(body).toContain(
      '<meta property="og:image" content="http://shop.example/media/logo.webp?w=640&#38;as=jpeg" itemprop="image" />',
    )
    expect(body).toContain('<meta property="og:url" content="http://shop.example/" />')
  })

  it("has the merchant's colour in the browser's bar, in both themes", async () => {
    const bars = (await get('/')).body.match(/<meta name="theme-color"[^>]+>/g)
    expect(bars).toEqual([
      '<meta name="theme-color" content="#f1e3df" media="(prefers-color-scheme: light)"/>',
      '<meta name="theme-color" content="#271212" media="(prefers-color-scheme: dark)"/>',
    ])
  })

  it('names the picture that the home page begins with, for the script that draws it before the app', async () => {
    expect((await get('/')).body).toContain(
      '<meta name="hero" content="/media/hero.webp" data-dark="/media/hero-dark.webp" />',
    )
  })

  it('speaks the language of the browser', async () => {
    const { body, headers } = await get('/', { 'accept-language': 'fr-FR,th;q=0.9' })
    expect(body).toContain('<html lang="th"')
    expect(body).toContain('Dishes (th)')
    expect(headers.vary).toContain('accept-language')
  })

  it('has a web app manifest', async () => {
    const { body, headers } = await get('/manifest.webmanifest', { 'accept-language': 'zh-CN' })
    expect(headers['content-type']).toMatch('application/manifest+json')
    expect(JSON.parse(body)).toMatchObject({
      name: 'Salt & Pepper',
      description: 'Dishes (zh)',
      lang: 'zh',
      start_url: '/',
      theme_color: '#B11E23',
      icons: [
        { src: '/media/logo.webp?w=192&as=icon', sizes: '192x192', type: 'image/png', purpose: 'any' },
        { src: '/media/logo.webp?w=512&as=icon', sizes: '512x512', type: 'image/png', purpose: 'any' },
        { src: '/media/logo.webp?w=512&as=maskable', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    })
  })

  it('may run its inline script and its own files, and no others', async () => {
    const { headers } = await get('/')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("script-src 'self' 'sha256-MeZS89WlF0u+o0hCvHTBt4q1WHU+U+sJKgbdRUc36mY=';")
    expect(policy).not.toContain("'unsafe-eval'")
  })

  it('may show pictures and videos of other hosts', async () => {
    const policy = String((await get('/')).headers['content-security-policy'])
    expect(policy).toContain("img-src 'self' https:")
    expect(policy).toContain("media-src 'self' https:")
  })

  it('may run scripts of the configured hosts, and of no others', async () => {
    const other = await startBackend(async () => {})
    await serveSite(other.app.server, folder, {
      readIdentity,
      scriptHosts: ['https://connect.facebook.net'],
      origins: ['https://order.example'],
    })
    const { headers, body } = await other.app.server.inject('/')
    expect(body).toContain('<meta property="og:url" content="https://order.example/" />')
    expect(String(headers['content-security-policy'])).toMatch(
      /script-src 'self' 'sha256-[^']+' https:\/\/connect\.facebook\.net;/,
    )
    await other.close()
  })

  it('sends files with a hash in their name compressed and immutable', async () => {
    const { headers } = await get('/js/app.0123abcd.js', { 'accept-encoding': 'br' })
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'application/javascript; charset=utf-8',
    })
    expect((await get('/js/app.0123abcd.js')).body).toBe('boot()')
  })

  it('has no other pages, and serves nothing outside its folder', async () => {
    expect((await get('/pages/index/goods')).statusCode).toBe(404)
    expect((await get('/..%2f..%2f..%2f..%2fetc%2fpasswd')).json()).toMatchObject({ code: 404 })
    expect((await get('/js/')).statusCode).toBe(404)
  })

  it('reports how to build it when it is missing', async () => {
    await expect(serveSite(backend.app.server, join(folder, 'nowhere'), { readIdentity })).rejects.toThrow(
      'npm run build:h5',
    )
  })
})

describe('pictures and films', () => {
  it('are served under the URL of the store’s configuration', async () => {
    const { statusCode, headers } = await get('/media/pictures/khao_soi.webp')
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'public, max-age=2592000' })
  })

  it('come in the offered widths, with the same cache', async () => {
    const small = await get('/media/pictures/khao_soi.webp?w=160')
    expect((await sharp(small.rawPayload).metadata()).width).toBe(160)
    expect(small.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'public, max-age=2592000' })
    const whole = await get('/media/pictures/khao_soi.webp')
    for (const w of ['7', '640', '-1', 'x', '160&w=320'])
      expect((await get(`/media/pictures/khao_soi.webp?w=${w}`)).rawPayload).toEqual(whole.rawPayload)
  })

  it('are nothing outside of their folder', async () => {
    for (const name of ['..%2fpackage.webp', '..webp', 'none.webp'])
      expect((await get(`/media/pictures/${name}`)).statusCode).toBe(404)
  })

  it('support range requests, as phones need for videos', async () => {
    const { statusCode, headers } = await get('/media/films/kitchen.mp4', { range: 'bytes=1000-1999' })
    expect([statusCode, headers['content-type'], headers['content-length']]).toEqual([206, 'video/mp4', '1000'])
  })
})
