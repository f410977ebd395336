import { type Backend, startBackend } from '../support/harness'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend(async () => undefined, { trustProxy: 1 })
})
afterAll(() => backend.close())

test.each([
  ['https', 'max-age=15552000'],
  ['http', undefined],
])('behind a proxy with %s, transport security is %s', async (protocol, expected) => {
  const { headers } = await backend.app.server.inject({ url: '/docs', headers: { 'x-forwarded-proto': protocol } })
  expect(headers['strict-transport-security']).toBe(expected)
})
