import { makeAutoObservable, runInAction } from 'mobx'
import { ReplyError } from '@/api/errors'
import { IdempotencyKey } from '@/domain/text/idempotencyKey'

/** Sends a code with the key of its request. */
type SendCode<T> = (text: string, options: { key: string }) => Promise<T>

/** The field of a code: a refusal stands below it, and the typed text stays. */
export class CodeModel {
  text: string
  /** The refusal of the text as it is. */
  error: string | undefined = undefined
  readonly #key: IdempotencyKey

  constructor(text = '', newKey?: () => string) {
    this.text = text
    this.#key = new IdempotencyKey(newKey)
    makeAutoObservable(this, {}, { autoBind: true })
  }

  type(text: string): void {
    this.text = text
    this.error = undefined
  }

  refuse(error: string): void {
    this.error = error
  }

  /** Sends the text. Undefined when it is refused; other errors are thrown, and the same text is then sent again with the same key. */
  async send<T>(request: SendCode<T>): Promise<T | undefined> {
    const text = this.text.trim()
    try {
      const reply = await request(text, { key: this.#key.of(text) })
      this.#key.forget()
      return reply
    } catch (error) {
      if (!(error instanceof ReplyError) || error.code !== 400) throw error
      this.#key.forget()
      runInAction(() => (this.error = error.msg))
      return undefined
    }
  }
}
