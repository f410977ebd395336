import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'
import { BROTLI_OPTIONS, COMPRESS_FROM } from '../api/sharedReply'

/**
 * Compresses the replies of a scope. Not for pages that hold both a CSRF token and text of other people: their compressed size
 * would give the token away (BREACH).
 */
export async function compressReplies(scope: FastifyInstance): Promise<void> {
  await scope.register(compress, {
    threshold: COMPRESS_FROM,
    encodings: ['br', 'gzip'],
    brotliOptions: BROTLI_OPTIONS,
    globalDecompression: false,
  })
}
