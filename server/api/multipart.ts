import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { FILE_FIELD } from '../../src/contract/endpoint'
import { MAX_MEGABYTES } from '../../src/domain/media/pictureRule'
import { AppError } from './appError'

const limits = { fileSize: MAX_MEGABYTES * 1024 * 1024, files: 1, fields: 10, fieldSize: 1024, parts: 11 }

/** Adds routes that read multipart forms; all others refuse them. */
export function withFiles(app: FastifyInstance, add: (scope: FastifyInstance) => void): void {
  void app.register(async (scope) => {
    await scope.register(multipart, { limits })
    add(scope)
  })
}

/** The one file of a call, whole in memory. Refuses when there is none, or when it is too large. */
export async function readFile(request: FastifyRequest): Promise<Buffer> {
  const part = request.isMultipart?.() ? await firstFile(request) : undefined
  if (part?.fieldname !== FILE_FIELD) throw new AppError(400, 'media.noFile')
  try {
    return await part.toBuffer()
  } catch (error) {
    throw isTooLarge(error)
      ? new AppError(400, 'media.tooLarge', { megabytes: MAX_MEGABYTES })
      : new AppError(400, 'common.unreadable')
  }
}

function isTooLarge(error: unknown): boolean {
  return (error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE'
}

/** Forms that end early or are none at all count as forms without a file. */
async function firstFile(request: FastifyRequest): Promise<MultipartFile | undefined> {
  try {
    return await request.file()
  } catch {
    return undefined
  }
}
