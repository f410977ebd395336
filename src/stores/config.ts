import { makeAutoObservable, runInAction } from 'mobx'
import type { Client } from '@/api/client'
import type { configContract, NavLayout, System } from '@/contract/config'
import type { Reply } from '@/contract/endpoint'
import { launch } from '@/platform/launch'
import type { Keep } from './locale'
import { Resource } from './resource'

/** Configuration blocks that the storefront reads, by ident. `isget` is set once a block has been asked for. */
interface Forms {
  style?: { color: { btnColor: string; fontColor: string } }
  nav?: NavLayout
  notice?: { text: string }
  storeBasicSetting?: { brand: string }
  orderSetting?: { payMinutes: number }
  basicSetting?: { officialLink: string }
}
type Ident = keyof Forms

/** An address that names its host, or holds the picture itself. */
const FULL = /^(https?:|data:|\/\/)/

/** Every page needs these. */
const STARTING: Ident[] = ['style', 'nav', 'notice', 'storeBasicSetting', 'orderSetting', 'basicSetting']

/** The merchant's configuration. The last good copy is kept, so that a start without network looks like the shop. */
export class ConfigStore {
  forms: Forms = {}
  system: System | undefined = undefined
  /** What the merchant advertises, by place; fetched once something wants to show it. */
  readonly ads: Resource<Reply<(typeof configContract)['ad']>>
  private asked = new Set<Ident>()

  constructor(
    private readonly remote: Client<typeof configContract>,
    private readonly keep: Keep,
  ) {
    const kept = keep.read<Pick<ConfigStore, 'forms' | 'system'>>('config')
    this.forms = kept?.forms ?? {}
    this.system = kept?.system
    this.ads = new Resource(() => remote.ad({}))
    makeAutoObservable<this, 'remote' | 'keep' | 'asked'>(
      this,
      { remote: false, keep: false, asked: false, ads: false },
      { autoBind: true, deep: false },
    )
  }

  get currency() {
    return this.system?.custom.hbfh || '฿'
  }

  get brand() {
    return this.system?.brand ?? ''
  }

  /** Fetches what every page needs; again, when the language has changed or the network was gone. */
  async start(): Promise<void> {
    for (const ident of STARTING) this.asked.delete(ident)
    if (this.ads.value) void this.ads.load()
    const [system] = await Promise.all([this.remote.system({}), this.need(STARTING)])
    runInAction(() => (this.system = system))
    this.keep.write('config', { forms: this.forms, system })
  }

  /** Fetches the blocks that nobody has asked for yet, in one call. */
  async need(idents: Ident[]): Promise<void> {
    const missing = idents.filter((ident) => !this.asked.has(ident))
    if (missing.length === 0) return
    for (const ident of missing) this.asked.add(ident)
    try {
      const forms = (await this.remote.forms({ idents: missing })) as Forms
      runInAction(() => (this.forms = { ...this.forms, ...forms }))
    } catch (error) {
      for (const ident of missing) this.asked.delete(ident)
      throw error
    }
  }

  isget(ident: Ident): boolean {
    return this.asked.has(ident)
  }

  /** A picture's full address: relative ones lie under the merchant's attachurl, and that may lie under the backend. */
  picture(path: string): string {
    if (!path || FULL.test(path)) return path
    const base = this.system?.attachurl ?? '/media/'
    return FULL.test(base) ? `${base}${path}` : `${launch.siteroot}${base}${path}`
  }
}
