import type { useTranslate } from 'react-admin'
import type { StaffQueueType } from '../../contract/tables/queue'
import { inLanguage } from '../schema/inLanguage'

interface Names {
  translate: ReturnType<typeof useTranslate>
  locale: string
}

/** A kind of table by its letters, name and size, and whether it is closed. */
export function typeName(
  { prefix, name, minPeople: min, maxPeople: max, open }: StaffQueueType,
  { translate, locale }: Names,
): string {
  const size = translate('queue.size', { min, max })
  return [prefix, inLanguage(name, locale), size, !open && translate('queue.typeClosed')].filter(Boolean).join(' · ')
}
