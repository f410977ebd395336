import { orderContract } from '../../../src/contract/order/order'
import { sessionContract } from '../../../src/contract/account/session'
import { accountOf } from '../../../server/modules/accounts/accountRepository'
import { storePendingIdentity, takePendingIdentity } from '../../../server/modules/accounts/identityRepository'
import { users } from '../../../server/db/schema/account/users'
import { signInWith } from '../../../server/modules/accounts/signIn'
import { sessionOf, setFacts, signInAs } from '../support/accounts/accounts'
import { fillBistro } from '../support/database/bistro'
import { wipe } from '../support/inStore/tables'
import { type Backend, startBackend } from '../support/harness'
import { Shopper } from '../support/orders/shopper'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend(fillBistro)
})
afterAll(() => backend.close())
beforeEach(async () => {
  await wipe(backend.db)
  await fillBistro(backend.db)
})

const profile = (token: string) => backend.call(sessionContract.profile, {}, { token })

describe('signing in', () => {
  it('makes the visitor a member under a new token, and the old one no longer works', async () => {
    const guest = await backend.guest()
    const { userId } = await sessionOf(backend, guest)
    const { token, userInfo } = await signInAs(backend, 'Nok', guest)
    expect(userInfo).toMatchObject({ id: userId, nickname: 'Nok', userTel: '', hasPassword: false })
    expect((await profile(token)).data).toEqual(userInfo)
    expect(await profile(guest)).toMatchObject({ code: 401 })
  })

  it('finds the same account again from another device', async () => {
    const first = await signInAs(backend, 'Nok')
    const second = await signInAs(backend, 'Nok')
    expect(second.userInfo.id).toBe(first.userInfo.id)
    expect(second.token).not.toBe(first.token)
    expect(await profile(first.token)).toMatchObject({ code: 200 })
  })

  it('signs in to an account that its phone number or e-mail address finds too', async () => {
    const { userInfo } = await signInAs(backend, 'Nok')
    await setFacts(backend, userInfo.id, { phone: '+66812345678', email: 'nok@example.com' })
    expect(await accountOf(backend.db, { phone: '+66812345678' })).toMatchObject({ id: userInfo.id })
    expect(await accountOf(backend.db, { email: 'nok@example.com' })).toMatchObject({ id: userInfo.id })
    expect(await accountOf(backend.db, { phone: '+66812345679' })).toBeUndefined()
  })

  it('creates one account when two devices sign in at once', async () => {
    const guests = [await backend.guest(), await backend.guest(), await backend.guest()]
    const replies = await Promise.all(guests.map((guest) => signInAs(backend, 'Nok', guest)))
    expect(new Set(replies.map(({ userInfo }) => userInfo.id)).size).toBe(1)
    expect((await backend.db.select().from(users)).filter(({ registeredAt }) => registeredAt)).toHaveLength(1)
    for (const { token } of replies) expect(await profile(token)).toMatchObject({ code: 200 })
  })

  it('as another user reveals nothing of the first account', async () => {
    const nok = await signInAs(backend, 'Nok')
    const bee = await signInAs(backend, 'Bee', nok.token)
    expect(bee.userInfo.id).not.toBe(nok.userInfo.id)
    expect((await signInAs(backend, 'Nok')).userInfo.id).toBe(nok.userInfo.id)
  })

  it('is refused with 402 for a blocked account, on every call except signing out', async () => {
    const { token, userInfo } = await signInAs(backend, 'Nok')
    await setFacts(backend, userInfo.id, { blocked: true })
    expect(await backend.call(sessionContract.profile, {}, { token, locale: 'zh' })).toMatchObject({
      code: 402,
      msg: '该账号已无法在此使用，请联系餐厅',
    })
    await expect(signInAs(backend, 'Nok')).rejects.toMatchObject({ code: 402 })
    await backend.ask(sessionContract.logout, { everywhere: true }, { token })
    expect(await backend.call(sessionContract.logout, {}, { token })).toMatchObject({ code: 401 })
  })

  it('answers a repeated request from before sign-in with its first reply, and orders once', async () => {
    const shopper = await (await Shopper.enter(backend)).fill()
    const { quoteId } = await shopper.checkout()
    const placing = { ...shopper.request, quoteId, payType: 'promptpay' } as const
    const order = await backend.ask(orderContract.create, placing, { token: shopper.token, key: 'k' })
    const { token } = await signInAs(backend, 'Nok', shopper.token)
    expect(await backend.ask(orderContract.create, placing, { token, key: 'k' })).toEqual(order)
  })
})

describe('WeChat', () => {
  it('is one person in all apps of the merchant', async () => {
    const signIn = async (subject: string, unionid: string) => {
      const session = await sessionOf(backend, await backend.guest())
      const identity = { provider: 'wechat', subject, unionid } as const
      return backend.db.transaction((tx) =>
        signInWith(tx, identity, session, { now: backend.clock.now(), locale: 'en', addressKey: null }),
      )
    }
    const mini = await signIn('openid of the mini-program', 'union')
    const web = await signIn('openid of the web', 'union')
    expect(web.userInfo.id).toBe(mini.userInfo.id)
    expect((await signIn('another', 'other union')).userInfo.id).not.toBe(mini.userInfo.id)
  })
})

describe('a pending identity', () => {
  const identity = { provider: 'wechat', subject: 'openid', unionid: 'union', nickname: 'Nok', avatar: '' } as const
  const take = (bindKey: string) =>
    backend.db.transaction((tx) => takePendingIdentity(tx, bindKey, backend.clock.now()))

  it('is consumed once', async () => {
    const bindKey = await storePendingIdentity(backend.db, identity, backend.clock.now())
    expect(await take(bindKey)).toEqual(identity)
    await expect(take(bindKey)).rejects.toMatchObject({ key: 'account.bindAgain' })
  })

  it('expires after ten minutes', async () => {
    const bindKey = await storePendingIdentity(backend.db, identity, backend.clock.now())
    backend.clock.advance(10)
    await expect(take(bindKey)).rejects.toMatchObject({ key: 'account.bindAgain' })
  })
})
