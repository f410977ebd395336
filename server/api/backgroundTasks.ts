import type { FastifyBaseLogger } from 'fastify'

/** Background tasks that outlive their reply: failures are logged, and the server waits for them when it closes. */
export class BackgroundTasks {
  private readonly running = new Set<Promise<void>>()

  constructor(private readonly log: FastifyBaseLogger) {}

  /** Starts a background task. */
  run(work: () => Promise<void>): void {
    const task = work()
      .catch((error: unknown) => this.log.error(error))
      .finally(() => this.running.delete(task))
    this.running.add(task)
  }

  /** Waits for all background tasks. */
  async settled(): Promise<void> {
    while (this.running.size > 0) await Promise.all(this.running)
  }
}
