import type { StaffPicture } from '../../../console/contract/look/picture'
import { isoText } from '../../../src/domain/time/storeClock'
import { AppError } from '../../api/appError'
import type { ReadDb, Tx } from '../../db/database'
import { recordAudit, type Staff } from '../../modules/audit/audit'
import { deleteRestaurantPicture, restaurantPictures, savePicture } from '../../modules/media/pictureRepository'
import { usesOfPictures } from './pictureUses'

/** The pictures of the restaurant, the latest first, with what shows them. */
export async function libraryPictures(db: ReadDb, { locale }: Staff, unused = false): Promise<StaffPicture[]> {
  const [pictures, uses] = [await restaurantPictures(db), await usesOfPictures(db, locale)]
  const all = pictures.map((picture) => ({
    ...picture,
    createdAt: isoText(picture.createdAt),
    uses: uses.get(picture.name) ?? [],
  }))
  return unused ? all.filter((picture) => picture.uses.length === 0) : all
}

/** Stores an uploaded picture of the restaurant, given in base64. */
export async function uploadPicture(tx: Tx, content: string, staff: Staff): Promise<{ name: string }> {
  const name = await savePicture({ db: tx, userId: null, now: staff.now }, Buffer.from(content, 'base64'))
  await recordAudit(tx, staff, {
    ...{ action: 'picture.upload', subject: 'media', subjectId: name },
    ...{ before: null, after: { name } },
  })
  return { name }
}

/** Deletes a picture that nothing shows; refuses others, unknown ones and those of guests. */
export async function removePicture(tx: Tx, id: string, staff: Staff): Promise<{ id: string }> {
  const picture = (await libraryPictures(tx, staff)).find((each) => each.id === id)
  if (!picture) throw new AppError(400, 'staff.notFound')
  if (picture.uses.length > 0) throw new AppError(409, 'media.shown', {}, { current: picture })
  await deleteRestaurantPicture(tx, id)
  const { name, width, height } = picture
  await recordAudit(tx, staff, {
    ...{ action: 'picture.remove', subject: 'media', subjectId: name },
    ...{ before: { name, width, height }, after: null },
  })
  return { id }
}
