/** How long before its end a value is replaced: providers hand out the next one in the last five minutes. */
const MARGIN_S = 5 * 60

interface Made {
  value: string
  /** How long it lasts. */
  seconds: number
}

/** A value that lasts a while and costs a call to somebody outside: kept, renewed in time, and asked for by one at a time. */
export class Kept {
  private kept: { value: string; until: number } | undefined
  private making: Promise<string> | undefined

  constructor(
    private readonly make: () => Promise<Made>,
    private readonly now = () => Date.now(),
  ) {}

  get(): Promise<string> {
    if (this.kept && this.kept.until > this.now()) return Promise.resolve(this.kept.value)
    this.making ??= this.renew().finally(() => {
      this.making = undefined
    })
    return this.making
  }

  /** Forgets a value that proved to be no good; a newer one stays. */
  drop(value: string): void {
    if (this.kept?.value === value) this.kept = undefined
  }

  private async renew(): Promise<string> {
    const { value, seconds } = await this.make()
    this.kept = { value, until: this.now() + Math.max(0, seconds - MARGIN_S) * 1000 }
    return value
  }
}
