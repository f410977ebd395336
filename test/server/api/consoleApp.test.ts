import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import { addOlderAddresses } from '../../../server/console/legacyRedirects'
import { serveConsoleApp } from '../../../server/plugins/consoleApp'

let folder: string
let server: FastifyInstance
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'console-app-'))
  server = fastify()
})
afterEach(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

describe('the built console', () => {
  beforeEach(async () => {
    writeFileSync(join(folder, 'index.html'), '<script type="module" src="/console/index.0a1b2c3d.js"></script>')
    writeFileSync(join(folder, 'index.0a1b2c3d.js'), 'start()')
    await serveConsoleApp(server, folder)
  })

  it('is a page that is revalidated, without inline scripts and other hosts', async () => {
    const { headers, body } = await server.inject('/console/')
    expect([headers['cache-control'], body.includes('index.0a1b2c3d.js')]).toEqual(['no-cache', true])
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'; script-src 'self';")
    // The storefront is shown beside what is edited of its look.
    expect(policy).toContain(
      "connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    )
    expect((await server.inject('/console')).headers.location).toBe('/console/')
  })

  it('redirects bookmarked addresses of earlier versions', async () => {
    addOlderAddresses(server)
    for (const [from, to] of [
      ['/console/app/', '/console/'],
      ['/console/orders/one', '/console/#/orders?order=one'],
    ] as const)
      expect((await server.inject(from)).headers.location).toBe(to)
  })

  it('has scripts that browsers keep', async () => {
    const { headers } = await server.inject('/console/index.0a1b2c3d.js')
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })
})

it('a console that is not built is not served', async () => {
  await serveConsoleApp(server, join(folder, 'none'))
  expect((await server.inject('/console/')).statusCode).toBe(404)
})
