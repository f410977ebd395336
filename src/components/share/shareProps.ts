import type { Shared } from '@/domain/navigation/sharing'

export interface ShareProps extends Shared {
  /** Name of the store or dish: the title of the card. */
  name: string
  /** Its picture, relative to the merchant's base address. */
  image: string
  /** One line about it, on the card of the web. */
  line?: string
}
