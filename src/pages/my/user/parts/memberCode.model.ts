import { makeAutoObservable, runInAction } from 'mobx'

/** A code as the server gives it. */
interface GivenCode {
  qrCode: string
  barcode?: string | undefined
  expireIn?: number | undefined
}

/** A code that is shown, and when it ends by this device's clock, ms since 1970. */
interface ShownCode {
  digits: string
  endsAt: number
  seconds: number
}

/** Renews the member code shortly before it ends, as long as the page is visible. */
export class MemberCodeModel {
  code: ShownCode | undefined = undefined
  error: unknown = undefined
  loading = false
  now = Date.now()
  #timer: ReturnType<typeof setInterval> | undefined
  readonly #fetch: () => Promise<GivenCode>

  constructor(fetch: () => Promise<GivenCode>) {
    this.#fetch = fetch
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Seconds until the shown code is worth nothing; 0 afterwards. */
  get left(): number {
    return this.code ? Math.max(0, Math.ceil((this.code.endsAt - this.now) / 1000)) : 0
  }

  show(): void {
    this.hide()
    this.tick()
    this.#timer = setInterval(() => this.tick(), 500)
  }

  hide(): void {
    clearInterval(this.#timer)
    this.#timer = undefined
  }

  /** Gets a new code at once. */
  async renew(): Promise<void> {
    if (this.loading) return
    this.loading = true
    try {
      const requested = Date.now()
      const { qrCode, barcode = qrCode, expireIn = 30 } = await this.#fetch()
      runInAction(() => {
        // The server counts from when it answered, which is later than the request.
        this.code = { digits: barcode, endsAt: requested + expireIn * 1000, seconds: expireIn }
        this.error = undefined
      })
    } catch (error) {
      runInAction(() => (this.error = error))
    } finally {
      runInAction(() => (this.loading = false))
    }
  }

  private tick(): void {
    this.now = Date.now()
    // After an error the guest tries again; the next visit of the page does, too.
    if (this.left === 0 && this.error === undefined) void this.renew()
  }
}
