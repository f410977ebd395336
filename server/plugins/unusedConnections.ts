import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Closes connections that browsers opened in advance and have not used, when the server closes. Node counts them as busy and would
 * wait for them forever. Requests in progress are still answered.
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
