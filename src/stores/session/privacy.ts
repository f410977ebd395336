import { makeAutoObservable, runInAction } from 'mobx'
import type { Client } from '@/api/client'
import type { configContract } from '@/contract/config'
import type { Keep } from '@/stores/config/locale'

type Answer = (agreed: boolean) => void

/** Whether the guest was told what their data is for, and what they said. */
export class PrivacyStore {
  /** The question is on the screen. */
  open = false
  /** The guest has gone to read the whole policy; the question waits. */
  reading = false
  #answers: Answer[] = []
  readonly #remote: Pick<Client<typeof configContract>, 'forms'>
  readonly #keep: Keep

  constructor(remote: Pick<Client<typeof configContract>, 'forms'>, keep: Keep) {
    this.#remote = remote
    this.#keep = keep
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Asks once per version of the policy, whatever the answer is; not at all where the merchant has none. */
  async askOnce(): Promise<void> {
    const { privacy } = await this.#remote.forms({ idents: ['privacy'] })
    if (!privacy || this.#keep.read<string>('privacy') === privacy.version) return
    runInAction(() => this.ask(() => this.#keep.write('privacy', privacy.version)))
  }

  /** Asks because somebody waits for the answer. */
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
