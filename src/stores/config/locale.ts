import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { Locale } from '@/contract/fields'
import { DEFAULT_LOCALE, loadMessages, setMerchantTexts, toLocale, translate } from '@/i18n/i18n'
import type { Translate } from '@/i18n/messages'

type StorageKey =
  | 'locale'
  | 'token'
  | 'device'
  | 'user'
  | 'shopId'
  | 'orderType'
  | 'theme'
  | 'codesSent'
  | 'privacy'
  | 'table'
  | 'splash'
  | 'pending'

/** Persists a value on the phone. */
export interface KeyValueStorage {
  read<T>(name: StorageKey): T | undefined
  write(name: StorageKey, value: unknown): void
}

/** The language of the interface. English on a first visit, regardless of the phone's language (specification §2). */
export class LocaleStore {
  current: Locale = DEFAULT_LOCALE
  /** The chosen language. It becomes `current` once its texts are loaded; requests use it at once. */
  wanted: Locale
  /** The merchant's own texts by message key. */
  own: Readonly<Record<string, string>> = {}
  readonly #storage: KeyValueStorage

  constructor(storage: KeyValueStorage) {
    this.#storage = storage
    this.wanted = toLocale(storage.read('locale'))
    makeAutoObservable(this, { own: observableRef }, { autoBind: true })
  }

  /** Whether the script needs taller lines: Thai and Chinese. */
  get tall() {
    return this.current !== 'en'
  }

  /** Whether the texts of the stored language are loaded, so that nothing is rendered in another one first. */
  get ready() {
    return this.current === this.wanted
  }

  /** Loads the stored language; falls back to the default one when its texts cannot be loaded. */
  async start(): Promise<void> {
    if (!this.ready) await this.choose(this.wanted).catch(() => runInAction(() => (this.wanted = this.current)))
  }

  /** Switches the language once its texts are loaded, and persists the choice. */
  async choose(locale: Locale): Promise<void> {
    await loadMessages(locale)
    runInAction(() => (this.current = this.wanted = locale))
    this.#storage.write('locale', locale)
  }

  /** Overrides texts with the merchant's own, in the current language. */
  applyMerchantTexts(texts: Readonly<Record<string, string>>): void {
    setMerchantTexts(this.current, texts)
    this.own = texts
  }

  /** Translates into the current language with the merchant's own texts; a new function after either has changed. */
  get t(): Translate {
    const { current, own } = this
    // The own texts are registered with i18next; reading them here only tracks the dependency.
    void own
    return (key, params) => translate(current, key, params)
  }
}
