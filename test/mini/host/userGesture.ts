/** The current user gesture: WeChat allows message prompts only while a tap or a payment result is handled. */
export class UserGesture {
  private active = false

  /** Starts a gesture, which ends when the synchronous handlers have run. */
  readonly begin = (): void => {
    this.active = true
    setTimeout(() => (this.active = false))
  }

  get isActive(): boolean {
    return this.active
  }
}
