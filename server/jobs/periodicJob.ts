/** Work that is done again and again, one round after the other, from the start of the server until it stops. */
export class Rounds {
  private timer: NodeJS.Timeout | undefined
  private working = Promise.resolve()

  constructor(
    private readonly round: () => Promise<void>,
    private readonly everyMs: number,
    private readonly log: { error(error: unknown): void },
  ) {}

  /** Begins with what was missed while the server was down. */
  start(): void {
    this.next()
    this.timer = setInterval(() => this.next(), this.everyMs)
  }

  /** Ends, once the round that runs is done. */
  async stop(): Promise<void> {
    clearInterval(this.timer)
    await this.working
  }

  private next(): void {
    this.working = this.working.then(this.round).catch((error: unknown) => this.log.error(error))
  }
}
