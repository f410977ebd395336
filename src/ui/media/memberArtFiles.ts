import calendar from '@/assets/art/calendar.png'
import crown from '@/assets/art/crown.png'
import gift from '@/assets/art/gift.png'
import giftcard from '@/assets/art/giftcard.png'
import letter from '@/assets/art/letter.png'

/** URLs of the illustrations of the pages for members, which are part of the package. */
export const memberArt = { calendar, crown, gift, giftcard, letter }
