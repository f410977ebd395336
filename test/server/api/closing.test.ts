import { once } from 'node:events'
import { connect } from 'node:net'
import { startBackend } from '../support/harness'

/** A listening server with an endpoint that replies when `answer` is called. */
async function listening() {
  const backend = await startBackend(async () => undefined)
  const { server } = backend.app
  let answer = () => {}
  const asked = new Promise<void>((arrived) => {
    server.get('/slow', async () => {
      arrived()
      await new Promise<void>((done) => (answer = done))
      return 'done'
    })
  })
  const url = await server.listen({ port: 0, host: '127.0.0.1' })
  return { backend, url, asked, answer: () => answer() }
}

test('the server stops although a browser has an unused connection', async () => {
  const { backend, url } = await listening()
  const spare = connect(Number(new URL(url).port), '127.0.0.1')
  const ended = once(spare, 'close')
  await once(spare, 'connect')
  // The server has accepted it when it answers a later request.
  expect((await fetch(`${url}/docs`)).status).toBe(200)
  await backend.close()
  await ended
})

test('the server answers running requests before it stops', async () => {
  const { backend, url, asked, answer } = await listening()
  const reply = fetch(`${url}/slow`)
  await asked
  const closed = backend.close()
  answer()
  expect(await (await reply).text()).toBe('done')
  await closed
})
