import { makeAutoObservable, runInAction } from 'mobx'
import type { Client } from '@/api/client'
import type { configContract } from '@/contract/config/config'
import type { KeyValueStorage } from '@/stores/config/locale'

type Answer = (agreed: boolean) => void

/** The guest's answer to the privacy prompt. */
export class PrivacyStore {
  /** Whether the prompt is shown. */
  open = false
  /** Whether the prompt is hidden while the guest reads the full policy. */
  reading = false
  #answers: Answer[] = []
  readonly #remote: Pick<Client<typeof configContract>, 'forms'>
  readonly #storage: KeyValueStorage

  constructor(remote: Pick<Client<typeof configContract>, 'forms'>, storage: KeyValueStorage) {
    this.#remote = remote
    this.#storage = storage
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Shows the prompt once per version of the policy; never when the merchant has none. */
  async promptOnce(): Promise<void> {
    const { privacy } = await this.#remote.forms({ idents: ['privacy'] })
    if (!privacy || this.#storage.read<string>('privacy') === privacy.version) return
    runInAction(() => this.ask(() => this.#storage.write('privacy', privacy.version)))
  }

  /** Shows the prompt and resolves with the answer. */
  ask(answer: Answer): void {
    this.#answers.push(answer)
    this.open = true
  }

  answer(agreed: boolean): void {
    this.open = false
    for (const answer of this.#answers.splice(0)) answer(agreed)
  }

  setReading(reading: boolean): void {
    this.reading = reading
  }
}
