import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { FILE_FIELD } from '../../src/contract/endpoint'
import { withFiles } from '../plugins/multipart'
import { dropRestaurantPicture, keepPicture } from '../modules/media/pictureRepository'
import type { ConsoleDependencies, PageTools } from './dependencies'
import { picturesPage } from './picturesPage'

/** What is said to be text arrives as such: it is no picture, and is told so. */
const bytes = v.pipe(
  v.union([v.instance(Buffer), v.string()]),
  v.transform((given) => Buffer.from(given)),
)
const form = v.object({ [FILE_FIELD]: bytes })

/** The page of the restaurant's own pictures at the console, and its forms. */
export function addPictures(
  inside: FastifyInstance,
  { db, now }: ConsoleDependencies,
  { lookerOf, send }: PageTools,
): void {
  inside.get('/pictures', async (request, reply) => send(reply, await picturesPage(db, await lookerOf(request))))
  withFiles(
    inside,
    (scope) =>
      scope.post('/pictures', async (request, reply) => {
        const { file } = v.parse(form, request.body)
        await keepPicture({ db, userId: null, now: now() }, file)
        return reply.redirect('/console/pictures', 303)
      }),
    true,
  )
  inside.post<{ Params: { id: string } }>('/pictures/:id/remove', async (request, reply) => {
    await dropRestaurantPicture(db, request.params.id)
    return reply.redirect('/console/pictures', 303)
  })
}
