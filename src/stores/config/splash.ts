import { makeAutoObservable } from 'mobx'
import type { FormMap } from '@/contract/forms'
import { localDay } from '@/domain/time/localDay'
import type { Keep } from './locale'

/** A splash whose picture is not here by then stays away: by now it would cover what the guest has begun to read. Milliseconds from the launch. */
const LATE_MS = 2500

/** The merchant's picture over a start of the app (configuration block `firing`): at most once per launch, and never over what a link leads to. */
export class SplashStore {
  state: 'waiting' | 'shown' | 'over' = 'over'
  #launchedAt = 0
  readonly #keep: Keep
  readonly #firing: () => FormMap['firing']
  readonly #now: () => number

  constructor(keep: Keep, firing: () => FormMap['firing'], now: () => number = Date.now) {
    this.#keep = keep
    this.#firing = firing
    this.#now = now
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** The picture shall be fetched, or is on the screen. */
  get open(): boolean {
    return this.state === 'shown' || (this.state === 'waiting' && this.due)
  }

  private get due(): boolean {
    const firing = this.#firing()
    if (!firing?.on || !firing.image) return false
    return firing.often === 'launch' || this.#keep.read<number>('splash') !== this.today
  }

  private get today(): number {
    return localDay(new Date(this.#now()))
  }

  /** The app starts at its front door; a start anywhere else has no splash. */
  launch(): void {
    this.state = 'waiting'
    this.#launchedAt = this.#now()
  }

  /** The picture is here. */
  come(): void {
    if (this.state !== 'waiting') return
    this.state = this.#now() - this.#launchedAt > LATE_MS ? 'over' : 'shown'
    if (this.state === 'shown') this.#keep.write('splash', this.today)
  }

  /** It was seen, skipped or followed, could not be had, or the guest is elsewhere. */
  end(): void {
    this.state = 'over'
  }
}
