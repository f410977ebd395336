import { SignInForm } from '@/components/signIn/form.model'
import type { LoginForm } from '@/domain/account/loginForm'

/** A form on a phone that keeps what it is told. */
function setUp(form: LoginForm, kept: Record<string, unknown> = {}) {
  const keep = {
    read: <T>(name: string) => kept[name] as T | undefined,
    write: (name: string, value: unknown) => void (kept[name] = value),
  }
  const model = new SignInForm(form, keep, () => 8)
  model.set('phone', '')
  model.set('email', '')
  return { model, kept }
}

beforeEach(() => jest.useFakeTimers({ now: 1_000_000 }))
afterEach(() => jest.useRealTimers())

test('without consent nothing is sent: the row says so, each time', async () => {
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

test('what is missing is told, then marked until it is typed', async () => {
  const { model } = setUp('phoneCode')
  model.set('consent', true)
  await model.submit(jest.fn())
  expect([model.failure, model.wrong]).toEqual([{ field: 'phone', tip: 'needPhone' }, undefined])
  model.acknowledge()
  expect([model.failure, model.wrong]).toEqual([undefined, { field: 'phone', tip: 'needPhone' }])
  model.set('phone', '0')
  expect(model.wrong).toBeUndefined()
})

test('what was typed survives a refusal and another way to sign in', async () => {
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

test('the phone typed on one page is there on the next', () => {
  setUp('phonePassword').model.set('phone', '0812345678')
  const next = new SignInForm('resetPhone', { read: () => undefined, write: () => undefined }, () => 8)
  expect(next.draft.phone).toBe('0812345678')
})

describe('a code', () => {
  test('goes to whom the form is about, once it can be one', async () => {
    const { model } = setUp('registerEmail')
    const send = jest.fn(async () => ({ resendIn: 60 }))
    model.set('consent', true)
    expect(await model.sendCode(send)).toBeUndefined()
    expect(model.failure?.tip).toBe('needEmail')
    model.set('email', 'ploy@example.com ')
    expect(await model.sendCode(send)).toBe('ploy@example.com')
    expect(send).toHaveBeenCalledWith({ email: 'ploy@example.com' })
  })

  test('can be asked for again when its time is over, also after the page was left; another number need not wait', async () => {
    const { model, kept } = setUp('resetPhone')
    model.set('phone', '081-234 5678')
    await model.sendCode(async () => ({ resendIn: 60 }))
    expect(model.nextCodeAt).toBe(1_060_000)

    const later = setUp('resetPhone', kept).model
    expect(later.nextCodeAt).toBe(0)
    later.set('phone', '0812345678')
    expect(later.nextCodeAt).toBe(1_060_000)
    later.change('phoneCode')
    expect(later.nextCodeAt).toBe(0)
  })

  test('of an hour ago is not kept', async () => {
    const { model, kept } = setUp('resetPhone')
    model.set('phone', '0811111111')
    await model.sendCode(async () => ({ resendIn: 60 }))
    jest.setSystemTime(4_600_000)
    model.set('phone', '0822222222')
    await model.sendCode(async () => ({ resendIn: 60 }))
    expect(kept.codesSent).toEqual({ 'reset 0822222222': 4_660_000 })
  })

  test('that was not sent may be asked for again at once', async () => {
    const { model } = setUp('resetPhone')
    model.set('phone', '0812345678')
    await expect(model.sendCode(() => Promise.reject(new Error('too many')))).rejects.toThrow('too many')
    expect(model.nextCodeAt).toBe(0)
  })
})
