import * as v from 'valibot'
import type { Locale } from '../../../src/contract/fields'
import { slidesData } from '../../../src/contract/config/pictureBlocks'
import type { ReadDb } from '../../db/database'
import { localized } from '../../db/translations'
import type { WeatherAtStores } from './localWeather'
import { slideMoment } from './slideMoment'
import { withSlidesAt } from './slidesNow'
import type { ThemedPicture } from '../../html/siteHead'
import { publishedBlocks } from './layoutRepository'

/**
 * The names of the picture that the home page begins with, which browsers may load before the app; undefined when it begins with
 * something else.
 */
export async function readHomePicture(
  db: ReadDb,
  { locale, ...request }: { locale: Locale; now: Date; weather?: WeatherAtStores | undefined },
): Promise<ThemedPicture | undefined> {
  const first = (await publishedBlocks(db, { page: 'index', target: '' })).find(({ hidden }) => !hidden)
  if (first?.type !== 'hero') return undefined
  const { moment } = await slideMoment(db, request)
  const { success, output } = v.safeParse(slidesData, withSlidesAt(Object(localized(first.data, locale)), moment))
  const [slide] = success ? output.slides : []
  if (!success || !slide?.image) return undefined
  // As the page does: pictures of the dark theme are used only when each slide has one.
  const dark = output.slides.every(({ darkImage }) => darkImage) ? slide.darkImage : slide.image
  return { light: slide.image, dark }
}
