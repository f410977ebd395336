import { makeAutoObservable } from 'mobx'
import type { Translate } from '@/i18n/messages'
import { PAGE_DELAY_MS, PAGE_TIMEOUT_MS, withTimeout } from '@/domain/time/timeout'
import { errorText } from './errorText'

export interface Toast {
  text: string
  kind: 'info' | 'success' | 'error'
  /** Counter, so that a repeated text is a new toast. */
  id: number
}

/** A prompt over the current page: to sign in again, or to bind a phone number first. */
export type Question = 'signInAgain' | 'bindPhone'

/** Duration of toasts, milliseconds (specification §9). */
const TOAST_MS = { info: 1000, success: 1000, error: 2000 }

/** State of the overlays of every page: toasts, loading mask, dialogs, and whether the network is reached. */
export class UiStore {
  toast: Toast | undefined = undefined
  online = true
  /** Whether the code of a page failed to load. */
  chunkFailed = false
  /** Whether the code of a page or overlay has been loading for longer than the delay. */
  loadingCode = false
  /** The text of the modal alert. */
  alertText = ''
  question: Question | undefined = undefined
  /** Id of the page on the screen. The background does not change it; undefined until a page has been shown. */
  visiblePage: string | undefined = undefined
  private masks = 0
  #declined: (() => void) | undefined = undefined
  #timer: ReturnType<typeof setTimeout> | undefined = undefined
  readonly #t: Translate

  constructor(t: Translate) {
    this.#t = t
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get masked() {
    return this.masks > 0
  }

  /** Shows a toast. */
  notify(text: string, kind: Toast['kind'] = 'info'): void {
    clearTimeout(this.#timer)
    this.toast = { text, kind, id: (this.toast?.id ?? 0) + 1 }
    this.#timer = setTimeout(this.endToast, TOAST_MS[kind])
  }

  endToast(): void {
    this.toast = undefined
  }

  /** Shows an error in the guest's language. Code 401 is not shown: the caller decides (specification §8). */
  report(error: unknown): void {
    const text = errorText(error, this.#t, 'errors.submit')
    if (text) this.notify(text, 'error')
  }

  setOnline(online: boolean): void {
    this.online = online
  }

  /** Shows a text in a modal with one button. */
  alert(text: string): void {
    this.alertText = text
  }

  dismiss(): void {
    this.alertText = ''
  }

  setVisiblePage(id: string): void {
    this.visiblePage = id
  }

  /** Asks the guest. `declined` is called when the guest does not want to. */
  ask(question: Question, declined?: () => void): void {
    this.question = question
    this.#declined = declined
  }

  answered(): void {
    this.question = undefined
  }

  decline(): void {
    this.answered()
    this.#declined?.()
  }

  failChunk(): void {
    this.chunkFailed = true
  }

  forgetChunk(): void {
    this.chunkFailed = false
  }

  /** Shows the loading mask until the work succeeds or fails. */
  async mask<T>(work: Promise<T>): Promise<T> {
    this.changeMasks(1)
    try {
      return await work
    } finally {
      this.changeMasks(-1)
    }
  }

  /** Shows the loading sign when the code of a page or overlay takes longer than 200 ms. Rejects after 60 s (specification §9). */
  trackCode<T>(code: Promise<T>): Promise<T> {
    const timer = setTimeout(() => this.setLoadingCode(true), PAGE_DELAY_MS)
    return withTimeout(code, PAGE_TIMEOUT_MS, new Error('Loading chunk failed')).finally(() => {
      clearTimeout(timer)
      this.setLoadingCode(false)
    })
  }

  private changeMasks(by: number): void {
    this.masks += by
  }

  private setLoadingCode(loading: boolean): void {
    this.loadingCode = loading
  }
}
