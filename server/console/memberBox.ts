import type { MemberCharge, ScannedMember } from '../../console/contract/memberTill'
import { moneyText } from '../../src/domain/money/money'
import { newId } from '../db/ids'
import { html, type Html } from '../html/html'
import type { Viewer } from './dependencies'
import { hidden } from './parts'

/** A member at the till, and a bill that the balance may pay. */
export interface MemberAtTill {
  member: ScannedMember
  /** Satang; 0 while no bill is entered. */
  amount: number
  /** What the balance pays of it, satang. */
  fromBalance: number
  /** Why the last try to pay failed. */
  refused?: Exclude<MemberCharge['state'], 'paid'> | undefined
}

const REFUSED = {
  payCodeWrong: 'This pay code is wrong. Nothing was paid.',
  payCodeLocked: 'Too many wrong pay codes. Nothing was paid.',
}

/** Who has shown a member code, what the member has, and the form that pays a bill from the balance. */
export function memberBox(store: string, shown: MemberAtTill, viewer: Viewer): Html {
  const { nickname, levelName, balance, points, coupons } = shown.member
  const facts = [balance !== null && `Balance ${moneyText(balance)}`, `Points ${points}`, `Coupons ${coupons}`].filter(
    Boolean,
  )
  return html`<article class="box" role="status">
    <h2>${nickname || 'Member'} ${levelName && html`<span class="pill">${levelName}</span>`}</h2>
    <p class="quiet">${facts.join(' · ')}</p>
    ${balance !== null && (shown.fromBalance > 0 ? chargeForm(store, shown, viewer) : billForm(store, shown, viewer))}
  </article>`
}

function billForm(store: string, { member: { scanId }, amount }: MemberAtTill, { csrf }: Viewer): Html {
  return html`<form method="post" action="/console/till">
    ${hidden({ csrf, act: 'bill', store, scanId })}
    ${amount > 0 && html`<p class="warn">The balance pays nothing of this bill.</p>`}
    <label
      >Bill to pay from the balance, baht<input
        name="amount"
        inputmode="decimal"
        autocomplete="off"
        maxlength="12"
        required
    /></label>
    <button>Check the bill</button>
  </form>`
}

function chargeForm(store: string, { member, amount, fromBalance, refused }: MemberAtTill, { csrf }: Viewer): Html {
  const { scanId, payCode } = member
  const fields = { store, scanId, amount: String(amount), fromBalance: String(fromBalance), key: newId() }
  return html`<form method="post" action="/console/till">
    ${hidden({ csrf, act: 'charge', ...fields })}
    <p>
      Bill ${moneyText(amount)} − <strong>${moneyText(fromBalance)}</strong> =
      <strong>${moneyText(amount - fromBalance)}</strong> to pay at the till
    </p>
    ${
      payCode &&
      html`<label
        >Pay code, entered by the member<input
          name="payCode"
          type="password"
          inputmode="numeric"
          autocomplete="off"
          maxlength="6"
          required
      /></label>`
    }
    ${refused && html`<p class="warn" role="alert">${REFUSED[refused]}</p>`}
    <button class="main">Take ${moneyText(fromBalance)} from the balance</button>
  </form>`
}
