/** `asleep`: the browser plays sound only after the first gesture of the user on the page. */
export type SoundState = 'asleep' | 'ready'

interface Note {
  /** Hz. */
  pitch: number
  /** Beginning and end, seconds. */
  from: number
  to: number
}

/** Two falling notes. */
const NOTES: Note[] = [
  { pitch: 1046.5, from: 0, to: 0.5 },
  { pitch: 784, from: 0.18, to: 0.9 },
]
const LOUDNESS = 0.35
/** Exponential ramps do not reach zero. */
const SILENCE = 0.0001

/** Plays a note; resolves at its end. */
function play(context: AudioContext, { pitch, from, to }: Note): Promise<unknown> {
  const [tone, loudness] = [context.createOscillator(), context.createGain()]
  const [start, end] = [context.currentTime + from, context.currentTime + to]
  tone.frequency.value = pitch
  loudness.gain.setValueAtTime(LOUDNESS, start)
  loudness.gain.exponentialRampToValueAtTime(SILENCE, end)
  tone.connect(loudness).connect(context.destination)
  tone.start(start)
  tone.stop(end)
  return new Promise((ended) => tone.addEventListener('ended', ended))
}

/**
 * The sound of a new order, made by the browser (Web Audio). Its context is suspended while it is silent: a running one computes silence all day.
 */
export class Chime {
  #context: AudioContext | undefined
  #state: SoundState = 'asleep'
  #rings = 0
  /** Number of rings that have not ended. */
  #playing = 0
  readonly #listeners = new Set<() => void>()

  readonly state = (): SoundState => this.#state
  /** Number of times that the sound was played. */
  readonly rings = (): number => this.#rings

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Has the browser allow sound: while a gesture of the user is handled, or after one. */
  readonly wake = (): void => {
    if (this.#state === 'asleep') void this.#use((this.#context ??= new AudioContext()), () => this.#become('ready'))
  }

  /** Plays it once, if the browser allows sound. */
  readonly ring = (): void => {
    if (this.#context && this.#state === 'ready') void this.#use(this.#context, (context) => this.#ringOn(context))
  }

  async #ringOn(context: AudioContext): Promise<void> {
    this.#rings += 1
    this.#notify()
    await Promise.all(NOTES.map((note) => play(context, note)))
  }

  /** Runs the context for an action. */
  async #use(context: AudioContext, act: (context: AudioContext) => Promise<void> | void): Promise<void> {
    this.#playing += 1
    try {
      await context.resume()
      await act(context)
    } catch {
      this.#become('asleep')
    } finally {
      this.#playing -= 1
    }
    if (this.#playing === 0) await context.suspend()
  }

  #become(state: SoundState): void {
    this.#state = state
    this.#notify()
  }

  #notify(): void {
    for (const listener of this.#listeners) listener()
  }
}

/** The only one of the page: browsers limit how many there are. */
export const chime = new Chime()
