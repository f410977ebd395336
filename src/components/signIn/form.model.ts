import { makeAutoObservable, runInAction } from 'mobx'
import {
  codeField,
  codeFields,
  codePurpose,
  EMPTY_LOGIN,
  LOGIN_FORMS,
  loginFailure,
  type LoginDraft,
  type LoginFailure,
  type LoginField,
  type LoginForm,
} from '@/domain/account/loginForm'
import type { KeyValueStorage } from '@/stores/config/locale'

/** Id of a field on the page; pages that lie over each other have different forms. */
export const fieldId = (form: LoginForm, field: LoginField): string => `${form}-${field}`

/** Recipient of a code. */
export type Destination = { phone: string } | { email: string }
export type SendCode = (to: Destination) => Promise<{ resendIn: number }>

/** When the next code may be sent by purpose and destination, milliseconds since 1970. */
type Waits = Record<string, number>

const NO_CONTACT = { phone: '', email: '' }
/** The last form, shared with the next sign-in page; cleared after success, because phones are shared. */
const known = { ...NO_CONTACT }

/** State of the forms to sign in, register, reset a password, or bind a phone. It survives errors. */
export class SignInForm {
  form: LoginForm
  draft: LoginDraft
  /** The validation error while its message is shown. */
  failure: LoginFailure | undefined = undefined
  /** The validation error at the field, after its message. */
  wrong: LoginFailure | undefined = undefined
  /** Number of attempts without consent: each one repeats the hint. */
  refusals = 0
  private waits: Waits
  readonly #storage: KeyValueStorage
  readonly #minPassword: () => number

  constructor(form: LoginForm, storage: KeyValueStorage, minPassword: () => number) {
    this.#storage = storage
    this.#minPassword = minPassword
    this.form = form
    this.draft = { ...EMPTY_LOGIN, ...known }
    this.waits = storage.read<Waits>('codesSent') ?? {}
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get fields(): readonly LoginField[] {
    return LOGIN_FORMS[this.form]
  }

  /** The first field of the form. */
  get destination(): 'phone' | 'email' {
    return codeField(this.form)
  }

  /** Whether the phone number or e-mail is valid. */
  get destinationFits() {
    return !loginFailure([this.destination], this.draft, 0)
  }

  /** When the next code may be sent to the current destination, milliseconds since 1970. */
  get nextCodeAt(): number {
    return this.waits[this.receiver] ?? 0
  }

  /** Switches the login method; typed text stays. */
  change(form: LoginForm): void {
    this.form = form
    this.wrong = undefined
  }

  set<K extends LoginField>(name: K, value: LoginDraft[K]): void {
    this.draft = { ...this.draft, [name]: value }
    if (this.wrong?.field === name) this.wrong = undefined
    if (name === 'phone' || name === 'email') Object.assign(known, { [name]: value })
  }

  /** Hides the message; the error stays at the field. */
  acknowledge(): void {
    this.wrong = this.failure
    this.failure = undefined
  }

  /** Whether terms and privacy are accepted; shows a hint otherwise. */
  agreed(): boolean {
    return this.check(['consent'])
  }

  /** Sends a code, unless a field is invalid. Resolves to its destination. */
  async sendCode(send: SendCode): Promise<string | undefined> {
    if (!this.check(codeFields(this.form))) return undefined
    const { destination, receiver } = this
    const to = this.draft[destination].trim()
    const { resendIn } = await send(destination === 'email' ? { email: to } : { phone: to })
    runInAction(() => this.waitFor(receiver, resendIn))
    return to
  }

  /** Takes the fields if valid, otherwise undefined. Code and passwords are cleared, because they are used once. */
  async submit<T>(send: (draft: LoginDraft) => Promise<T>): Promise<T | undefined> {
    if (!this.check(this.fields)) return undefined
    const { phone, email, ...rest } = this.draft
    const done = await send({ ...rest, phone: phone.trim(), email: email.trim() })
    Object.assign(known, NO_CONTACT)
    return done
  }

  /** Purpose and normalised destination of a code. */
  private get receiver(): string {
    return `${codePurpose(this.form)} ${this.draft[this.destination].replace(/[\s-]/g, '').toLowerCase()}`
  }

  private waitFor(receiver: string, seconds: number): void {
    const now = Date.now()
    const waiting = Object.entries(this.waits).filter(([, until]) => until > now)
    this.waits = { ...Object.fromEntries(waiting), [receiver]: now + seconds * 1000 }
    this.#storage.write('codesSent', this.waits)
  }

  private check(fields: readonly LoginField[]): boolean {
    this.wrong = undefined
    const failure = loginFailure(fields, this.draft, this.#minPassword())
    if (failure?.field === 'consent') {
      this.refusals += 1
      this.wrong = failure
    } else this.failure = failure
    return !failure
  }
}
