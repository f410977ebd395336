import { makeAutoObservable } from 'mobx'
import { BANKS, type Bank, type PayoutWay } from '@/contract/constants/partner'
import type { PartnerInfo } from '@/contract/partner/partner'
import type { PartnerPurse } from '@/contract/partner/partnerWithdraw'
import { amountTyped, satangOf } from '@/domain/money/typedAmount'
import { Submission } from '@/stores/submission'
import { isBankAccount, isPromptPayNumber, payoutFault, payoutOf } from '@/domain/partner/payout'

type Rules = PartnerInfo['withdraw']

/** What is wrong with the account, by its field. */
export type AccountFault = 'wrongPromptPay' | 'wrongAccount' | 'bankWanted' | 'accountNameWanted'

/** A field of the form. */
type WithdrawField = 'amount' | 'bank' | 'account' | 'accountName'

const FIELDS: Record<AccountFault, WithdrawField> = {
  wrongPromptPay: 'account',
  wrongAccount: 'account',
  bankWanted: 'bank',
  accountNameWanted: 'accountName',
}

/** Id of a field on the page. */
export const fieldId = (field: WithdrawField): string => `withdraw-${field}`

/** A withdrawal as it is typed. */
export class WithdrawModel {
  typed: string
  way: PayoutWay
  bank: Bank | undefined
  account = ''
  accountName = ''
  readonly submission = new Submission<WithdrawField>(() => this.wrong)
  readonly #rules: Rules
  readonly #purse: PartnerPurse

  constructor(
    rules: Rules,
    purse: PartnerPurse,
    { way, amount }: { way?: string | undefined; amount?: string | undefined },
  ) {
    this.#rules = rules
    this.#purse = purse
    this.way = rules.ways.find((each) => each === way) ?? rules.ways[0] ?? 'promptpay'
    this.typed = amount && /^\d+$/.test(amount) ? String(Number(amount) / 100) : ''
    this.fill()
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get rules(): Rules {
    return this.#rules
  }

  get purse(): PartnerPurse {
    return this.#purse
  }

  /** Satang; 0 for what is no amount. */
  get amount(): number {
    return satangOf(this.typed)
  }

  get payout() {
    return payoutOf(this.#rules, this.way, this.amount)
  }

  get fault() {
    const { amount, way } = this
    return payoutFault(this.#rules, { amount, way, available: this.#purse.available })
  }

  get accountFault(): AccountFault | null {
    const { way, account, accountName, bank } = this
    if (way === 'balance') return null
    if (way === 'promptpay' && !isPromptPayNumber(account)) return 'wrongPromptPay'
    if (way === 'bank' && !bank) return 'bankWanted'
    if (way === 'bank' && !isBankAccount(account)) return 'wrongAccount'
    return accountName.trim().length < 2 ? 'accountNameWanted' : null
  }

  /** The first field that is wrong. */
  get wrong(): WithdrawField | undefined {
    if (this.fault) return 'amount'
    return this.accountFault ? FIELDS[this.accountFault] : undefined
  }

  /** What is sent. */
  get request() {
    const { amount, way, payout } = this
    if (way === 'balance') return { amount, way, arrives: payout.arrives }
    const account = {
      account: this.account,
      accountName: this.accountName,
      bank: way === 'bank' ? this.bank : undefined,
    }
    return { amount, way, arrives: payout.arrives, ...account }
  }

  type(text: string): void {
    this.typed = amountTyped(text)
  }

  takeAll(): void {
    this.typed = String(this.#purse.available / 100)
  }

  choose(way: PayoutWay): void {
    this.way = way
    this.fill()
  }

  set(change: Partial<Pick<WithdrawModel, 'account' | 'accountName' | 'bank'>>): void {
    Object.assign(this, change)
  }

  /** Fills in the account that was used last in this way. */
  private fill(): void {
    const last = this.way === 'balance' ? null : this.#purse[this.way]
    this.account = last?.account ?? ''
    this.accountName = last?.accountName ?? ''
    this.bank = BANKS.find((each) => each === last?.bank)
  }
}
