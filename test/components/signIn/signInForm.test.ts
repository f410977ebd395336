import { SignInForm } from '@/components/signIn/form.model'
import type { LoginForm } from '@/domain/account/loginForm'

/** A form on a phone with storage. */
function setUp(form: LoginForm, stored: Record<string, unknown> = {}) {
  const storage = {
    read: <T>(name: string) => stored[name] as T | undefined,
    write: (name: string, value: unknown) => void (stored[name] = value),
  }
  const model = new SignInForm(form, storage, () => 8)
  model.set('phone', '')
  model.set('email', '')
  return { model, stored }
}

beforeEach(() => jest.useFakeTimers({ now: 1_000_000 }))
afterEach(() => jest.useRealTimers())

test('without consent nothing is sent, and the row shows why each time', async () => {
  const { model } = setUp('phoneCode')
  const send = jest.fn()
  await model.submit(send)
  await model.submit(send)
  expect(model.agreed()).toBe(false)
  expect(send).not.toHaveBeenCalled()
  expect(model).toMatchObject({ refusals: 3, failure: undefined, wrong: { field: 'consent', tip: 'needConsent' } })
  model.set('consent', true)
  expect(model.wrong).toBeUndefined()
  expect(model.agreed()).toBe(true)
})

test('a missing field is reported, then marked until it is filled in', async () => {
  const { model } = setUp('phoneCode')
  model.set('consent', true)
  await model.submit(jest.fn())
  expect([model.failure, model.wrong]).toEqual([{ field: 'phone', tip: 'needPhone' }, undefined])
  model.acknowledge()
  expect([model.failure, model.wrong]).toEqual([undefined, { field: 'phone', tip: 'needPhone' }])
  model.set('phone', '0')
  expect(model.wrong).toBeUndefined()
})

test('the input survives a refusal and a change of the login method', async () => {
  const { model } = setUp('phoneCode')
  model.set('consent', true)
  model.set('phone', ' 081 234 5678 ')
  model.set('code', '123456')
  const send = jest.fn().mockRejectedValueOnce(new Error('wrong code')).mockResolvedValueOnce('in')
  await expect(model.submit(send)).rejects.toThrow('wrong code')
  model.change('emailPassword')
  model.change('phoneCode')
  await expect(model.submit(send)).resolves.toBe('in')
  expect(send).toHaveBeenLastCalledWith(expect.objectContaining({ phone: '081 234 5678', code: '123456' }))
})

test('the phone number typed on one page is filled in on the next', () => {
  setUp('phonePassword').model.set('phone', '0812345678')
  const next = new SignInForm('resetPhone', { read: () => undefined, write: () => undefined }, () => 8)
  expect(next.draft.phone).toBe('0812345678')
})

describe('a code', () => {
  test("is sent to the form's recipient, once that is valid", async () => {
    const { model } = setUp('registerEmail')
    const send = jest.fn(async () => ({ resendIn: 60 }))
    model.set('consent', true)
    expect(await model.sendCode(send)).toBeUndefined()
    expect(model.failure?.tip).toBe('needEmail')
    model.set('email', 'ploy@example.com ')
    expect(await model.sendCode(send)).toBe('ploy@example.com')
    expect(send).toHaveBeenCalledWith({ email: 'ploy@example.com' })
  })

  test('can be requested again after the countdown, also after the page was left; another number need not wait', async () => {
    const { model, stored } = setUp('resetPhone')
    model.set('phone', '081-234 5678')
    await model.sendCode(async () => ({ resendIn: 60 }))
    expect(model.nextCodeAt).toBe(1_060_000)

    const later = setUp('resetPhone', stored).model
    expect(later.nextCodeAt).toBe(0)
    later.set('phone', '0812345678')
    expect(later.nextCodeAt).toBe(1_060_000)
    later.change('phoneCode')
    expect(later.nextCodeAt).toBe(0)
  })

  test('of an hour ago is not remembered', async () => {
    const { model, stored } = setUp('resetPhone')
    model.set('phone', '0811111111')
    await model.sendCode(async () => ({ resendIn: 60 }))
    jest.setSystemTime(4_600_000)
    model.set('phone', '0822222222')
    await model.sendCode(async () => ({ resendIn: 60 }))
    expect(stored.codesSent).toEqual({ 'reset 0822222222': 4_660_000 })
  })

  test('that was not sent may be requested again at once', async () => {
    const { model } = setUp('resetPhone')
    model.set('phone', '0812345678')
    await expect(model.sendCode(() => Promise.reject(new Error('too many')))).rejects.toThrow('too many')
    expect(model.nextCodeAt).toBe(0)
  })
})
