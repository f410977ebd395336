import { makeAutoObservable, runInAction } from 'mobx'
import type { FormMap } from '@/contract/config/forms'
import { targetOfScan } from '@/domain/navigation/scan'
import { CameraError, type Camera, type CameraFailure } from '@/platform/web/camera'
import type { CodeReader } from '@/platform/web/codeReader'

/** Interval between scanned frames, milliseconds. */
const PAUSE = 100

/** Dependencies of the scanner. */
export interface ScannerTools {
  camera: (view: HTMLVideoElement) => Promise<Camera>
  reader: () => Promise<CodeReader>
  /** The merchant's configuration of scan targets; undefined until it is loaded. */
  config: () => FormMap['scanConfig']
  /** Opens the target of a code. */
  follow: (path: string, query: Record<string, string>) => void
}

/** Scans camera frames and pictures for a code, and opens the first valid one. */
export class Scanner {
  state: 'starting' | 'looking' | CameraFailure = 'starting'
  /** Why the last code or picture was rejected. */
  rejection: 'none' | 'off' | 'unread' | undefined = undefined
  lit = false
  private camera: Camera | undefined = undefined
  /** Counter of starts and stops, so that results of earlier runs are ignored. */
  #turn = 0
  readonly #tools: ScannerTools

  constructor(tools: ScannerTools) {
    this.#tools = tools
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Whether the camera has a light to turn on. */
  get hasLight(): boolean {
    return this.camera?.light !== undefined
  }

  /** Opens the camera and looks until a code leads somewhere or `stop`. Throws when the code of the reader does not load. */
  async start(view: HTMLVideoElement): Promise<void> {
    this.stop()
    const session = this.#turn
    this.state = 'starting'
    try {
      const camera = await this.#tools.camera(view)
      if (session !== this.#turn) return camera.stop()
      runInAction(() => (this.camera = camera))
      const read = await this.#tools.reader()
      if (session !== this.#turn) return undefined
      runInAction(() => (this.state = 'looking'))
      void this.look(view, read, session)
    } catch (error) {
      if (session !== this.#turn) return undefined
      this.stop()
      runInAction(() => (this.state = error instanceof CameraError ? error.failure : 'busy'))
      if (!(error instanceof CameraError)) throw error
    }
    return undefined
  }

  /** Turns the camera off. */
  stop(): void {
    this.#turn += 1
    this.camera?.stop()
    this.camera = undefined
    this.lit = false
  }

  async switchLight(): Promise<void> {
    const on = !this.lit
    await this.camera?.light?.(on)
    runInAction(() => (this.lit = on))
  }

  /** Looks for a code in a picture. */
  async readPicture(picture: Blob): Promise<void> {
    const read = await this.#tools.reader()
    const text = await read(picture)
    if (text === undefined) runInAction(() => (this.rejection = 'unread'))
    else this.take(text)
  }

  private async look(view: HTMLVideoElement, read: CodeReader, session: number): Promise<void> {
    while (session === this.#turn) {
      const text = await read(view)
      if (session === this.#turn && text !== undefined) this.take(text)
      await new Promise((resolve) => setTimeout(resolve, PAUSE))
    }
  }

  private take(text: string): void {
    const target = targetOfScan({ text }, this.#tools.config())
    if (target.kind === 'page') {
      this.stop()
      this.#tools.follow(target.path, target.query)
    } else this.rejection = target.kind
  }
}
