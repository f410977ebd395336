import * as v from 'valibot'
import type { Locale } from '../../../src/contract/fields'
import { slidesData } from '../../../src/contract/pictureBlocks'
import { pictureAddress } from '../../../src/domain/media/pictureAddress'
import type { ReadDb } from '../../db/database'
import { localized } from '../../db/translations'
import type { ThemedPicture } from '../../html/siteHead'
import { publishedBlocks } from './layoutRepository'
import { readSystem } from './systemConfig'

/** The picture that the home page begins with, which browsers may load before the app; undefined when it begins with something else. */
export async function readHomePicture(db: ReadDb, locale: Locale): Promise<ThemedPicture | undefined> {
  const first = (await publishedBlocks(db, { page: 'index', target: '' })).find(({ hidden }) => !hidden)
  if (first?.type !== 'hero') return undefined
  const { success, output } = v.safeParse(slidesData, localized(first.data, locale))
  const [slide] = success ? output.slides : []
  if (!success || !slide?.image) return undefined
  const { attachurl } = await readSystem(db, locale)
  // As the page does: pictures of the dark theme are used only when each slide has one.
  const dark = output.slides.every(({ darkImage }) => darkImage) ? slide.darkImage : slide.image
  return { light: pictureAddress(slide.image, attachurl), dark: pictureAddress(dark, attachurl) }
}
