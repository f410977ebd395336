import { OfflineError, ReplyError } from '@/api/errors'
import type { User } from '@/contract/account/session'
import { SessionStore } from '@/stores/session/session'

const ploy = {
  id: 'u1',
  nickname: 'Ploy',
  userTel: '+66812345678',
  level: 1,
  integral: 12,
  balance: 3500,
} as unknown as User

/** A session over a phone with stored data, and a server with scripted responses. */
function setUp(stored: Record<string, unknown> = {}) {
  const remote = {
    guest: jest.fn(async (_input: { device?: string }) => ({ token: 'guest' })),
    profile: jest.fn(async (): Promise<User | null> => ploy),
    logout: jest.fn(async (_input: { everywhere?: unknown }) => ({ ok: true as const })),
  }
  const storage = {
    read: <T>(name: string) => stored[name] as T | undefined,
    write: (name: string, value: unknown) => {
      if (value === undefined) Reflect.deleteProperty(stored, name)
      else stored[name] = value
    },
  }
  const session = new SessionStore(remote, storage, { notched: () => true })
  return { session, remote, stored }
}

test('user and token are restored; a user with an id is signed in', () => {
  expect(setUp({ token: 't', user: ploy }).session).toMatchObject({ token: 't', signedIn: true })
  expect(setUp({ token: 't' }).session).toMatchObject({ signedIn: false, mobile: '', notched: true })
  expect(setUp({ token: 't', user: { ...ploy, id: '' } }).session.signedIn).toBe(false)
})

test('a sign-in stores token and user; missing points and balance count as zero', () => {
  const { session, stored } = setUp()
  session.browseAsGuest()
  const { integral: _a, balance: _b, ...poor } = ploy
  session.take({ token: 'new', userInfo: poor as User })
  expect(stored).toMatchObject({ token: 'new', user: { id: 'u1', integral: 0, balance: 0 } })
  expect(session).toMatchObject({ signedIn: true, mobile: '+66812345678', noLogin: false })
})

test.each([
  [2, true],
  [1, true],
  [0, false],
  [undefined, false],
])('a user of level %s is a VIP: %s; a guest is none', (level, vip) => {
  expect(setUp({ token: 't', user: { ...ploy, level } }).session.vip).toBe(vip)
  expect(setUp({ token: 't' }).session.vip).toBe(false)
})

test('the session holds user, mobile, token, whether a user is signed in or stays a guest, and whether the phone has a notch', () => {
  const { session } = setUp({ token: 't', user: ploy })
  const { user, mobile, token, signedIn, noLogin, notched } = session
  expect({ user, mobile, token, signedIn, noLogin, notched }).toEqual({
    user: ploy,
    mobile: '+66812345678',
    token: 't',
    signedIn: true,
    noLogin: false,
    notched: true,
  })
})

describe('a refresh', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  test('is shown after 200 ms', async () => {
    const { session, remote } = setUp({ token: 't', user: ploy })
    remote.profile.mockResolvedValue({ ...ploy, nickname: 'Ploy S.' })
    const done = session.refresh()
    await jest.advanceTimersByTimeAsync(199)
    expect(session.user?.nickname).toBe('Ploy')
    await jest.advanceTimersByTimeAsync(1)
    await done
    expect(session.user?.nickname).toBe('Ploy S.')
  })

  test('is shown immediately on request', async () => {
    const { session, remote } = setUp({ token: 't', user: ploy })
    remote.profile.mockResolvedValue({ ...ploy, nickname: 'Ploy S.' })
    await session.refresh(true)
    expect(session.user?.nickname).toBe('Ploy S.')
  })

  test('that arrives after logout changes nothing', async () => {
    const { session, stored } = setUp({ token: 't', user: ploy })
    const done = session.refresh()
    await session.logout()
    await jest.advanceTimersByTimeAsync(200)
    await done
    expect(session.signedIn).toBe(false)
    expect(stored).toEqual({ device: 't' })
  })

  test('without a user leaves an anonymous session', async () => {
    const { session, remote } = setUp({ token: 't', user: ploy })
    remote.profile.mockResolvedValue(null)
    await session.refresh(true)
    expect(session).toMatchObject({ token: 't', signedIn: false })
  })

  test('without a session sends no request', async () => {
    const { session, remote } = setUp()
    await session.refresh(true)
    expect(remote.profile).not.toHaveBeenCalled()
  })
})

describe('logging out', () => {
  test('informs the server and removes token and user', async () => {
    const { session, remote, stored } = setUp({ token: 't', user: ploy })
    await session.logout(true)
    expect(remote.logout).toHaveBeenCalledWith({ everywhere: true })
    expect(stored).toEqual({ device: 't' })
    expect(session).toMatchObject({ token: '', signedIn: false, noLogin: true })
    await session.open()
    expect(remote.guest).toHaveBeenCalledWith({ device: 't' })
  })

  test('succeeds for a session that the server has already ended', async () => {
    const { session, remote } = setUp({ token: 't', user: ploy })
    remote.logout.mockRejectedValue(new ReplyError(401, ''))
    await session.logout()
    expect(session.signedIn).toBe(false)
  })

  test('fails without network and reports it', async () => {
    const { session, remote } = setUp({ token: 't', user: ploy })
    remote.logout.mockRejectedValue(new OfflineError())
    await expect(session.logout()).rejects.toThrow(OfflineError)
    expect(session.signedIn).toBe(true)
  })
})

test('a token that the server no longer accepts is dropped once; a newer one stays', () => {
  const { session } = setUp({ token: 'new', user: ploy })
  expect([session.drop('old'), session.signedIn]).toEqual([false, true])
  expect([session.drop('new'), session.signedIn, session.token]).toEqual([true, false, ''])
  expect(session.drop('new')).toBe(false)
})

test('concurrent calls open one anonymous session', async () => {
  const { session, remote } = setUp()
  await Promise.all([session.open(), session.open()])
  expect(remote.guest.mock.calls).toEqual([[{ device: '' }]])
  expect(session.token).toBe('guest')
})

test('an anonymous session that has expired is replaced, and names itself as the last one of the device', async () => {
  const { session, remote } = setUp({ token: 'expired' })
  await session.open('expired')
  expect(remote.guest).toHaveBeenCalledWith({ device: 'expired' })
  expect(session.token).toBe('guest')
})

describe('an identity that waits for its phone number', () => {
  const identity = { openid: 'o1', nickname: 'Ploy', avatar: '', bindKey: 'k1' }

  test('survives a reload', () => {
    const { session, stored } = setUp()
    session.wait(identity)
    expect(setUp(stored).session.pending).toEqual(identity)
  })

  test('is forgotten by the server after ten minutes, and here too', () => {
    const { session, stored } = setUp()
    session.wait(identity)
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 10 * 60_000)
    expect(setUp(stored).session.pending).toBeUndefined()
  })

  test('ends with a sign-in', () => {
    const { session, stored } = setUp()
    session.wait(identity)
    session.take({ token: 'new', userInfo: ploy })
    expect([session.pending, setUp(stored).session.pending]).toEqual([undefined, undefined])
  })
})
