/** What the guest has just done: WeChat asks about messages only while an app answers a tap, or what came of a payment. */
export class Gesture {
  private lasts = false

  /** Lasts until the code that answers has run; what it does later is no answer any more. */
  readonly begin = (): void => {
    this.lasts = true
    setTimeout(() => (this.lasts = false))
  }

  get isAnswered(): boolean {
    return this.lasts
  }
}
