import { makeAutoObservable, runInAction } from 'mobx'
import type { Client } from '@/api/client'
import type { sessionContract, User } from '@/contract/session'
import { pictureFailure } from '@/domain/media/pictureRule'
import { profileFailure, type ProfileDraft, type ProfileField, type ProfileTip } from '@/domain/account/profileForm'
import type { LocalPicture } from '@/platform/media/picture'

interface Failure {
  field: ProfileField
  tip: ProfileTip
}

/** The parts of the session that a profile changes. */
interface Session {
  user: User | undefined
  setUser(user: User): void
}

type Remote = Pick<Client<typeof sessionContract>, 'edit' | 'birthday'>
type Upload = (picture: LocalPicture, onProgress: (share: number) => void) => Promise<string>

/** State of the profile form. Typed text survives errors. */
export class ProfileModel {
  draft: ProfileDraft
  /** A pending upload: path on the phone, and sent share, 0 to 1. */
  sending: { path: string; share: number } | undefined = undefined
  /** Why the chosen picture was not taken. */
  pictureTip: 'wrongType' | 'tooLarge' | undefined = undefined
  /** The validation error while its message is shown; then `wrong`, at the field. */
  failure: Failure | undefined = undefined
  wrong: Failure | undefined = undefined
  /** Confirms the birthday, which can be set only once. */
  asking = false
  readonly #remote: Remote
  readonly #session: Session
  readonly #upload: Upload
  readonly #now: () => Date

  constructor(remote: Remote, session: Session, upload: Upload, now: () => Date) {
    this.#remote = remote
    this.#session = session
    this.#upload = upload
    this.#now = now
    const { nickname = '', gender = 0 } = session.user ?? {}
    this.draft = { nickname, gender, birthday: '' }
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** The stored birthday, which cannot be changed. */
  get birthday() {
    return this.#session.user?.birthday ?? ''
  }

  set<K extends keyof ProfileDraft>(name: K, value: ProfileDraft[K]): void {
    this.draft = { ...this.draft, [name]: value }
    if (this.wrong?.field === name) this.wrong = undefined
  }

  /** Hides the message; the error stays at the field. */
  acknowledge(): void {
    this.wrong = this.failure
    this.failure = undefined
  }

  /** Uploads a picture as avatar. Invalid ones are rejected. */
  async take(picture: LocalPicture): Promise<void> {
    this.pictureTip = pictureFailure(picture)
    if (this.pictureTip) return
    this.sending = { path: picture.path, share: 0 }
    try {
      const avatar = await this.#upload(picture, this.tellShare)
      this.#session.setUser(await this.#remote.edit({ avatar }))
    } finally {
      runInAction(() => (this.sending = undefined))
    }
  }

  /** Saves the profile. False when invalid, or when the birthday must be confirmed first. */
  async save(confirmed = false): Promise<boolean> {
    this.wrong = undefined
    this.failure = profileFailure(this.draft, this.#now())
    const { nickname, gender, birthday } = this.draft
    const wanted = this.birthday === '' && birthday !== ''
    this.asking = !this.failure && wanted && !confirmed
    if (this.failure || this.asking) return false
    this.#session.setUser(await this.#remote.edit({ nickname: nickname.trim(), gender }))
    if (wanted) this.#session.setUser(await this.#remote.birthday({ birthday }))
    return true
  }

  /** Cancels the confirmation, to change the birthday. */
  reconsider(): void {
    this.asking = false
  }

  private tellShare(share: number): void {
    if (this.sending) this.sending = { ...this.sending, share }
  }
}
