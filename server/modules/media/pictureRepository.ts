import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import { newId } from '../../db/ids'
import type { Db, ReadDb } from '../../db/database'
import { media } from '../../db/schema/account/media'
import { AppError } from '../../api/appError'
import { ownRows } from '../memberData'
import { redraw, STORED_TYPE } from './reencodePicture'

/** The pictures that a member has uploaded. */
export const memberPictures = ownRows(media)

/** The path of a stored picture, relative to `attachurl`. */
const NAME = /^uploads\/([\w-]{20})\.webp$/
const nameOf = (id: string) => `uploads/${id}.webp`
const idOf = (name: string) => NAME.exec(name)?.[1] ?? ''

interface Uploader {
  db: Db
  /** Null for the restaurant's own pictures. */
  userId: string | null
  now: Date
}

/** Re-encodes and stores an uploaded picture and returns its path relative to `attachurl`. Refuses files that are not pictures. */
export async function savePicture({ db, userId, now }: Uploader, uploaded: Buffer): Promise<string> {
  const picture = await redraw(uploaded)
  const id = newId()
  await db.insert(media).values({ ...picture, id, userId, mime: STORED_TYPE, createdAt: now })
  return nameOf(id)
}

/** Whether all names are pictures that the user uploaded. */
export async function ownsPictures(db: ReadDb, userId: string, names: readonly string[]): Promise<boolean> {
  const ids = names.map(idOf)
  if (ids.length === 0) return true
  const own = await db
    .select({ id: media.id })
    .from(media)
    .where(and(eq(media.userId, userId), inArray(media.id, ids)))
  const known = new Set(own.map(({ id }) => id))
  return ids.every((id) => known.has(id))
}

/** Refuses pictures that the user did not upload. */
export async function refuseForeignPictures(db: ReadDb, userId: string, names: readonly string[]): Promise<void> {
  if (!(await ownsPictures(db, userId, names))) throw new AppError(400, 'media.notYours')
}

/** The restaurant's own pictures with their paths, sizes in pixels and dates, the latest first. */
export async function restaurantPictures(db: ReadDb) {
  const { id, width, height, createdAt } = media
  const rows = await db
    .select({ id, width, height, createdAt })
    .from(media)
    .where(isNull(media.userId))
    .orderBy(desc(createdAt), desc(id))
  return rows.map((row) => ({ ...row, name: nameOf(row.id) }))
}

/** Deletes a picture of the restaurant; pictures of guests cannot be deleted here. */
export async function deleteRestaurantPicture(db: Db, id: string): Promise<void> {
  await db.delete(media).where(and(eq(media.id, id), isNull(media.userId)))
}

/** Whether a picture is stored. */
export async function hasPicture(db: ReadDb, name: string): Promise<boolean> {
  return (await db.$count(media, eq(media.id, idOf(name)))) > 0
}

/** The bytes of a stored picture; undefined when it does not exist. */
export async function readPicture(db: ReadDb, name: string): Promise<Buffer | undefined> {
  const [row] = await db
    .select({ bytes: media.bytes })
    .from(media)
    .where(eq(media.id, idOf(name)))
  return row && Buffer.from(row.bytes)
}
