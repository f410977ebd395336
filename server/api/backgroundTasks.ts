import type { FastifyBaseLogger } from 'fastify'

/** Work that goes on after a reply: its failures are logged, and the server waits for it when it closes. */
export class BackgroundTasks {
  private readonly running = new Set<Promise<void>>()

  constructor(private readonly log: FastifyBaseLogger) {}

  /** Starts work that no reply waits for. */
  run(work: () => Promise<void>): void {
    const task = work()
      .catch((error: unknown) => this.log.error(error))
      .finally(() => this.running.delete(task))
    this.running.add(task)
  }

  /** Waits for all work. */
  async settled(): Promise<void> {
    while (this.running.size > 0) await Promise.all(this.running)
  }
}
