/** The current user gesture: WeChat allows message prompts only while a tap or a payment result is handled. */
export class Gesture {
  private lasts = false

  /** Starts a gesture, which ends when the synchronous handlers have run. */
  readonly begin = (): void => {
    this.lasts = true
    setTimeout(() => (this.lasts = false))
  }

  get isAnswered(): boolean {
    return this.lasts
  }
}
