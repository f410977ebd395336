/** How many streams of events may be open at once. */
export interface StreamLimits {
  /** Of one user, on all devices and windows. */
  perUser: number
  /** From one network address, which the guests of a store share. */
  perAddress: number
  /** Of one server. */
  perServer: number
}

const STREAM_LIMITS: StreamLimits = { perUser: 8, perAddress: 300, perServer: 5000 }

/** Counts open streams. */
export class StreamCounts {
  private readonly limits: StreamLimits
  private readonly counts = new Map<string, number>()

  constructor(limits: Partial<StreamLimits> = {}) {
    this.limits = { ...STREAM_LIMITS, ...limits }
  }

  /**
   * Counts an opened stream and returns the function that releases it; undefined when a limit is exceeded. The address is null
   * for this machine, which stands for many clients.
   */
  enter(userId: string, addressKey: string | null): (() => void) | undefined {
    const { perUser, perAddress, perServer } = this.limits
    const places: [string, number][] = [
      ['server', perServer],
      [`user ${userId}`, perUser],
    ]
    if (addressKey !== null) places.push([`address ${addressKey}`, perAddress])
    if (places.some(([key, most]) => (this.counts.get(key) ?? 0) >= most)) return undefined
    for (const [key] of places) this.add(key, 1)
    let entered = true
    return () => {
      if (!entered) return
      entered = false
      for (const [key] of places) this.add(key, -1)
    }
  }

  private add(key: string, change: number): void {
    const count = (this.counts.get(key) ?? 0) + change
    if (count > 0) this.counts.set(key, count)
    else this.counts.delete(key)
  }
}
