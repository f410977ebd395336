import { makeAutoObservable } from 'mobx'
import type { FormMap } from '@/contract/config/forms'
import { localDay } from '@/domain/time/momentText'
import type { KeyValueStorage } from './locale'

/** Deadline for loading the splash picture, milliseconds from the launch: later it would cover a page in use. */
const LATE_MS = 2500

/** The splash picture of the merchant (configuration block `firing`): at most once per launch, and only over the home page. */
export class SplashStore {
  state: 'waiting' | 'shown' | 'over' = 'over'
  #launchedAt = 0
  readonly #storage: KeyValueStorage
  readonly #firing: () => FormMap['firing']
  readonly #now: () => number

  constructor(storage: KeyValueStorage, firing: () => FormMap['firing'], now: () => number = Date.now) {
    this.#storage = storage
    this.#firing = firing
    this.#now = now
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Whether the picture is loading or shown. */
  get open(): boolean {
    return this.state === 'shown' || (this.state === 'waiting' && this.due)
  }

  private get due(): boolean {
    const firing = this.#firing()
    if (!firing?.on || !firing.image) return false
    return firing.often === 'launch' || this.#storage.read<number>('splash') !== this.today
  }

  private get today(): number {
    return localDay(new Date(this.#now()))
  }

  /** Starts on the home page only; any other landing page has no splash. */
  launch(): void {
    this.state = 'waiting'
    this.#launchedAt = this.#now()
  }

  /** The picture has loaded. */
  come(): void {
    if (this.state !== 'waiting') return
    this.state = this.#now() - this.#launchedAt > LATE_MS ? 'over' : 'shown'
    if (this.state === 'shown') this.#storage.write('splash', this.today)
  }

  /** Ends the splash: shown, skipped, followed, failed to load, or another page was opened. */
  end(): void {
    this.state = 'over'
  }
}
