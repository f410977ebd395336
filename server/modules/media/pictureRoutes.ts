import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { ReadDb } from '../../db/database'
import { IMMUTABLE, ONE_MONTH } from '../../api/headers'
import { sendNotFound } from '../../api/errors'
import { readPicture } from './pictureRepository'
import { ScaledPictures } from './scaledPictures'

const DEMO_PICTURES = join(__dirname, '../../assets/pictures')

/** Immutable, and protected from content sniffing. */
const HEADERS = {
  'cache-control': IMMUTABLE,
  'content-security-policy': "default-src 'none'; sandbox",
  'content-disposition': 'inline',
}

interface PictureRequest {
  Params: { name: string }
  /** `w`: one of the offered widths (`PICTURE_WIDTHS`). */
  Querystring: { w?: unknown }
}

/**
 * Serves uploaded pictures at `/media/uploads/<id>.webp`, whose ids are unguessable, and those of the demonstration restaurant at
 * `/media/pictures/<name>.webp`.
 */
export function servePictures(server: FastifyInstance, db: ReadDb): void {
  const widths = new ScaledPictures()
  server.get<PictureRequest>('/media/uploads/:name', async (request, reply) => {
    const { params, query } = request
    const picture = await readPicture(db, `uploads/${params.name}`)
    if (!picture) return sendNotFound(request, reply)
    const bytes = await widths.scaled(params.name, query.w, Buffer.from(picture.bytes))
    return reply.headers(HEADERS).type(picture.mime).send(bytes)
  })
  server.get<PictureRequest>('/media/pictures/:name(^[\\w.-]+$).webp', async (request, reply) => {
    const name = `${request.params.name}.webp`
    const stored = await readFile(join(DEMO_PICTURES, name)).catch(() => undefined)
    if (!stored) return sendNotFound(request, reply)
    const bytes = await widths.scaled(name, request.query.w, stored)
    // The names carry no hash.
    return reply.header('cache-control', ONE_MONTH).type('image/webp').send(bytes)
  })
}
