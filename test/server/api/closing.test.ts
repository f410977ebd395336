import { once } from 'node:events'
import { connect } from 'node:net'
import type { TimeLimits } from '../../../server/plugins/timeLimits'
import { startBackend } from '../support/harness'

/** A listening server with an endpoint that replies when `answer` is called. */
async function listening(timeLimits: Partial<TimeLimits> = {}) {
  const backend = await startBackend(async () => undefined, { timeLimits })
  const { server } = backend.app
  let answer = () => {}
  const requested = new Promise<void>((arrived) => {
    server.get('/slow', async () => {
      arrived()
      await new Promise<void>((done) => (answer = done))
      return 'done'
    })
  })
  const url = await server.listen({ port: 0, host: '127.0.0.1' })
  return { backend, url, asked: requested, answer: () => answer() }
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
  const { backend, url, asked: requested, answer } = await listening()
  const reply = fetch(`${url}/slow`)
  await requested
  const closed = backend.close()
  answer()
  expect(await (await reply).text()).toBe('done')
  await closed
})

/** Sends the beginning of a request: half of its body. */
async function halfSent(url: string, contentType: string) {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  await once(socket, 'connect')
  socket.on('error', () => undefined)
  socket.write(
    `POST /channelApi/media/image HTTP/1.1\r\nhost: a\r\ncontent-type: ${contentType}\r\ncontent-length: 20\r\n\r\n`,
  )
  socket.write('0123456789')
  return socket
}

test('a request that is half sent is broken off, an upload later than others', async () => {
  const { backend, url } = await listening({ requestMs: 100 })
  const upload = await halfSent(url, 'multipart/form-data; boundary=x')
  await once(await halfSent(url, 'application/json'), 'close')
  expect(upload.destroyed).toBe(false)
  upload.destroy()
  await backend.close()
})

test('a closing server breaks off requests that do not end', async () => {
  const { backend, url, asked: requested, answer } = await listening({ closingMs: 50 })
  const socket = await halfSent(url, 'application/json')
  const broken = once(socket, 'close')
  const slow = fetch(`${url}/slow`)
  await requested
  const closed = backend.close()
  await broken
  await expect(slow).rejects.toThrow('fetch failed')
  answer()
  await closed
})

test('a request that the server sends to itself does not delay the end of its process', async () => {
  const { backend } = await listening()
  const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length
  const before = timers()
  expect((await backend.app.server.inject('/docs')).statusCode).toBe(200)
  expect(timers()).toBeLessThanOrEqual(before)
  await backend.close()
})
