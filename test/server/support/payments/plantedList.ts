/** Money in the list of a provider. */
export interface ListedMoney {
  ref: string
  /** The provider's id of the payment. */
  id: string
  /** In the main unit: `155.15`. */
  amount: string
  /** Our id of a refund. */
  refundId?: string
  /** In UTC+8: `2026-11-21 13:00:30`. */
  at: string
}

/** What an imitation lists: money that a test puts in, by the day of its time. */
export class PlantedList {
  money: ListedMoney[] = []
  state: 'made' | 'creating' = 'made'
  /** The file is another one than was named, or not whole. */
  isBroken = false

  of(day: string): ListedMoney[] {
    return this.money.filter(({ at }) => at.startsWith(day))
  }

  clear(): void {
    Object.assign(this, { money: [], state: 'made', isBroken: false })
  }
}
