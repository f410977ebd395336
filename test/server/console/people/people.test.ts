import { consoleContract } from '../../../../console/contract/contract'
import { signInContract } from '../../../../console/contract/staff/signIn'
import { staffAccounts } from '../../../../server/db/schema/staff/console'
import { freshBistro } from '../../support/database/freshBistro'
import type { Backend } from '../../support/harness'
import { OWNER, PASSWORD } from '../../support/console/merchant'
import { StaffCaller, tokenOf } from '../../support/console/staff'

const { session, staffAccount, queue, reserve, member } = consoleContract
const DAY = 24 * 60

let backend: Backend
let owner: StaffCaller
freshBistro((fresh) => (backend = fresh), { consolePassword: PASSWORD })
beforeEach(async () => {
  owner = await StaffCaller.enter(backend)
})

const opens = async (person: StaffCaller) => (await person.call(session.current, {})).code === 200
const accountOf = async (email: string) => {
  const { list } = await owner.ask(staffAccount.list, { keyword: email })
  const [account] = list
  if (!account) throw new Error(`no account of ${email}`)
  return account
}

describe('an invitation', () => {
  const NOK = { email: 'Nok@Example.com', name: 'Nok', role: 'cashier', storeIds: ['ari'] } as const

  it('makes an account whose link opens once, for three days', async () => {
    const { account, link } = await owner.ask(staffAccount.create, { ...NOK, storeIds: ['ari'] })
    expect(account).toMatchObject({ email: 'nok@example.com', role: 'cashier', storeIds: ['ari'], password: 'invited' })
    const token = tokenOf(link)
    const { body } = await backend.app.server.inject(`/consoleApi/${signInContract.link.path}?token=${token}`)
    expect(JSON.parse(body).data).toEqual({ email: 'nok@example.com', name: 'Nok' })
    const nok = await StaffCaller.open(backend, link ?? '', 'a cup of tea')
    expect((await nok.ask(session.current, {})).staff).toMatchObject({
      name: 'Nok',
      role: 'cashier',
      storeIds: ['ari'],
    })
    await expect(StaffCaller.open(backend, link ?? '')).rejects.toThrow('This link has ended')
    expect((await accountOf('nok@example.com')).password).toBe('chosen')
    expect(await opens(await StaffCaller.enterAs(backend, 'NOK@example.com', 'a cup of tea'))).toBe(true)
    await expect(StaffCaller.enterAs(backend, 'nok@example.com', PASSWORD)).rejects.toThrow('incorrect')
  })

  it('ends after three days, and when a new link is made', async () => {
    const { account, link } = await owner.ask(staffAccount.create, { ...NOK, storeIds: [] })
    const renewed = await owner.ask(staffAccount.renewLink, { id: account.id, version: account.version })
    await expect(StaffCaller.open(backend, link ?? '')).rejects.toThrow('This link has ended')
    backend.clock.advance(3 * DAY + 1)
    await expect(StaffCaller.open(backend, renewed.link ?? '')).rejects.toThrow('This link has ended')
  })

  it('is opened once when two browsers open it at the same moment', async () => {
    const { link } = await owner.ask(staffAccount.create, { ...NOK, storeIds: [] })
    const both = await Promise.allSettled([
      StaffCaller.open(backend, link ?? ''),
      StaffCaller.open(backend, link ?? ''),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it('shows its link once: the same request again is answered without it', async () => {
    const first = await owner.call(staffAccount.create, { ...NOK, storeIds: [] }, { key: 'one-key-for-both' })
    const again = await owner.call(staffAccount.create, { ...NOK, storeIds: [] }, { key: 'one-key-for-both' })
    expect([first.data.link === null, again.data.link, again.data.account.id]).toEqual([
      false,
      null,
      first.data.account.id,
    ])
  })

  it('is refused for an address that is taken, and for a store that does not exist', async () => {
    await owner.ask(staffAccount.create, { ...NOK, storeIds: [] })
    expect(await owner.call(staffAccount.create, { ...NOK, storeIds: [] })).toMatchObject({
      ...{ code: 400, data: { fields: ['email'] } },
    })
    expect(
      await owner.call(staffAccount.create, { ...NOK, email: 'b@example.com', storeIds: ['nowhere'] }),
    ).toMatchObject({ code: 400, data: { fields: ['storeIds'] } })
  })

  it('opens the page of the app that asks for a password, which must be long enough', async () => {
    const { link } = await owner.ask(staffAccount.create, { ...NOK, storeIds: [] })
    const token = tokenOf(link)
    expect(link).toBe(`/console/#/login?token=${token}`)
    await expect(StaffCaller.open(backend, link ?? '', 'short')).rejects.toThrow()
    const { headers } = await backend.app.server.inject(`/console/welcome?token=${token}`)
    expect(headers.location).toBe(link)
    expect(await opens(await StaffCaller.open(backend, link ?? '', 'a cup of tea'))).toBe(true)
  })
})

describe('an account', () => {
  it('that is ended loses its sessions at once, and gets them back only by signing in again', async () => {
    const nok = await owner.invite({ email: 'nok@example.com' })
    const { id, version } = await accountOf('nok@example.com')
    const ended = await owner.ask(staffAccount.setActive, { id, version, active: false })
    expect(await opens(nok)).toBe(false)
    await expect(StaffCaller.enterAs(backend, 'nok@example.com')).rejects.toThrow('incorrect')
    await owner.ask(staffAccount.setActive, { id, version: ended.version, active: true })
    expect(await opens(nok)).toBe(false)
    expect(await opens(await StaffCaller.enterAs(backend, 'nok@example.com'))).toBe(true)
  })

  it('that gets another role acts with it at once', async () => {
    const nok = await owner.invite({ email: 'nok@example.com' })
    expect((await nok.call(staffAccount.list, {})).code).toBe(403)
    const { id, version } = await accountOf('nok@example.com')
    await owner.ask(staffAccount.update, { id, version, name: 'Nok', role: 'owner', storeIds: [] })
    expect((await nok.call(staffAccount.list, {})).code).toBe(200)
    const stale = await owner.call(staffAccount.update, { id, version, name: 'N', role: 'cashier', storeIds: [] })
    expect(stale).toMatchObject({ code: 409, data: { current: { role: 'owner' } } })
  })

  it('of the last owner stays active and owner; of two who end each other at once, one stays', async () => {
    const own = await accountOf(OWNER)
    const seen = { id: own.id, version: own.version }
    expect((await owner.call(staffAccount.setActive, { ...seen, active: false })).msg).toContain('your own account')
    const demoted = await owner.call(staffAccount.update, { ...seen, name: 'Owner', role: 'cashier', storeIds: [] })
    expect(demoted.msg).toContain('the last owner')
    const second = await owner.invite({ email: 'second@example.com', role: 'owner' })
    const { id, version } = await accountOf('second@example.com')
    const codes = await Promise.all([
      owner.call(staffAccount.setActive, { id, version, active: false }),
      second.call(staffAccount.setActive, { ...seen, active: false }),
    ])
    expect(codes.filter(({ code }) => code === 200)).toHaveLength(1)
    const active = (await backend.db.select().from(staffAccounts)).filter((row) => row.active && row.role === 'owner')
    expect(active).toHaveLength(1)
  })

  it('changes its own name, language and password; other sessions end', async () => {
    const nok = await owner.invite({ email: 'nok@example.com' })
    const phone = await StaffCaller.enterAs(backend, 'nok@example.com')
    expect(await nok.ask(session.update, { name: 'นก', locale: 'th' })).toMatchObject({ name: 'นก', locale: 'th' })
    const wrong = await nok.call(session.changePassword, { current: 'a guess', wanted: 'a cup of tea' })
    expect(wrong).toMatchObject({ code: 400, data: { fields: ['current'] } })
    await nok.ask(session.changePassword, { current: PASSWORD, wanted: 'a cup of tea' })
    expect([await opens(nok), await opens(phone)]).toEqual([true, false])
    expect(await opens(await StaffCaller.enterAs(backend, 'nok@example.com', 'a cup of tea'))).toBe(true)
    expect((await owner.call(session.changePassword, { current: PASSWORD, wanted: 'a cup of tea' })).msg).toContain(
      'CONSOLE_PASSWORD',
    )
  })

  it('signs out here, or everywhere', async () => {
    const [desk, phone, tablet] = await Promise.all([1, 2, 3].map(() => StaffCaller.enter(backend)))
    if (!desk || !phone || !tablet) throw new Error('three devices')
    await desk.ask(session.end, { everywhere: false })
    expect([await opens(desk), await opens(phone)]).toEqual([false, true])
    await phone.ask(session.end, { everywhere: true })
    expect([await opens(phone), await opens(tablet), await opens(owner)]).toEqual([false, false, false])
  })

  it('is signed out everywhere by the owner, and stays', async () => {
    const nok = await owner.invite({ email: 'nok@example.com' })
    const phone = await StaffCaller.enterAs(backend, 'nok@example.com')
    const { id, version } = await accountOf('nok@example.com')
    const account = await owner.ask(staffAccount.signOut, { id })
    expect([await opens(nok), await opens(phone), await opens(owner)]).toEqual([false, false, true])
    expect(account).toMatchObject({ active: true, version })
    expect((await owner.audited(id))[0]).toMatchObject({ action: 'staffAccount.signOut', staffName: 'Owner' })
    expect(await opens(await StaffCaller.enterAs(backend, 'nok@example.com'))).toBe(true)
  })

  it('is named in the record of what it wrote, also after its name has changed', async () => {
    const nok = await owner.invite({ email: 'nok@example.com', role: 'manager' })
    const { id } = await accountOf('nok@example.com')
    await nok.ask(session.update, { name: 'Nok N.', locale: 'en' })
    const [renamed, made] = await owner.audited(id)
    expect([renamed, made]).toMatchObject([
      { staffName: 'Nok', own: false, action: 'session.update' },
      { staffName: 'Owner', own: true, action: 'staffAccount.create' },
    ])
  })
})

describe('a person who works in one store', () => {
  it('is refused at other stores, and what belongs to all stays open', async () => {
    const nok = await owner.invite({ email: 'nok@example.com', storeIds: ['ari'] })
    const codes = async (storeId: string) => [
      (await nok.call(queue.read, { storeId })).code,
      (await nok.call(reserve.plan, { storeId, date: '2026-12-24' })).code,
    ]
    expect(await codes('ari')).not.toContain(403)
    expect(await codes('silom')).toEqual([403, 403])
    expect((await nok.call(member.list, {})).code).toBe(200)
  })
})

test('the owner of the server comes back with the password of the server, whatever others made of the account', async () => {
  const second = await owner.invite({ email: 'second@example.com', role: 'owner' })
  const { id, version } = await accountOf(OWNER)
  await second.ask(staffAccount.setActive, { id, version, active: false })
  expect(await opens(owner)).toBe(false)
  const back = await StaffCaller.enterAs(backend, OWNER)
  expect((await back.ask(session.current, {})).staff).toMatchObject({ role: 'owner', email: OWNER })
})
