import delivery from '@/assets/art/delivery.webp'
import dinein from '@/assets/art/dinein.webp'
import empty from '@/assets/art/empty.webp'
import fast from '@/assets/art/fast.webp'
import pickup from '@/assets/art/pickup.webp'
import takeout from '@/assets/art/takeout.webp'

/** URLs of the illustrations, which are part of the package. */
export const art = { delivery, dinein, empty, fast, pickup, takeout }
export type ArtName = keyof typeof art
