import type { SignInRules } from '../../../../server/modules/dailySignIn/rules'
import { dailySignInContract as calls } from '../../../../src/contract/membership/dailySignIn'
import type { SignedIn } from '../../../../src/contract/account/session'
import { signInAs } from '../accounts/accounts'
import { addTemplate } from '../coupons/coupons'
import type { Backend, CallOptions } from '../harness'
import { setConfig } from '../database/configs'

/** A reward of points, with coupons of templates. */
export const gives = (points: number, ...templateIds: string[]) => ({
  points,
  growth: 0,
  coupons: templateIds.map((templateId) => ({ templateId, num: 1 })),
})

/** The daily sign-in of the tests: 5, 5 and 20 points, on the third day with a coupon; 50 points make up a day, twice a month. */
export const RULES: SignInRules = {
  on: true,
  mode: 'cycle',
  rewards: [gives(5), gives(5), gives(20, 'row')],
  monthGifts: [{ days: 5, ...gives(100, 'month') }],
  makeUpsPerMonth: 2,
  makeUpCost: 50,
  remindAt: '11:00',
}

/** Opens the daily sign-in. */
export async function openSignIn(backend: Backend, given: Partial<SignInRules> = {}): Promise<void> {
  for (const id of ['row', 'month']) await addTemplate(backend, { id, name: { en: `${id} gift`, th: `ของขวัญ ${id}` } })
  await setConfig(backend.db, 'signInSetting', { ...RULES, ...given })
}

/** A member who signs in daily. */
export class Signer {
  readonly token: string
  readonly userId: string

  private constructor(
    private readonly backend: Backend,
    { token, userInfo }: SignedIn,
  ) {
    this.token = token
    this.userId = userInfo.id
  }

  static async enter(backend: Backend, name = 'Nok'): Promise<Signer> {
    return new Signer(backend, await signInAs(backend, name))
  }

  /** Moves the clock and signs in. */
  async signAt(instant: string) {
    this.backend.clock.set(instant)
    return this.sign()
  }

  /** Signs in at noon of days of November 2026. */
  async signOn(...days: number[]) {
    for (const day of days) await this.signAt(`2026-11-${String(day).padStart(2, '0')}T12:00:00+07:00`)
  }

  sign = (options: CallOptions = {}) => this.backend.ask(calls.sign, {}, { token: this.token, ...options })
  makeUp = (makeUp: string, options: CallOptions = {}) =>
    this.backend.call(calls.sign, { makeUp }, { token: this.token, ...options })
  remind = (on: boolean) => this.backend.ask(calls.remind, { on }, { token: this.token })

  /** What the page shows. */
  async view(month = '', options: CallOptions = {}) {
    const view = await this.backend.ask(calls.read, { month }, { token: this.token, ...options })
    if (!view) throw new Error('The sign-in is closed')
    return view
  }
}
