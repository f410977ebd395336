import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Lets the server end while browsers hold connections that they opened to be quick later and have not used yet. Node takes
 * those for busy ones, so that ending would wait for them for ever. Calls that run are answered all the same.
 */
export function endUnusedConnections(server: FastifyInstance): void {
  const unused = new Set<Socket>()
  let ending = false
  server.server.on('connection', (socket) => {
    if (ending) socket.destroy()
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  server.server.on('request', ({ socket }) => unused.delete(socket))
  server.addHook('preClose', async () => {
    ending = true
    for (const socket of unused) socket.destroy()
  })
}
