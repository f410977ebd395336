import Taro from '@tarojs/taro'
import { act, createElement, useEffect, type ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import { SignInDialog } from '@/shell/SignInDialog'
import { usePageAccess } from '@/shell/usePageAccess'
import { useSignInGate } from '@/components/account/useSignInGate'
import { StoresContext } from '@/hooks/useStores'
import { observable, runInAction } from 'mobx'
import { observer } from 'mobx-react-lite'
import { loadMessages, translate } from '@/i18n/i18n'
import type { MessageKey } from '@/i18n/messages'
import { read } from '@/platform/storage/storage'
import { routes } from '@/routes'
import { UiStore } from '@/stores/ui'
import type { Stores } from '@/stores/root'
import { button, press } from '../ui/rendering'

const HERE = '/pages/my/addres/add'
const LOGIN = '/pages/other/login'

jest.mock('@tarojs/taro', () => {
  // There is no page to show in this test: each part is shown when it is rendered.
  const useDidShow = (work: () => void) => useEffect(work, [])
  const real = jest.requireActual<object>('@tarojs/taro')
  return new Proxy(real, { get: (all, name) => (name === 'useDidShow' ? useDidShow : Reflect.get(all, name)) })
})

/** Renders a part for a user and records the navigation. */
async function setUp(part: () => ReactElement, who: { signedIn: boolean; mobile?: string }, t = (key: string) => key) {
  const navigated: string[] = []
  for (const move of ['navigateTo', 'redirectTo'] as const) {
    jest.spyOn(Taro, move).mockImplementation((async ({ url }: { url: string }) => {
      navigated.push(`${move} ${url}`)
    }) as never)
  }
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([])
  const session = observable({ mobile: '', ...who })
  const ui = new UiStore(t)
  const stores = { session, ui, locale: { t } } as unknown as Stores
  const Part = observer(part)
  const rendered = (
    <>
      <Part />
      <SignInDialog open />
    </>
  )
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  await act(async () => root.render(createElement(StoresContext.Provider, { value: stores }, rendered)))
  return { navigated, session, ui, place: container, close: () => act(async () => root.unmount()) }
}

const Page = () => (usePageAccess(HERE, { addressId: 'a 1' }) ? <p>secret</p> : <i />)

describe('a page for users only', () => {
  beforeEach(() => Object.assign(routes[HERE], { signIn: true }))
  afterEach(() => Object.assign(routes[HERE], { signIn: undefined }))

  test('redirects a guest to login, stores path and query, and renders nothing', async () => {
    const { navigated, place: container, close } = await setUp(Page, { signedIn: false })
    expect(navigated).toEqual([`redirectTo ${LOGIN}`])
    expect(read('returnPath')).toBe(`${HERE}?addressId=a%201`)
    expect(container.textContent).toBe('')
    await close()
  })

  test('is rendered for a user and stays when the session ends there', async () => {
    const { navigated, session, place: container, close } = await setUp(Page, { signedIn: true })
    expect(container.textContent).toBe('secret')
    await act(async () => runInAction(() => Object.assign(session, { signedIn: false })))
    expect(container.textContent).toBe('secret')
    expect(navigated).toEqual([])
    await close()
  })
})

describe('a page that needs a phone number', () => {
  beforeEach(() => Object.assign(routes[HERE], { phone: true }))
  afterEach(() => Object.assign(routes[HERE], { phone: undefined }))

  test('redirects a guest to login and is rendered for a user with a number', async () => {
    const guest = await setUp(Page, { signedIn: false })
    expect([guest.navigated, guest.place.textContent]).toEqual([[`redirectTo ${LOGIN}`], ''])
    await guest.close()
    const user = await setUp(Page, { signedIn: true, mobile: '+66812345678' })
    expect([user.navigated, user.place.textContent]).toEqual([[], 'secret'])
    await user.close()
  })

  test('asks a user without a number to bind one, and opens once it is bound', async () => {
    const { navigated, session, place: container, close } = await setUp(Page, { signedIn: true })
    expect(container.textContent).toContain('common.noticesignIn.phoneText')
    expect(container.textContent).not.toContain('secret')
    await press(button('signIn.bind'))
    expect([navigated, read('returnPath')]).toEqual([['navigateTo /pages/my/login/index'], `${HERE}?addressId=a%201`])
    await act(async () => runInAction(() => Object.assign(session, { mobile: '+66812345678' })))
    expect(container.textContent).toBe('secret')
    await close()
  })

  test('is left by a user who declines', async () => {
    const relaunched = jest.spyOn(Taro, 'reLaunch').mockImplementation((async () => undefined) as never)
    const { place: container, close } = await setUp(Page, { signedIn: true })
    await press(button('common.notNow'))
    expect(relaunched).toHaveBeenCalledWith({ url: '/pages/index/index' })
    expect(container.textContent).toBe('')
    await close()
  })
})

describe('a button', () => {
  const work = jest.fn()
  const Buttons = () => {
    const gate = useSignInGate()
    return (
      <>
        <button onClick={() => gate.member(work)}>member</button>
        <button onClick={() => gate.bound(work)}>bound</button>
      </>
    )
  }
  beforeEach(() => work.mockClear())

  test.each(['member', 'bound'])('for %ss redirects a guest to login', async (name) => {
    const { navigated, close } = await setUp(Buttons, { signedIn: false })
    await press(button(name))
    expect(navigated).toEqual([`navigateTo ${LOGIN}`])
    expect(work).not.toHaveBeenCalled()
    await close()
  })

  test('acts for a permitted user', async () => {
    const { close } = await setUp(Buttons, { signedIn: true, mobile: '+66812345678' })
    await press(button('member'))
    await press(button('bound'))
    expect(work).toHaveBeenCalledTimes(2)
    await close()
  })

  test('that needs a phone prompts to bind one: declining changes nothing, confirming opens the page for it', async () => {
    const { navigated, place: container, close } = await setUp(Buttons, { signedIn: true })
    await press(button('bound'))
    expect(container.textContent).toContain('common.noticesignIn.phoneText')
    await press(button('common.notNow'))
    expect([work.mock.calls.length, navigated]).toEqual([0, []])
    await press(button('bound'))
    await press(button('signIn.bind'))
    expect(navigated).toEqual(['navigateTo /pages/my/login/index'])
    await close()
  })

  test.each([
    ['en', 'Please note', 'Please bind your phone number first', 'Bind now', 'Not now'],
    ['th', 'โปรดทราบ', 'โปรดผูกหมายเลขโทรศัพท์ก่อน', 'ผูกหมายเลข', 'ไว้ทีหลัง'],
    ['zh', '提示', '请先绑定手机号', '去绑定', '暂不'],
  ] as const)('prompts for a phone in %s', async (locale, title, text, bind, notNow) => {
    await loadMessages(locale)
    const t = (key: string) => translate(locale, key as MessageKey)
    const { navigated, place: container, close } = await setUp(Buttons, { signedIn: true }, t)
    await press(button('bound'))
    expect(container.textContent).toContain(`${title}${text}`)
    await press(button(notNow))
    expect(navigated).toEqual([])
    await press(button('bound'))
    await press(button(bind))
    expect(navigated).toEqual(['navigateTo /pages/my/login/index'])
    await close()
  })
})

test('after the session has ended the guest is asked to sign in again and may continue without', async () => {
  const { navigated, ui, place: container, close } = await setUp(() => <i />, { signedIn: false })
  await act(async () => ui.ask('signInAgain'))
  expect(container.textContent).toContain('signIn.againsignIn.againText')
  await press(button('signIn.go'))
  expect([navigated, ui.question]).toEqual([[`navigateTo ${LOGIN}`], undefined])
  await close()
})
