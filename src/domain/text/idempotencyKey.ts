import { randomId } from './randomId'

/**
 * The idempotency key of a write: the same one while the request is the same, so that a repeated try after a lost reply is answered with the
 * first reply.
 */
export class IdempotencyKey {
  #last = { body: '', key: '' }
  readonly #newKey: () => string

  constructor(newKey: () => string = randomId) {
    this.#newKey = newKey
  }

  /** The key of a request. */
  of(request: string | object): string {
    const body = JSON.stringify(request)
    if (this.#last.body !== body) this.#last = { body, key: this.#newKey() }
    return this.#last.key
  }

  /** The request was answered: the next one is new, also when it is the same. */
  forget(): void {
    this.#last = { body: '', key: '' }
  }
}
