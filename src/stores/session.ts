import { makeAutoObservable, runInAction } from 'mobx'
import type { Client } from '@/api/client'
import type { sessionContract, User } from '@/contract/session'
import type { Keep } from './locale'

/** Who the guest is (specification §3). An anonymous session has a token and no user. */
export class SessionStore {
  user: User | undefined = undefined
  token = ''
  private opening: Promise<void> | undefined = undefined

  constructor(
    private readonly remote: Client<typeof sessionContract>,
    private readonly keep: Keep,
  ) {
    this.token = keep.read<string>('token') ?? ''
    this.user = keep.read<User>('user')
    makeAutoObservable<this, 'remote' | 'keep' | 'opening'>(
      this,
      { remote: false, keep: false, opening: false },
      { autoBind: true },
    )
  }

  /** Signed in exactly when the stored user has an id; a token alone is not enough (specification §4). */
  get signedIn() {
    return Boolean(this.user?.id)
  }

  get vip() {
    return (this.user?.level ?? 0) > 0
  }

  /** Makes sure that there is a token. Several calls at once open one session; `stale` names a token to replace. */
  async open(stale?: string): Promise<void> {
    if (this.token && this.token !== stale) return
    this.opening ??= this.openGuest().finally(() => (this.opening = undefined))
    await this.opening
  }

  private async openGuest(): Promise<void> {
    const { token } = await this.remote.guest({})
    runInAction(() => (this.token = token))
    this.keep.write('token', token)
  }
}
