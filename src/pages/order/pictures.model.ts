import { makeAutoObservable, runInAction } from 'mobx'
import { pictureFailure } from '@/domain/media/pictureRule'
import { MAX_PICTURES, type LocalPicture } from '@/platform/media/picture'

/** A chosen picture and its upload state. */
export interface ChosenPicture {
  id: string
  picture: LocalPicture
  state: 'sending' | 'failed' | 'sent'
  /** Sent share, 0 to 1. */
  share: number
  /** Name on the server; empty until uploaded. */
  name: string
}

interface PicturesDependencies {
  upload: (picture: LocalPicture, onProgress: (share: number) => void) => Promise<string>
  /** Shows an upload error. */
  report: (error: unknown) => void
  newId: () => string
}

/** Picture uploads of a form. Each is uploaded when chosen, and can be retried after a failure. */
export class PicturesModel {
  chosen: ChosenPicture[] = []
  /** Why the last chosen picture was rejected. */
  tip: 'wrongType' | 'tooLarge' | undefined = undefined
  readonly #underWay = new Map<string, Promise<void>>()
  readonly #dependencies: PicturesDependencies

  constructor(dependencies: PicturesDependencies) {
    this.#dependencies = dependencies
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /** Number of further pictures. */
  get room(): number {
    return MAX_PICTURES - this.chosen.length
  }

  /** Server names of the uploaded pictures. */
  get names(): string[] {
    return this.chosen.filter(({ state }) => state === 'sent').map(({ name }) => name)
  }

  /** Adds and uploads pictures up to the maximum; invalid ones are rejected. */
  add(pictures: readonly LocalPicture[]): void {
    const failures = pictures.map(pictureFailure)
    this.tip = failures.find((failure) => failure !== undefined)
    const fit = pictures.filter((_, at) => failures[at] === undefined).slice(0, this.room)
    const added = fit.map((picture): ChosenPicture => {
      return { id: this.#dependencies.newId(), picture, state: 'sending', share: 0, name: '' }
    })
    this.chosen = [...this.chosen, ...added]
    for (const { id } of added) this.send(id)
  }

  /** Retries a failed upload. */
  retry(id: string): void {
    this.send(id)
  }

  remove(id: string): void {
    this.#underWay.delete(id)
    this.chosen = this.chosen.filter((other) => other.id !== id)
  }

  clear(): void {
    this.chosen = []
    this.tip = undefined
  }

  /** Waits for pending uploads. Resolves to whether all pictures are uploaded. */
  async settled(): Promise<boolean> {
    await Promise.all(this.#underWay.values())
    return this.chosen.every(({ state }) => state === 'sent')
  }

  private send(id: string): void {
    const found = this.chosen.find((other) => other.id === id)
    if (!found || this.#underWay.has(id)) return
    this.change(id, { state: 'sending', share: 0 })
    const sending = this.#dependencies
      .upload(found.picture, (share) => this.change(id, { share }))
      .then(
        (name) => this.change(id, { state: 'sent', share: 1, name }),
        (error: unknown) => this.fail(id, error),
      )
      .finally(() => this.#underWay.delete(id))
    this.#underWay.set(id, sending)
  }

  private fail(id: string, error: unknown): void {
    if (!this.chosen.some((other) => other.id === id)) return
    this.change(id, { state: 'failed' })
    this.#dependencies.report(error)
  }

  private change(id: string, what: Partial<ChosenPicture>): void {
    runInAction(() => {
      this.chosen = this.chosen.map((other) => (other.id === id ? { ...other, ...what } : other))
    })
  }
}
