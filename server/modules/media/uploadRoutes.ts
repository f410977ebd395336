import type { FastifyInstance } from 'fastify'
import type { ReadDb } from '../../db/database'
import { sendNotFound } from '../../api/errors'
import { readPicture } from './pictureRepository'

/** Immutable, and protected from content sniffing. */
const HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
  'content-disposition': 'inline',
}

/** Serves uploaded pictures at `/media/uploads/<id>.webp`. Their ids are unguessable. */
export function serveUploads(server: FastifyInstance, db: ReadDb): void {
  server.get<{ Params: { name: string } }>('/media/uploads/:name', async (request, reply) => {
    const picture = await readPicture(db, `uploads/${request.params.name}`)
    if (!picture) return sendNotFound(request, reply)
    return reply.headers(HEADERS).type(picture.mime).send(Buffer.from(picture.bytes))
  })
}
