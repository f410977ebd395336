import delivery from '../assets/art/delivery.png'
import dinein from '../assets/art/dinein.png'
import empty from '../assets/art/empty.png'
import fast from '../assets/art/fast.png'
import gift from '../assets/art/gift.png'
import mug from '../assets/art/mug.png'
import pickup from '../assets/art/pickup.png'
import takeout from '../assets/art/takeout.png'
import tote from '../assets/art/tote.png'

/** Addresses of the objects that are drawn beside food; they travel in the package. */
export const art = { delivery, dinein, empty, fast, gift, mug, pickup, takeout, tote }
export type ArtName = keyof typeof art
