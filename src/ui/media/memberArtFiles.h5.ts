import calendar from '@/assets/art/calendar.webp'
import coins from '@/assets/art/coins.webp'
import crown from '@/assets/art/crown.webp'
import gift from '@/assets/art/gift.webp'
import giftcard from '@/assets/art/giftcard.webp'
import letter from '@/assets/art/letter.webp'
import ticket from '@/assets/art/ticket.webp'

/** URLs of the illustrations of the pages for members, which are part of the package. */
export const memberArt = { calendar, coins, crown, gift, giftcard, letter, ticket }
