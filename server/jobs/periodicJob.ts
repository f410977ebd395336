/** Work that runs again and again, one run after the other, from the start of the server until it stops. */
export class PeriodicJob {
  private timer: NodeJS.Timeout | undefined
  private running = Promise.resolve()

  /** `everyMs`: milliseconds between two starts of the work. */
  constructor(
    private readonly work: () => Promise<void>,
    private readonly everyMs: number,
    private readonly log: { error(error: unknown): void },
  ) {}

  /** Starts with a run at once, for what was missed while the server was down. */
  start(): void {
    this.schedule()
    this.timer = setInterval(() => this.schedule(), this.everyMs)
  }

  /** Schedules no more runs and waits for those that are scheduled. */
  async stop(): Promise<void> {
    clearInterval(this.timer)
    await this.running
  }

  private schedule(): void {
    this.running = this.running.then(this.work).catch((error: unknown) => this.log.error(error))
  }
}
