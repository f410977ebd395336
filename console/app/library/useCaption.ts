import { useLocaleState, useTranslate } from 'react-admin'
import { dateTimeText } from '../../../src/domain/time/dateText'
import type { StaffPicture } from '../../contract/look/picture'
import { isLocale } from '../i18n/consoleI18n'

/** When a picture was uploaded, its size, and both as its name. */
export function useCaption({ createdAt, width, height }: StaffPicture) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const date = dateTimeText(createdAt, isLocale(locale) ? locale : 'en')
  const size = translate('pictures.size', { width, height })
  return { date, size, name: `${date} · ${size}` }
}
