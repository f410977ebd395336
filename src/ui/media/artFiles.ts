import delivery from '@/assets/art/delivery.png'
import dinein from '@/assets/art/dinein.png'
import empty from '@/assets/art/empty.png'
import fast from '@/assets/art/fast.png'
import pickup from '@/assets/art/pickup.png'
import takeout from '@/assets/art/takeout.png'

/** URLs of the illustrations, which are part of the package. */
export const art = { delivery, dinein, empty, fast, pickup, takeout }
export type ArtName = keyof typeof art
