import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { Locale } from '@/contract/fields'
import { DEFAULT_LOCALE, loadMessages, setOwnWords, toLocale, translate } from '@/i18n/i18n'
import type { Translate } from '@/i18n/messages'

type KeptName =
  'locale' | 'token' | 'user' | 'shopId' | 'orderType' | 'theme' | 'codesSent' | 'privacy' | 'table' | 'splash'

/** Keeps a value on the phone. */
export interface Keep {
  read<T>(name: KeptName): T | undefined
  write(name: KeptName, value: unknown): void
}

/** The language on the screen. English on a first visit, whatever the phone speaks (specification §2). */
export class LocaleStore {
  current: Locale = DEFAULT_LOCALE
  /** The chosen language. It is `current` once its texts are there; requests already ask for it. */
  wanted: Locale
  /** What the merchant calls otherwise, by the key of the text; told by `takeOwnWords`. */
  own: Readonly<Record<string, string>> = {}
  readonly #keep: Keep

  constructor(keep: Keep) {
    this.#keep = keep
    this.wanted = toLocale(keep.read('locale'))
    makeAutoObservable(this, { own: observableRef }, { autoBind: true })
  }

  /** Thai and Chinese stack marks and strokes: their lines are taller. */
  get tall() {
    return this.current !== 'en'
  }

  /** The texts of the stored language are there, so that nothing is drawn in another one first. */
  get ready() {
    return this.current === this.wanted
  }

  /** Takes up the stored language; stays with the default one when its texts cannot be had. */
  async start(): Promise<void> {
    if (!this.ready) await this.choose(this.wanted).catch(() => runInAction(() => (this.wanted = this.current)))
  }

  /** Switches once the texts are there, and remembers the choice. */
  async choose(locale: Locale): Promise<void> {
    await loadMessages(locale)
    runInAction(() => (this.current = this.wanted = locale))
    this.#keep.write('locale', locale)
  }

  /** Says a merchant's own words in place of the storefront's, in the current language. */
  takeOwnWords(words: Readonly<Record<string, string>>): void {
    setOwnWords(this.current, words)
    this.own = words
  }

  /** Translates into the current language with the merchant's own texts; another function after either has changed. */
  get t(): Translate {
    const { current, own } = this
    // The texts of `own` are registered with the translations: only the dependency counts here.
    void own
    return (key, params) => translate(current, key, params)
  }
}
