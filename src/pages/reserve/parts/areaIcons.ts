import type { ReserveIcon } from '@/contract/constants/reserve'
import type { IconName } from '@/ui/media/iconNames'

/** The glyph of each kind of area. */
export const AREA_ICONS: Record<ReserveIcon, IconName> = {
  window: 'sun-dim',
  terrace: 'leaf',
  room: 'armchair',
  seat: 'fork-knife',
}
