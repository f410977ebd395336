import { makeAutoObservable, runInAction } from 'mobx'
import type { Client } from '@/api/client'
import { ReplyError } from '@/api/errors'
import type { DiningType } from '@/contract/fields'
import type { SignedIn, sessionContract, User } from '@/contract/account/session'
import type { Identity } from '@/contract/account/social'
import { MINUTE_MS } from '@/domain/time/duration'
import type { KeyValueStorage } from '@/stores/config/locale'

/** Delay before a refreshed user is shown, so that the layout does not shift during the page transition, milliseconds. */
const SETTLE_MS = 200

/** Retention period of an identity without an account on the server, milliseconds. */
const PENDING_MS = 10 * MINUTE_MS

/** The session and user (specification §3). An anonymous session has a token and no user. */
export class SessionStore {
  user: User | undefined = undefined
  token = ''
  /** Whether the guest browses without an account, or has signed out. */
  noLogin = false
  /** A WeChat identity without a bound phone number. */
  pending: Identity | undefined = undefined
  #opening: Promise<void> | undefined = undefined
  readonly #remote: Pick<Client<typeof sessionContract>, 'guest' | 'profile' | 'logout'>
  readonly #storage: KeyValueStorage
  readonly #device: { notched(): boolean }

  constructor(
    remote: Pick<Client<typeof sessionContract>, 'guest' | 'profile' | 'logout'>,
    storage: KeyValueStorage,
    device: { notched(): boolean },
  ) {
    this.#remote = remote
    this.#storage = storage
    this.#device = device
    this.token = storage.read<string>('token') ?? ''
    this.user = storage.read<User>('user')
    const waiting = storage.read<{ identity: Identity; at: number }>('pending')
    if (waiting && Date.now() - waiting.at < PENDING_MS) this.pending = waiting.identity
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Signed in exactly when the stored user has an id; a token alone is not enough (specification §4). */
  get signedIn() {
    return Boolean(this.user?.id)
  }

  /** A level above 0 is a VIP (specification §3). */
  get vip() {
    return (this.user?.level ?? 0) > 0
  }

  /** Basis points off the price of dishes for a dining type; undefined for a guest, who pays no member prices. */
  discountFor(type: DiningType): number | undefined {
    return this.user && (this.user.discounts?.[type] ?? 0)
  }

  /** The bound phone number; empty when none is bound. */
  get mobile() {
    return this.user?.userTel ?? ''
  }

  /** Whether the device has a bottom safe area. */
  get notched() {
    return this.#device.notched()
  }

  /** Ensures that there is a token. Concurrent calls open one session; `stale` is a rejected token to replace. */
  async open(stale?: string): Promise<void> {
    if (this.token && this.token !== stale) return
    this.#opening ??= this.openGuest().finally(() => (this.#opening = undefined))
    await this.#opening
  }

  /** Applies a successful sign-in; the server has merged the guest's data into the user. */
  take({ token, userInfo }: SignedIn): void {
    this.noLogin = false
    this.wait(undefined)
    this.setToken(token)
    this.setUser(userInfo)
  }

  /** Records that the sign-in of an identity needs a phone number to complete; it survives a reload. */
  wait(identity: Identity | undefined): void {
    this.pending = identity
    this.#storage.write('pending', identity && { identity, at: Date.now() })
  }

  /** Applies a user from a reply; missing points and balance count as 0. */
  setUser(user: User): void {
    this.user = { ...user, integral: user.integral ?? 0, balance: user.balance ?? 0 }
    this.#storage.write('user', this.user)
  }

  /** Reloads the user. The reply is shown after a delay, unless `immediate`. */
  async refresh(immediate = false): Promise<void> {
    const { token } = this
    if (!token) return
    const user = await this.#remote.profile({})
    if (!immediate) await new Promise((resolve) => setTimeout(resolve, SETTLE_MS))
    if (token !== this.token) return
    if (user) this.setUser(user)
    else this.forgetUser()
  }

  /** Signs out here, or on every device. A session that the server has ended already counts as signed out. */
  async logout(everywhere = false): Promise<void> {
    this.noLogin = true
    try {
      await this.#remote.logout({ everywhere })
    } catch (error) {
      if (!(error instanceof ReplyError && error.code === 401)) throw error
    }
    this.drop(this.token)
  }

  /** Clears a token that the server rejected. Returns whether a user was signed in with it. */
  drop(token: string): boolean {
    const { signedIn } = this
    if (token !== this.token) return false
    this.#storage.write('device', token)
    this.setToken('')
    this.forgetUser()
    return signedIn
  }

  /** Continues without an account. */
  browseAsGuest(): void {
    this.noLogin = true
  }

  private forgetUser(): void {
    this.user = undefined
    this.#storage.write('user', undefined)
  }

  private setToken(token: string): void {
    this.token = token
    this.#storage.write('token', token || undefined)
  }

  /** The last token, also when it has ended, tells the server which device this is: its limits spare devices that it knows. */
  private async openGuest(): Promise<void> {
    const { token } = await this.#remote.guest({ device: this.token || (this.#storage.read<string>('device') ?? '') })
    runInAction(() => this.setToken(token))
  }
}
