import type { FastifyBaseLogger } from 'fastify'

/** Work that goes on after a reply: failures are logged, and closing waits for what runs. */
export class Background {
  private readonly running = new Set<Promise<void>>()

  constructor(private readonly log: FastifyBaseLogger) {}

  /** Starts work and forgets about it. */
  run(work: () => Promise<void>): void {
    const task = work()
      .catch((error: unknown) => this.log.error(error))
      .finally(() => this.running.delete(task))
    this.running.add(task)
  }

  /** Waits until nothing runs. */
  async settled(): Promise<void> {
    while (this.running.size > 0) await Promise.all(this.running)
  }
}
