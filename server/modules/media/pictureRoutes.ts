import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { ReadDb } from '../../db/database'
import { IMMUTABLE, ONE_MONTH } from '../../api/headers'
import { sendNotFound } from '../../api/errors'
import { hasPicture, readPicture } from './pictureRepository'
import { type PictureSize, ScaledPictures, type StoredPicture } from './scaledPictures'

const DEMO_PICTURES = join(__dirname, '../../assets/pictures')

/** Immutable, and protected from content sniffing. */
const HEADERS = {
  'cache-control': IMMUTABLE,
  'content-security-policy': "default-src 'none'; sandbox",
  'content-disposition': 'inline',
}

interface PictureRequest {
  Params: { name: string }
  Querystring: PictureSize
}

/**
 * Serves uploaded pictures at `/media/uploads/<id>.webp`, whose ids are unguessable, and those of the demonstration restaurant at
 * `/media/pictures/<name>.webp`.
 */
export function servePictures(server: FastifyInstance, db: ReadDb): void {
  const widths = new ScaledPictures()
  server.get<PictureRequest>('/media/uploads/:name', async (request, reply) => {
    const picture = await widths.scaled(uploaded(db, `uploads/${request.params.name}`), request.query)
    if (!picture) return sendNotFound(request, reply)
    return reply.headers(HEADERS).type(picture.type).send(picture.bytes)
  })
  server.get<PictureRequest>('/media/pictures/:name(^[\\w.-]+$).webp', async (request, reply) => {
    const picture = await widths.scaled(ofDemo(`${request.params.name}.webp`), request.query)
    if (!picture) return sendNotFound(request, reply)
    // The names carry no hash.
    return reply.header('cache-control', ONE_MONTH).type(picture.type).send(picture.bytes)
  })
}

/** The bytes of a picture by its path relative to `attachurl`; undefined when it is not stored here. */
export function readStoredPicture(db: ReadDb, name: string): Promise<Buffer | undefined> {
  const demo = /^pictures\/([\w.-]+\.webp)$/.exec(name)?.[1]
  return demo ? ofDemo(demo).read() : uploaded(db, name).read()
}

const uploaded = (db: ReadDb, name: string): StoredPicture => ({
  name,
  exists: () => hasPicture(db, name),
  read: () => readPicture(db, name),
})

/** The files of the demonstration come with the server and are never deleted. */
const ofDemo = (name: string): StoredPicture => ({
  name: `pictures/${name}`,
  exists: () => Promise.resolve(true),
  read: () => readFile(join(DEMO_PICTURES, name)).catch(() => undefined),
})
