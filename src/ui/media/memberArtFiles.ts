import calendar from '@/assets/art/calendar.png'
import coins from '@/assets/art/coins.png'
import crown from '@/assets/art/crown.png'
import gift from '@/assets/art/gift.png'
import giftcard from '@/assets/art/giftcard.png'
import letter from '@/assets/art/letter.png'
import ticket from '@/assets/art/ticket.png'

/** URLs of the illustrations of the pages for members, which are part of the package. */
export const memberArt = { calendar, coins, crown, gift, giftcard, letter, ticket }
