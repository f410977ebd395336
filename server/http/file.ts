import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { FILE_FIELD } from '../../src/contract/endpoint'
import { MOST_MEGABYTES } from '../../src/domain/pictureRule'
import { Refusal } from './refusal'

/** Adds routes that read multipart forms; all others refuse them. */
export function withFiles(app: FastifyInstance, add: (scope: FastifyInstance) => void): void {
  void app.register(async (scope) => {
    const limits = { fileSize: MOST_MEGABYTES * 1024 * 1024, files: 1, fields: 10, fieldSize: 1024, parts: 11 }
    await scope.register(multipart, { limits })
    add(scope)
  })
}

/** The one file of a call, whole in memory. Refuses when there is none, or when it is too large. */
export async function readFile(request: FastifyRequest): Promise<Buffer> {
  const part = request.isMultipart?.() ? await firstFile(request) : undefined
  if (part?.fieldname !== FILE_FIELD) throw new Refusal(400, 'media.noFile')
  try {
    return await part.toBuffer()
  } catch (error) {
    throw (error as { statusCode?: number }).statusCode === 413
      ? new Refusal(400, 'media.tooLarge', { megabytes: MOST_MEGABYTES })
      : new Refusal(400, 'common.unreadable')
  }
}

/** Forms that end early or are none at all count as forms without a file. */
async function firstFile(request: FastifyRequest): Promise<MultipartFile | undefined> {
  try {
    return await request.file()
  } catch {
    return undefined
  }
}
