import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Envelope } from '../../src/contract/endpoint'
import { encode } from './encodedReply'
import { text } from './headers'

/** Sends an envelope: compressed as the caller takes it, and as "not modified" when the caller has it already. */
export async function sendEnvelope(
  request: FastifyRequest,
  reply: FastifyReply,
  envelope: Envelope,
): Promise<FastifyReply> {
  const readable = request.method === 'GET' && envelope.code === 200
  const encoded = encode(envelope, readable ? 'private, no-cache' : 'no-store')
  reply.headers({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': encoded.cacheControl,
    vary: 'accept-encoding, language, authorization, origin',
  })
  if (readable) {
    reply.header('etag', encoded.etag)
    if (text(request.headers['if-none-match']).split(/,\s*/).includes(encoded.etag)) return reply.code(304).send()
  }
  const { encoding, bytes } = await encoded.as(text(request.headers['accept-encoding']))
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(bytes)
}
