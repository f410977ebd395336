import { makeAutoObservable, runInAction } from 'mobx'
import { accountLogApi } from '@/api/endpoints/accountLog'
import type { AccountLogEntry, AccountLogMonth } from '@/contract/wallet/accountLog'
import type { TopUpOffer } from '@/contract/wallet/storeValue'
import { PagedList } from '@/stores/cache/pagedList'

/** What can be listed alone. */
export const RECORD_FILTERS = ['all', 'topUp', 'spent', 'refund', 'bonus'] as const
export type RecordFilter = (typeof RECORD_FILTERS)[number]

/** Records of the balance under a filter, with the sums of their months. */
export class BalanceRecordsModel {
  readonly list: PagedList<AccountLogEntry>
  readonly months = new Map<string, AccountLogMonth>()

  balance: TopUpOffer['balance'] | undefined

  constructor(type: RecordFilter, balance?: TopUpOffer['balance']) {
    this.balance = balance
    this.list = new PagedList(async (page) => {
      const reply = await accountLogApi.list({ type, page })
      runInAction(() => this.take(reply.months, reply.balance))
      return reply
    })
    makeAutoObservable(this)
  }

  private take(months: readonly AccountLogMonth[], balance: TopUpOffer['balance']): void {
    for (const month of months) this.months.set(month.month, month)
    this.balance = balance
  }
}
