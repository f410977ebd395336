import { makeAutoObservable, runInAction } from 'mobx'
import { accountLogApi } from '@/api/endpoints/accountLog'
import type { AccountLogEntry, AccountLogMonth } from '@/contract/accountLog'
import type { TopUpOffer } from '@/contract/storeValue'
import { PagedList } from '@/stores/cache/pagedList'

/** What can be listed alone. */
export const RECORD_FILTERS = ['all', 'topUp', 'spent', 'refund', 'bonus'] as const
export type RecordFilter = (typeof RECORD_FILTERS)[number]

/** Records of the balance under a filter, with the sums of their months. */
export class BalanceRecordsModel {
  readonly list: PagedList<AccountLogEntry>
  months: readonly AccountLogMonth[] = []

  balance: TopUpOffer['balance'] | undefined

  constructor(type: RecordFilter, balance?: TopUpOffer['balance']) {
    this.balance = balance
    this.list = new PagedList(async (page) => {
      const reply = await accountLogApi.list({ type, page })
      runInAction(() => this.take(reply.months, reply.balance))
      return reply
    })
    makeAutoObservable(this, { list: false })
  }

  /** The month of a record when it is the first one of it on the list. */
  monthHeadOf(entry: AccountLogEntry): AccountLogMonth | undefined {
    const month = entry.at.slice(0, 7)
    const before = this.list.items[this.list.items.indexOf(entry) - 1]
    return before?.at.startsWith(month) ? undefined : this.months.find((each) => each.month === month)
  }

  private take(months: readonly AccountLogMonth[], balance: TopUpOffer['balance']): void {
    const kept = this.months.filter((known) => !months.some(({ month }) => month === known.month))
    this.months = [...kept, ...months]
    this.balance = balance
  }
}
