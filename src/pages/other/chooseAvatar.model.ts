import { makeAutoObservable, runInAction } from 'mobx'
import type { Client } from '@/api/client'
import type { sessionContract, User } from '@/contract/account/session'
import { pictureFailure } from '@/domain/media/pictureRule'
import { profileFailure, type ProfileDraft, type ProfileField, type ProfileTip } from '@/domain/account/profileForm'
import type { LocalPicture } from '@/platform/media/picture'

type ProfileQuestion = 'phone' | 'birthday'

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
  /** What the guest is asked before saving: to authorise a phone number, and whether the birthday is right, which is set once. */
  asking: ProfileQuestion | undefined = undefined
  #answered = new Set<ProfileQuestion>()
  readonly #remote: Remote
  readonly #session: Session
  readonly #upload: Upload

  constructor(remote: Remote, session: Session, upload: Upload) {
    this.#remote = remote
    this.#session = session
    this.#upload = upload
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
    if (name === 'birthday') this.#answered.delete(name)
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
      const avatar = await this.#upload(picture, this.reportProgress)
      this.#session.setUser(await this.#remote.edit({ avatar }))
    } finally {
      runInAction(() => (this.sending = undefined))
    }
  }

  /** Saves the profile. False when it is invalid, or when the guest must answer a question first. */
  async save(): Promise<boolean> {
    this.wrong = undefined
    const { nickname: known = '', avatar = '' } = this.#session.user ?? {}
    this.failure = profileFailure(this.draft, { nickname: known, avatar })
    this.asking = this.failure ? undefined : this.questions.find((question) => !this.#answered.has(question))
    if (this.failure || this.asking) return false
    const { gender, birthday } = this.draft
    const setsBirthday = this.setsBirthday
    const nickname = this.draft.nickname.trim()
    this.#session.setUser(await this.#remote.edit({ gender, ...(nickname && { nickname }) }))
    if (setsBirthday) this.#session.setUser(await this.#remote.birthday({ birthday }))
    return true
  }

  /** Continues saving after a question. */
  async confirm(): Promise<boolean> {
    if (this.asking) this.#answered.add(this.asking)
    return this.save()
  }

  /** Returns to the form: the guest looks at the birthday once more, or authorises a phone number. */
  returnToForm(): void {
    this.asking = undefined
  }

  private get setsBirthday(): boolean {
    return this.birthday === '' && this.draft.birthday !== ''
  }

  private get questions(): ProfileQuestion[] {
    return [
      ...(this.#session.user?.userTel ? [] : (['phone'] as const)),
      ...(this.setsBirthday ? (['birthday'] as const) : []),
    ]
  }

  private reportProgress(share: number): void {
    if (this.sending) this.sending = { ...this.sending, share }
  }
}
