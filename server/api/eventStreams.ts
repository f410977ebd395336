import type { ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { SECOND_MS } from '../../src/domain/time/duration'

/** Shorter than the time after which proxies close a connection without traffic. */
const HEARTBEAT_MS = 20 * SECOND_MS
/** When browsers connect again after a connection was lost. */
const RETRY_MS = 2 * SECOND_MS
/** Bytes that may wait for a slow client; beyond it is cut off, and asks for everything when it connects again. */
const MAX_BUFFERED_BYTES = 64 * 1024

interface StreamSource {
  /** Starts sending events; returns the function that stops it. */
  listen(send: (text: string) => void): () => void
  /** Whether the stream may continue; checked with each heartbeat. */
  lasts(): Promise<boolean>
}

/** Streams of server-sent events of a scope. They end when the server closes. */
export class EventStreams {
  private readonly open = new Set<ServerResponse>()

  constructor(scope: FastifyInstance) {
    scope.addHook('preClose', async () => {
      for (const raw of this.open) raw.end()
    })
  }

  /** Answers a request with a stream, with the headers that plugins have set. Nothing is done for a client that has left meanwhile. */
  start(reply: FastifyReply, { listen, lasts }: StreamSource): void {
    if (reply.raw.destroyed) {
      reply.hijack()
      return
    }
    reply
      .header('content-type', 'text/event-stream')
      .header('cache-control', 'no-store')
      .header('x-accel-buffering', 'no')
    const { raw } = reply.hijack()
    raw.writeHead(200, reply.getHeaders() as Record<string, string>)
    const send = (text: string) => {
      if (raw.writableEnded) return
      if (raw.writableLength > MAX_BUFFERED_BYTES) raw.destroy()
      else raw.write(text)
    }
    const end = listen(send)
    const beat = async () => {
      if (await lasts().catch(() => false)) send(': \n\n')
      else raw.end()
    }
    const timer = setInterval(() => void beat(), HEARTBEAT_MS)
    this.open.add(raw)
    raw.once('close', () => {
      end()
      clearInterval(timer)
      this.open.delete(raw)
    })
    send(`retry: ${RETRY_MS}\n\n`)
  }
}

/** An event of a stream. */
export const eventText = (name: string, data = '{}') => `event: ${name}\ndata: ${data}\n\n`
