import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import { newId } from '../../db/ids'
import type { Db } from '../../db/database'
import { media } from '../../db/schema/media'
import { AppError } from '../../api/appError'
import { redraw } from './reencodePicture'

/** How a kept picture is called in addresses, below `attachurl`. */
const NAME = /^uploads\/([\w-]{20})\.webp$/
const nameOf = (id: string) => `uploads/${id}.webp`

interface Uploader {
  db: Db
  /** None for the restaurant. */
  userId: string | null
  now: Date
}

/** Keeps an uploaded picture, drawn anew, and answers its name below `attachurl`. Refuses what is no picture. */
export async function savePicture({ db, userId, now }: Uploader, uploaded: Buffer): Promise<string> {
  const picture = await redraw(uploaded)
  const id = newId()
  await db.insert(media).values({ ...picture, id, userId, mime: 'image/webp', createdAt: now })
  return nameOf(id)
}

/** Whether all names are those of pictures that a user uploaded. */
export async function ownsPictures(db: Db, userId: string, names: readonly string[]): Promise<boolean> {
  const ids = names.map((name) => NAME.exec(name)?.[1] ?? '')
  if (ids.length === 0) return true
  const own = await db
    .select({ id: media.id })
    .from(media)
    .where(and(eq(media.userId, userId), inArray(media.id, ids)))
  const known = new Set(own.map(({ id }) => id))
  return ids.every((id) => known.has(id))
}

/** Refuses what a user wants to show unless they uploaded it themselves. */
export async function refuseForeignPictures(db: Db, userId: string, names: readonly string[]): Promise<void> {
  if (!(await ownsPictures(db, userId, names))) throw new AppError(400, 'media.notYours')
}

/** Pictures of the restaurant: their names below `attachurl` and sizes in pixels, the latest first. */
export async function restaurantPictures(db: Db) {
  const { id, width, height } = media
  const rows = await db
    .select({ id, width, height })
    .from(media)
    .where(isNull(media.userId))
    .orderBy(desc(media.createdAt), desc(id))
  return rows.map((row) => ({ ...row, name: nameOf(row.id) }))
}

/** Takes a picture of the restaurant away; guests' pictures stay theirs. */
export async function deleteRestaurantPicture(db: Db, id: string): Promise<void> {
  await db.delete(media).where(and(eq(media.id, id), isNull(media.userId)))
}

/** The bytes and kind of a kept picture; undefined when there is none of this name. */
export async function readPicture(db: Db, name: string): Promise<{ bytes: Uint8Array; mime: string } | undefined> {
  const id = NAME.exec(name)?.[1]
  if (!id) return undefined
  const [row] = await db.select({ bytes: media.bytes, mime: media.mime }).from(media).where(eq(media.id, id))
  return row
}
