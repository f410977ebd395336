import { isEmail, isEmpty, isPhone } from '@/domain/text/validation'

/** Form state to sign in, to register, to reset a password, or to bind a phone. */
export interface LoginDraft {
  /** Whether terms and privacy are accepted. */
  consent: boolean
  phone: string
  email: string
  code: string
  /** The password of an existing account. */
  password: string
  newPassword: string
  again: string
}
export type LoginField = keyof LoginDraft

/** An empty form. */
export const EMPTY_LOGIN: LoginDraft = {
  consent: false,
  phone: '',
  email: '',
  code: '',
  password: '',
  newPassword: '',
  again: '',
}

/** The fields of each form, in order; consent is below them but validated first (specification §5). */
export const LOGIN_FORMS = {
  phoneCode: ['consent', 'phone', 'code'],
  phonePassword: ['consent', 'phone', 'password'],
  emailPassword: ['consent', 'email', 'password'],
  registerPhone: ['consent', 'phone', 'code', 'newPassword', 'again'],
  registerEmail: ['consent', 'email', 'code', 'newPassword', 'again'],
  resetPhone: ['phone', 'code', 'newPassword', 'again'],
  resetEmail: ['email', 'code', 'newPassword', 'again'],
  bindPhone: ['phone', 'code'],
} as const satisfies Record<string, LoginField[]>
export type LoginForm = keyof typeof LOGIN_FORMS

/** Validation errors, by message key. */
export type LoginTip =
  | 'needConsent'
  | 'needPhone'
  | 'badPhone'
  | 'needEmail'
  | 'badEmail'
  | 'needCode'
  | 'badCode'
  | 'needPassword'
  | 'shortPassword'
  | 'needAgain'
  | 'mismatch'

export interface LoginFailure {
  field: LoginField
  tip: LoginTip
}

interface Rule extends LoginFailure {
  broken: (draft: LoginDraft, minPassword: number) => boolean
}

const RULES: Rule[] = [
  { field: 'consent', tip: 'needConsent', broken: ({ consent }) => !consent },
  { field: 'phone', tip: 'needPhone', broken: ({ phone }) => isEmpty(phone) },
  { field: 'phone', tip: 'badPhone', broken: ({ phone }) => !isPhone(phone) },
  { field: 'email', tip: 'needEmail', broken: ({ email }) => isEmpty(email) },
  { field: 'email', tip: 'badEmail', broken: ({ email }) => !isEmail(email.trim()) },
  { field: 'code', tip: 'needCode', broken: ({ code }) => isEmpty(code) },
  { field: 'code', tip: 'badCode', broken: ({ code }) => !/^\d{6}$/.test(code) },
  { field: 'password', tip: 'needPassword', broken: ({ password }) => password === '' },
  { field: 'newPassword', tip: 'needPassword', broken: ({ newPassword }) => newPassword === '' },
  { field: 'newPassword', tip: 'shortPassword', broken: ({ newPassword }, min) => newPassword.length < min },
  { field: 'again', tip: 'needAgain', broken: ({ again }) => again === '' },
  { field: 'again', tip: 'mismatch', broken: ({ again, newPassword }) => again !== newPassword },
]

/** The first validation error of these fields; undefined when there is none. */
export function loginFailure(
  fields: readonly LoginField[],
  draft: LoginDraft,
  minPassword: number,
): LoginFailure | undefined {
  const rule = RULES.find(({ field, broken }) => fields.includes(field) && broken(draft, minPassword))
  return rule && { field: rule.field, tip: rule.tip }
}

/** The recipient of a form's code. */
export function codeField(form: LoginForm): 'phone' | 'email' {
  return (LOGIN_FORMS[form] as readonly LoginField[]).includes('email') ? 'email' : 'phone'
}

/** The purpose of a code: one for a new password does not sign in. */
export const codePurpose = (form: LoginForm): 'reset' | 'enter' => (form.startsWith('reset') ? 'reset' : 'enter')

/** Fields that must be valid before a code is sent. */
export function codeFields(form: LoginForm): LoginField[] {
  return LOGIN_FORMS[form].filter((field) => field === 'consent' || field === codeField(form))
}
