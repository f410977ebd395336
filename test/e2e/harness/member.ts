import { MEMBER } from '../../../server/seed/data/member'
import { cartContract } from '../../../src/contract/cart/cart'
import { credentialsContract } from '../../../src/contract/account/credentials'
import { couponRegiftContract } from '../../../src/contract/coupon/couponRegift'
import { giftCardContract } from '../../../src/contract/wallet/giftCard'
import { sessionContract, type SignedIn } from '../../../src/contract/account/session'
import { socialContract } from '../../../src/contract/account/social'
import { codeFor } from '../../../server/sandbox/testUsers'
import { callApi, OPEN_STORE, plainDishes } from './guest'
import { newestCode } from './loginPages'

/** Signs a member in by phone; the site must run with `SANDBOX`. */
export async function signInMember(url: string, phone: string): Promise<SignedIn> {
  const { token } = await callApi(url, sessionContract.guest, {})
  await callApi(url, credentialsContract.sendSms, { phone }, token)
  return callApi(url, credentialsContract.mobileLogin, { phone, code: await newestCode(url, phone) }, token)
}

/** Signs a test user of the sandbox in with LINE, and binds a phone number. */
export async function signInByLine(url: string, name: string, phone: string): Promise<SignedIn> {
  const guest = await callApi(url, sessionContract.guest, {})
  const { state } = await callApi(url, socialContract.lineLogin, { refererUrl: `${url}/` }, guest.token)
  const { token } = await callApi(url, socialContract.checkLineCode, { code: codeFor(name), state }, guest.token)
  await callApi(url, credentialsContract.sendSms, { phone }, token)
  return callApi(url, credentialsContract.bindMobile, { phone, code: await newestCode(url, phone) }, token)
}

/** Signs in the member of the demonstration, who holds an example of everything. */
export async function signInDemonstration(url: string): Promise<SignedIn> {
  const { token } = await callApi(url, sessionContract.guest, {})
  const { email, password } = MEMBER
  return callApi(url, credentialsContract.emailLogin, { email, password }, token)
}

/** The member of the demonstration, with a takeaway cart of one dish. */
export const demoMemberWithCart = async (url: string, num: number): Promise<SignedIn> =>
  withCart(url, await signInDemonstration(url), { diningType: 'takeout', num })

/** The same member, with a cart of one dish. */
export async function withCart(
  url: string,
  member: SignedIn,
  { diningType, num = 1 }: { diningType: 'takeout' | 'pickup'; num?: number },
): Promise<SignedIn> {
  const [dish] = await plainDishes(url)
  if (!dish) throw new Error('The menu has no plain dish')
  const cart = { storeId: OPEN_STORE, diningType }
  await callApi(url, cartContract.clear, cart, member.token)
  await callApi(url, cartContract.change, { ...cart, ...dish, num }, member.token)
  return member
}

/** Token of the coupon gift of the demonstration that waits to be claimed. */
export async function couponGiftToken(url: string): Promise<string> {
  const { token } = await signInDemonstration(url)
  const gift = await callApi(url, couponRegiftContract.getGift, { giftId: 'gift-tea' }, token)
  return gift.token ?? ''
}

/** Tokens of what the member of the demonstration gives away. */
export async function giftTokens(url: string): Promise<{ card: string; coupons: string }> {
  return { card: await giveGiftCard(url), coupons: await couponGiftToken(url) }
}

/** Token of a gift card that the member of the demonstration gives away. */
export async function giveGiftCard(url: string): Promise<string> {
  const { token } = await signInDemonstration(url)
  const { list } = await callApi(url, giftCardContract.my, {}, token)
  const unused = list.find(({ state }) => state === 'unused')
  if (!unused) throw new Error('The member of the demonstration has no unused gift card')
  await callApi(url, giftCardContract.give, { id: unused.id, message: 'Enjoy' }, token)
  const { gift } = await callApi(url, giftCardContract.detail, { id: unused.id }, token)
  if (!gift) throw new Error('The gift card was not given')
  return gift.token
}
