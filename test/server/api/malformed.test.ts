import { freshBistro } from '../support/database/freshBistro'
import type { Backend } from '../support/harness'
import { PASSWORD } from '../support/console/merchant'

let backend: Backend
freshBistro((fresh) => (backend = fresh), { consolePassword: PASSWORD })

const FORM = 'application/x-www-form-urlencoded'

async function codeOf(method: 'GET' | 'POST', url: string, type?: string, payload?: string): Promise<number> {
  const headers = type ? { 'content-type': type } : {}
  return (await backend.app.server.inject({ method, url, headers, ...(payload !== undefined && { payload }) }))
    .statusCode
}

const SANDBOX = ['/sandbox/pay/x', '/sandbox/login']
const READ = ['/sandbox/messages', '/sandbox/login']

describe('outside the contract a request that cannot be read is refused, and is no failure of the server', () => {
  it.each(
    [...SANDBOX, '/provider/sandbox/webhook'].flatMap((url) => [
      [url, 'text/xml', '<a/>'],
      [url, 'application/json', '{'],
      [url, 'nonsense', 'x'],
      [url, FORM, 'token=%00&result=%00&email=%00&password=%00'],
      [url, FORM, 'token=a&token=a&email=a&email=a&result=paid&result=paid'],
    ]),
  )('POST %s of %s: %s', async (url, type, payload) => {
    const code = await codeOf('POST', url, type, payload)
    expect(code).toBeGreaterThanOrEqual(400)
    expect(code).toBeLessThan(500)
  })

  it.each([
    ...READ.flatMap((url) => [`${url}?store=a&store=b`, `${url}?to=a&to=b`, `${url}?store=%00&to=%00`]),
    '/sandbox/pay/%00',
    '/media/uploads/%00',
    '/media/uploads/%00.webp',
  ])('GET %s', async (url) => {
    const code = await codeOf('GET', url)
    expect(code).toBeGreaterThanOrEqual(400)
    expect(code).toBeLessThan(500)
  })
})
