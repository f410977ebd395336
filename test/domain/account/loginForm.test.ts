import {
  codeField,
  codeFields,
  EMPTY_LOGIN,
  LOGIN_FORMS,
  loginFailure,
  type LoginDraft,
  type LoginForm,
} from '@/domain/account/loginForm'

const MIN = 8
const good: LoginDraft = {
  consent: true,
  phone: '0812345678',
  email: 'ploy@example.com',
  code: '123456',
  password: 'anything',
  newPassword: 'long enough',
  again: 'long enough',
}
const forms = Object.keys(LOGIN_FORMS) as LoginForm[]
const tipOf = (form: LoginForm, change: Partial<LoginDraft>) =>
  loginFailure(LOGIN_FORMS[form], { ...good, ...change }, MIN)?.tip

test.each(forms)('%s is valid when its fields are valid, whatever the fields of other forms hold', (form) => {
  const requested = LOGIN_FORMS[form] as readonly string[]
  const others = Object.fromEntries(Object.entries(EMPTY_LOGIN).filter(([field]) => !requested.includes(field)))
  expect(tipOf(form, others)).toBeUndefined()
})

test.each(['phoneCode', 'phonePassword', 'emailPassword', 'registerPhone', 'registerEmail'] as const)(
  '%s asks for consent before anything else',
  (form) => {
    expect(loginFailure(LOGIN_FORMS[form], EMPTY_LOGIN, MIN)).toEqual({ field: 'consent', tip: 'needConsent' })
  },
)

test('an empty form reports its first missing field, in form order', () => {
  const draft = { ...EMPTY_LOGIN }
  const expected: (string | undefined)[] = []
  for (const field of LOGIN_FORMS.registerEmail) {
    expected.push(loginFailure(LOGIN_FORMS.registerEmail, draft, MIN)?.tip)
    Object.assign(draft, { [field]: good[field] })
  }
  expect(expected).toEqual(['needConsent', 'needEmail', 'needCode', 'needPassword', 'needAgain'])
})

test.each([
  ['phoneCode', { phone: '' }, 'needPhone'],
  ['phoneCode', { phone: '   ' }, 'needPhone'],
  ['phoneCode', { phone: '123456' }, 'badPhone'],
  ['phoneCode', { phone: '1234567' }, undefined],
  ['phoneCode', { code: '12345' }, 'badCode'],
  ['phoneCode', { code: '12345a' }, 'badCode'],
  ['emailPassword', { email: 'ploy@example' }, 'badEmail'],
  ['emailPassword', { email: ' ploy@example.com ' }, undefined],
  ['emailPassword', { password: '' }, 'needPassword'],
  ['emailPassword', { password: 'x' }, undefined],
  ['registerPhone', { newPassword: '1234567', again: '1234567' }, 'shortPassword'],
  ['registerPhone', { newPassword: '12345678', again: '12345678' }, undefined],
  ['resetEmail', { again: 'long enough ' }, 'mismatch'],
  ['bindPhone', { code: '' }, 'needCode'],
] as const)('%s with %j: %s', (form, change, tip) => {
  expect(tipOf(form, change)).toBe(tip)
})

test('requesting a code needs only its recipient and consent', () => {
  expect(forms.map((form) => [form, codeField(form), codeFields(form).length])).toEqual([
    ['phoneCode', 'phone', 2],
    ['phonePassword', 'phone', 2],
    ['emailPassword', 'email', 2],
    ['registerPhone', 'phone', 2],
    ['registerEmail', 'email', 2],
    ['resetPhone', 'phone', 1],
    ['resetEmail', 'email', 1],
    ['bindPhone', 'phone', 1],
  ])
})
