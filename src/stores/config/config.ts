import { makeAutoObservable, runInAction } from 'mobx'
import type { Client } from '@/api/client'
import type { configContract, System } from '@/contract/config/config'
import type { Reply } from '@/contract/endpoint'
import type { Locale } from '@/contract/fields'
import type { FormMap } from '@/contract/config/forms'
import { MINUTE_MS } from '@/domain/time/duration'
import { currencySign } from '@/domain/money/money'
import { type FeatureFlags, featureFlagsOf } from '@/domain/config/featureFlags'
import { pictureAddress } from '@/domain/media/pictureAddress'
import { launch } from '@/platform/device/launch'
import { previewTicket } from '@/platform/storage/preview'
import { RequestCache } from '@/stores/cache/requestCache'
import type { OfflineCache } from '@/stores/cache/offlineCache'
import { merchantTexts } from './merchantTexts'
import { Resource } from '@/stores/cache/resource'

type Ident = keyof FormMap

/** The configuration blocks that every start requests in one call (specification §3). */
const STARTING: Ident[] = [
  'style',
  'nav',
  'copywriting',
  'defaultImg',
  'firing',
  'loadingImg',
  'copyright',
  'notice',
  'orderCollect',
  'goodStyle',
  'hasKp',
  'storeBasicSetting',
  'basicSetting',
  'orderSetting',
  'inStoreOrderConfig',
  'personPayOrderConfig',
  'integralSetting',
  'growthSetting',
  'vipset',
  'storageset',
  'storageVal',
  'birthdayGift',
  'scanConfig',
  'alipay',
]

/** Age of the configuration after which returning to the app refreshes it, milliseconds. */
const FRESH_MS = 10 * MINUTE_MS

/** The merchant's configuration. The last reply is cached for a start without network. */
export class ConfigStore {
  forms: FormMap = {}
  system: System | undefined = undefined
  /** The language of the loaded configuration. */
  locale: Locale | undefined = undefined
  /** Advertisements by placement; fetched on first use. */
  readonly ads: Resource<Reply<(typeof configContract)['ad']>>
  /** Configured page layouts, by request. */
  readonly layouts: RequestCache<Reply<(typeof configContract)['drag']>>
  /** Blocks requested since the start of the app, with their pending replies. */
  #requests = new Map<Ident, Promise<void>>()
  #got = new Set<Ident>()
  #startedAt = -Infinity
  readonly #remote: Pick<Client<typeof configContract>, 'forms' | 'system' | 'ad'>
  readonly #offlineCache: Pick<OfflineCache, 'read' | 'store'>
  readonly #wanted: () => Locale
  readonly #now: () => number

  constructor(
    remote: Pick<Client<typeof configContract>, 'forms' | 'system' | 'ad'>,
    offlineCache: Pick<OfflineCache, 'read' | 'store'>,
    wanted: () => Locale,
    now: () => number = Date.now,
  ) {
    this.#remote = remote
    this.#offlineCache = offlineCache
    this.#wanted = wanted
    this.#now = now
    const cached = offlineCache.read<Pick<ConfigStore, 'forms' | 'system' | 'locale'>>('config')?.value
    this.forms = cached?.forms ?? {}
    this.system = cached?.system
    this.locale = cached?.locale
    this.ads = new Resource(() => remote.ad({ draft: previewTicket || undefined }))
    this.layouts = new RequestCache(now)
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /** The currency prefix of an amount. */
  get currency() {
    return currencySign(this.system?.custom ?? { hbfh: '', hbmc: '' })
  }

  get currencyName() {
    return this.system?.custom.hbmc || 'THB'
  }

  /** The merchant's feature flags; everything is on until they are loaded. */
  get featureFlags(): FeatureFlags {
    return featureFlagsOf(this.system?.power, this.forms.orderCollect)
  }

  get brand() {
    return this.forms.storeBasicSetting?.brand || (this.system?.brand ?? '')
  }

  /** URL of the merchant's logo; empty when there is none. */
  get logo() {
    return this.picture(this.forms.storeBasicSetting?.logo ?? '')
  }

  /** URLs of the fallback picture and of the placeholder while loading; empty when the merchant has none. */
  get defaultPicture() {
    return this.picture(this.forms.defaultImg?.image ?? '')
  }

  get loadingPicture() {
    return this.picture(this.forms.loadingImg?.image ?? '')
  }

  /** The merchant's own texts by message key, in the language `locale`. */
  get texts() {
    return merchantTexts(this.system?.custom, this.forms.copywriting)
  }

  /** Fetches the configuration of every page; again when the language has changed or the network was lost. */
  async start(): Promise<void> {
    for (const ident of STARTING) this.#requests.delete(ident)
    void this.ads.renew()
    this.#startedAt = this.#now()
    try {
      const language = this.#wanted()
      const [system] = await Promise.all([this.#remote.system({}), this.need(STARTING)])
      // Another language was chosen meanwhile, and is on its way.
      if (language !== this.#wanted()) return
      runInAction(() => Object.assign(this, { system, locale: language }))
      this.cacheConfig()
    } catch (error) {
      this.#startedAt = -Infinity
      throw error
    }
  }

  /** Looks in the background what the merchant has changed, when that was not done for a while; asks for failed advertisements again. */
  async refresh(): Promise<void> {
    if (this.#now() - this.#startedAt > FRESH_MS) await this.start()
    else if (this.ads.error !== undefined) void this.ads.load()
  }

  /** Ensures that blocks are loaded: those not requested yet are fetched in one call. */
  async need(idents: Ident[]): Promise<void> {
    const missing = idents.filter((ident) => !this.#requests.has(ident))
    if (missing.length > 0) {
      const answer = this.fetch(missing)
      for (const ident of missing) this.#requests.set(ident, answer)
    }
    await Promise.all(idents.flatMap((ident) => this.#requests.get(ident) ?? []))
  }

  /** Whether a block has come since the start of the app; until then it is the kept copy, or nothing. */
  isget(ident: Ident): boolean {
    return this.#got.has(ident)
  }

  private async fetch(idents: Ident[]): Promise<void> {
    try {
      const language = this.#wanted()
      const come = await this.#remote.forms({ idents, draft: previewTicket || undefined })
      // Another language was chosen meanwhile.
      if (language !== this.#wanted()) return await this.fetch(idents)
      // What the merchant has taken away goes.
      const others = Object.entries(this.forms).filter(([ident]) => !idents.includes(ident as Ident))
      runInAction(() => (this.forms = { ...Object.fromEntries(others), ...come }))
      for (const ident of idents) this.#got.add(ident)
      this.cacheConfig()
    } catch (error) {
      for (const ident of idents) this.#requests.delete(ident)
      throw error
    }
  }

  private cacheConfig(): void {
    this.#offlineCache.store('config', { forms: this.forms, system: this.system, locale: this.locale })
  }

  /** The full address of a picture; the merchant's attachurl may be relative to the backend. */
  picture(path: string): string {
    return pictureAddress(path, this.system?.attachurl ?? '/media/', launch.siteroot)
  }
}
