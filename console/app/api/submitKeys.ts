import { randomId } from '../../../src/domain/text/randomId'

/** Of each submit whose outcome is not known, the `Idempotency-Key`: what is sent again has the same key, and is done once. */
export class SubmitKeys {
  readonly #keys = new Map<string, string>()

  constructor(private readonly newKey: () => string = randomId) {}

  /** The key of a submit: that of an earlier try with the same content, or a new one. */
  of(path: string, body: string): string {
    const submit = `${path} ${body}`
    const key = this.#keys.get(submit) ?? this.newKey()
    this.#keys.set(submit, key)
    return key
  }

  /** The outcome of a submit is known: the same content is a new submit from now on. */
  settle(path: string, body: string): void {
    this.#keys.delete(`${path} ${body}`)
  }
}
