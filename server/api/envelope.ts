import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Envelope } from '../../src/contract/endpoint'
import { headerText } from './headers'
import { EncodedReply, sharedReplyOf } from './sharedReply'

const VARY = 'accept-encoding, language, authorization, origin'

/** Sends an envelope, or "not modified" when the caller has it already. */
export async function sendEnvelope(
  request: FastifyRequest,
  reply: FastifyReply,
  envelope: Envelope,
): Promise<FastifyReply> {
  const cacheable = request.method === 'GET' && envelope.code === 200
  const shared = sharedReplyOf(envelope)
  const encoded = shared ?? new EncodedReply(envelope, cacheable ? 'private, no-cache' : 'no-store')
  const { plain, etag, cacheControl } = encoded
  reply.headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': cacheControl, vary: VARY })
  if (cacheable) {
    reply.header('etag', etag)
    if (headerText(request.headers['if-none-match']).split(/,\s*/).includes(etag)) return reply.code(304).send()
  }
  return shared ? sendShared(request, reply, shared) : reply.send(plain)
}

/** Sends the stored bytes of the best encoding, instead of compressing them again. */
async function sendShared(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  shared: EncodedReply,
): Promise<FastifyReply> {
  const { encoding, bytes } = await shared.encoded(headerText(headers['accept-encoding']))
  if (encoding) reply.header('content-encoding', encoding)
  return reply.send(bytes)
}
