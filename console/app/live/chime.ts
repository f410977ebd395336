/** `asleep`: the browser plays sound only after the first gesture of the user on the page. */
export type SoundState = 'asleep' | 'running'

/** Two falling notes, Hz, and when each begins and ends, seconds. */
const NOTES = [
  { pitch: 1046.5, from: 0, to: 0.5 },
  { pitch: 784, from: 0.18, to: 0.9 },
]
const LOUDNESS = 0.35
/** Exponential ramps do not reach zero. */
const SILENCE = 0.0001

/** The sound of a new order, made by the browser (Web Audio). */
export class Chime {
  #context: AudioContext | undefined
  #rings = 0
  readonly #listeners = new Set<() => void>()

  readonly state = (): SoundState => (this.#context?.state === 'running' ? 'running' : 'asleep')
  /** Number of times that the sound was played. */
  readonly rings = (): number => this.#rings

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Starts the sound: while a gesture of the user is handled, or after one. */
  readonly wake = (): void => {
    if (!this.#context) {
      this.#context = new AudioContext()
      this.#context.addEventListener('statechange', this.#notify)
    }
    void this.#context.resume().then(this.#notify, () => undefined)
  }

  /** Plays it once, if the sound was started. */
  readonly ring = (): void => {
    const context = this.#context
    if (context?.state !== 'running') return
    for (const { pitch, from, to } of NOTES) {
      const [tone, loudness] = [context.createOscillator(), context.createGain()]
      const start = context.currentTime + from
      tone.frequency.value = pitch
      loudness.gain.setValueAtTime(LOUDNESS, start)
      loudness.gain.exponentialRampToValueAtTime(SILENCE, context.currentTime + to)
      tone.connect(loudness).connect(context.destination)
      tone.start(start)
      tone.stop(context.currentTime + to)
    }
    this.#rings += 1
    this.#notify()
  }

  readonly #notify = (): void => {
    for (const listener of this.#listeners) listener()
  }
}

/** The only one of the page: browsers limit how many there are. */
export const chime = new Chime()
