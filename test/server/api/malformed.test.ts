import { freshBistro } from '../support/freshBistro'
import type { Backend } from '../support/harness'
import { Merchant, PASSWORD } from '../support/merchant'

let backend: Backend
freshBistro((fresh) => (backend = fresh), { consolePassword: PASSWORD })

const FORM = 'application/x-www-form-urlencoded'

/** The codes of a request as a stranger and, for the console, as its user. */
async function codesOf(method: 'GET' | 'POST', url: string, type?: string, payload?: string): Promise<number[]> {
  const merchant = new Merchant(backend)
  await merchant.enter()
  const csrf = /name="csrf" value="([^"]+)"/.exec((await merchant.get('/console')).body)?.[1] ?? ''
  const requests = ['', merchant.cookie].map((cookie) =>
    backend.app.server.inject({
      method,
      url,
      headers: { cookie, ...(type && { 'content-type': type }) },
      payload: payload?.replace('CSRF', encodeURIComponent(csrf)),
    }),
  )
  return (await Promise.all(requests)).map(({ statusCode }) => statusCode)
}

const POSTED = [
  ...['/login', '/logout', '/orders/x', '/refunds/x', '/stores/ari', '/stores/ari/days', '/goods/curry', '/tables/t1'],
  ...['/payments/x', '/settings', '/pictures'],
].map((path) => `/console${path}`)
const SANDBOX = ['/sandbox/pay/x', '/sandbox/login']
const CONSOLE = ['', '/tables', '/codes', '/menu', '/stores', '/settings', '/pictures']
const READ = [...CONSOLE.map((path) => `/console${path}`), '/sandbox/messages', '/sandbox/login']

describe('outside the contract a request that cannot be read is refused, and is no failure of the server', () => {
  it.each(
    [...POSTED, ...SANDBOX, '/provider/sandbox/webhook'].flatMap((url) => [
      [url, 'text/xml', '<a/>'],
      [url, 'application/json', '{'],
      [url, 'nonsense', 'x'],
      [url, FORM, 'csrf=CSRF&paused=%00&result=%00&email=%00&password=%00&soldOut=%00'],
      [url, FORM, 'csrf=CSRF&csrf=CSRF&paused=1&paused=1&result=paid&result=paid'],
    ]),
  )('POST %s of %s: %s', async (url, type, payload) => {
    for (const code of await codesOf('POST', url, type, payload)) {
      expect(code).toBeGreaterThanOrEqual(400)
      expect(code).toBeLessThan(500)
    }
  })

  it.each([
    ...READ.flatMap((url) => [`${url}?store=a&store=b`, `${url}?to=a&to=b`, `${url}?store=%00&to=%00`]),
    '/console/orders/%00',
    '/sandbox/pay/%00',
    '/media/uploads/%00',
    '/media/uploads/%00.webp',
  ])('GET %s', async (url) => {
    for (const code of await codesOf('GET', url)) {
      expect(code).toBeGreaterThanOrEqual(400)
      expect(code).toBeLessThan(500)
    }
  })
})
