import { eq } from 'drizzle-orm'
import type { DrinkGift } from '../../../src/contract/inStore/drinks'
import type { Locale } from '../../../src/contract/fields'
import { isAlcohol } from '../../../src/domain/drink/drinkRules'
import { isoText } from '../../../src/domain/time/storeClock'
import type { ReadDb } from '../../db/database'
import type { DrinkGiftRow } from '../../db/schema/wallet/drinks'
import { users } from '../../db/schema/account/users'
import { inLocale } from '../../db/translations'
import { giftAt, giftSeenBy, nicknamesOf } from '../gifts/giftState'
import { readDrinkRules } from './settings'

/** What the link of a transfer shows to a user, and what its giver sees of it. */
export async function drinkGiftView(
  db: ReadDb,
  stored: DrinkGiftRow,
  { userId, locale, now }: { userId: string; locale: Locale; now: Date },
): Promise<DrinkGift> {
  const gift = giftAt(stored, now)
  const { giverId, receiverId, category } = gift
  const [giver] = await db.select().from(users).where(eq(users.id, giverId))
  const seen = giftSeenBy(stored, userId, now)
  const given = seen === 'taken' && giverId === userId
  const nickname = await nicknamesOf(db, [receiverId])
  const { giveHours } = await readDrinkRules(db)
  return {
    ...{ id: gift.id, message: gift.message, category, giveHours },
    alcohol: isAlcohol(category),
    storeName: inLocale(gift.storeName, locale),
    giver: { name: giver?.nickname ?? '', avatar: giver?.avatar ?? '' },
    state: given ? 'given' : seen,
    token: seen === 'own' ? gift.token : null,
    drinkId: drinkIdFor(gift, userId),
    receiver: given ? nickname(receiverId) : '',
    createdAt: isoText(gift.createdAt),
    expireAt: isoText(gift.expireAt),
    endedAt: gift.endedAt && isoText(gift.endedAt),
    serverTime: isoText(now),
  }
}

function drinkIdFor({ giverId, receiverId, drinkId, receivedId }: DrinkGiftRow, userId: string): string | null {
  if (giverId === userId) return drinkId
  return receiverId === userId ? receivedId : null
}
