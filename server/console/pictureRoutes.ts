import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { FILE_FIELD } from '../../src/contract/endpoint'
import { withFiles } from '../api/multipart'
import { deleteRestaurantPicture, savePicture } from '../modules/media/pictureRepository'
import type { ConsoleDependencies, PageTools } from './dependencies'
import { picturesPage } from './picturesPage'

/** A part with a text type arrives as a string; it is then refused as not being a picture. */
const bytes = v.pipe(
  v.union([v.instance(Buffer), v.string()]),
  v.transform((content) => Buffer.from(content)),
)
const form = v.object({ [FILE_FIELD]: bytes })

/** The console's page of the restaurant's own pictures, and its forms. */
export function addPictureRoutes(
  scope: FastifyInstance,
  { db, now }: ConsoleDependencies,
  { viewerOf, send }: PageTools,
): void {
  scope.get('/pictures', async (request, reply) => send(reply, await picturesPage(db, await viewerOf(request))))
  withFiles(
    scope,
    (files) =>
      files.post('/pictures', async (request, reply) => {
        const { file } = v.parse(form, request.body)
        await savePicture({ db, userId: null, now: now() }, file)
        return reply.redirect('/console/pictures', 303)
      }),
    true,
  )
  scope.post<{ Params: { id: string } }>('/pictures/:id/remove', async (request, reply) => {
    await deleteRestaurantPicture(db, request.params.id)
    return reply.redirect('/console/pictures', 303)
  })
}
