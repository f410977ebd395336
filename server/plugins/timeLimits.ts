import type { FastifyInstance } from 'fastify'
import { SECOND_MS } from '../../src/domain/time/duration'

/** Longest times, ms. */
export interface TimeLimits {
  /** Until a request has arrived whole. */
  requestMs: number
  /** Until a form with files has arrived whole. */
  uploadMs: number
  /** Until connections are broken off after the server began to close. */
  closingMs: number
}

export const TIME_LIMITS: TimeLimits = {
  requestMs: 30 * SECOND_MS,
  uploadMs: 120 * SECOND_MS,
  closingMs: 10 * SECOND_MS,
}

/** Breaks off requests that are sent too slowly, and what is still connected some time after the server began to close. */
export function limitTimes(server: FastifyInstance, { requestMs, uploadMs, closingMs }: TimeLimits): void {
  server.server.headersTimeout = requestMs
  server.server.requestTimeout = uploadMs
  server.addHook('onRequest', async ({ raw }) => {
    const upload = raw.headers['content-type']?.startsWith('multipart/form-data')
    const timer = setTimeout(() => raw.complete || raw.destroy(), upload ? uploadMs : requestMs)
    // An injected request never closes: the end of the process must not wait for its timer.
    timer.unref()
    raw.once('close', () => clearTimeout(timer))
  })
  server.addHook('preClose', async () => {
    const timer = setTimeout(() => server.server.closeAllConnections(), closingMs)
    server.server.once('close', () => clearTimeout(timer))
  })
}
