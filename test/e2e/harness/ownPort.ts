import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below the ports that systems choose from, so that no connection takes it while no site runs. */
const FIRST = 20_000
const COUNT = 10_000

/**
 * The port for the sites of this worker's test files, always the same: a browser keeps compiled scripts by their address. Another one of the
 * system's choice ('0') when it is taken.
 */
export async function ownPort(): Promise<string> {
  const port = FIRST + (process.pid % COUNT)
  const probe = createServer()
  try {
    await once(probe.listen(port, '127.0.0.1'), 'listening')
  } catch {
    return '0'
  }
  await once(probe.close(), 'close')
  return String(port)
}
