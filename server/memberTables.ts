import { ACCOUNT_TABLES } from './modules/accounts/accountTables'
import { memberAddresses } from './modules/address/mergeAddresses'
import { memberCarts } from './modules/carts/mergeCarts'
import { memberActivities, memberCodes, memberReceipts } from './modules/coupons/memberClaims'
import { memberCouponGifts } from './modules/coupons/memberCouponGifts'
import { memberCoupons } from './modules/coupons/memberCoupons'
import { memberGiftCards } from './modules/giftCards/memberGiftCards'
import { memberDrinkGifts, memberDrinks } from './modules/drinks/memberDrinks'
import { memberSignInReminders, memberSignIns } from './modules/dailySignIn/signedDays'
import { memberIdentityHashes } from './modules/fraud/identityHashes'
import {
  memberInvitations,
  memberInviteCodes,
  memberInviteRewards,
  memberInviteVisits,
} from './modules/invitation/memberInvitations'
import { memberSeats } from './modules/inStore/tableSessionRepository'
import { memberLedger } from './modules/ledger/memberLedger'
import { memberPictures } from './modules/media/pictureRepository'
import { memberBookings, memberCodeScans, memberPayCodes } from './modules/storedValue/memberStoredValue'
import { memberEquityCards, memberGrants, memberLevelRows, memberVipTerms } from './modules/membership/memberMembership'
import type { MemberTable } from './modules/memberData'
import { memberCommissions, memberFans, memberPartners } from './modules/partner/memberPartners'
import { memberMessages } from './modules/notifications/memberMessages'
import { memberBirthdayGifts } from './modules/memberGifts/birthdayGift'
import { memberOrders } from './modules/orders/memberOrders'
import { memberPointsOrders } from './modules/points/memberPointsOrders'
import { memberPurchases } from './modules/purchases/purchases'
import { memberQueueTickets } from './modules/queue/memberQueue'
import { memberReservations } from './modules/reserve/memberReservations'
import { memberFavourites } from './modules/store/favouriteRepository'

/**
 * Every table with a column that names a member, in the order in which accounts are merged and removed. A test fails for a table
 * that is missing.
 */
export const MEMBER_TABLES: readonly MemberTable[] = [
  ...ACCOUNT_TABLES,
  memberAddresses,
  memberCarts,
  memberFavourites,
  memberOrders,
  memberPurchases,
  memberLevelRows,
  memberPointsOrders,
  memberLedger,
  memberPayCodes,
  memberCodeScans,
  memberBookings,
  memberGrants,
  memberVipTerms,
  memberEquityCards,
  memberCoupons,
  memberCouponGifts,
  memberReceipts,
  memberCodes,
  memberActivities,
  memberGiftCards,
  memberSignIns,
  memberSignInReminders,
  memberBirthdayGifts,
  memberSeats,
  memberQueueTickets,
  memberDrinks,
  memberDrinkGifts,
  memberReservations,
  memberPartners,
  memberFans,
  memberCommissions,
  memberInviteCodes,
  memberInviteVisits,
  memberInvitations,
  memberInviteRewards,
  memberIdentityHashes,
  memberPictures,
  memberMessages,
]
