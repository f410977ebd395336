import Taro from '@tarojs/taro'
import { ReplyError } from '@/api/errors'
import { request, setCaller } from '@/api/request'
import { endpoint } from '@/contract/endpoint'
import * as v from 'valibot'

const call = (access: 'guest' | 'member') =>
  endpoint({ summary: 'A call', path: 'call', access, input: v.object({}), reply: v.string() })

/** A user who calls a server that accepts only the token `known`. */
function setUp(userId: string, token: string) {
  const now = { userId, token }
  const ended = jest.fn(() => Object.assign(now, { userId: '', token: '' }))
  const openSession = jest.fn(async () => void (now.token = 'known'))
  setCaller({
    locale: () => 'en',
    userId: () => now.userId,
    shopId: () => '',
    token: () => now.token,
    openSession,
    blocked: jest.fn(),
    ended,
    reached: jest.fn(),
    mask: (work) => work,
  })
  jest.spyOn(Taro, 'request').mockImplementation((async ({ header }: { header: Record<string, string> }) => ({
    data:
      header.authorization === 'Bearer known'
        ? { code: 200, msg: '', data: 'here' }
        : { code: 401, msg: 'who', data: null },
  })) as never)
  return { ended, openSession }
}

test.each(['guest', 'member'] as const)(
  'a user whose session has ended is informed once by a call for %ss',
  async (access) => {
    const { ended, openSession } = setUp('u1', 'old')
    const both = await Promise.allSettled([request(call(access), {}), request(call(access), {})])
    expect(both.map((one) => one.status === 'rejected' && one.reason)).toEqual([
      new ReplyError(401, 'who'),
      new ReplyError(401, 'who'),
    ])
    expect(ended).toHaveBeenCalledWith('old')
    expect(openSession).not.toHaveBeenCalled()
  },
)

test('a guest whose anonymous session has ended gets a new one without a message', async () => {
  const { ended } = setUp('', 'old')
  await expect(request(call('guest'), {})).resolves.toBe('here')
  expect(ended).not.toHaveBeenCalled()
})

test('a guest who calls a member endpoint is refused', async () => {
  const { openSession } = setUp('', 'old')
  await expect(request(call('member'), {})).rejects.toThrow(ReplyError)
  expect(openSession).not.toHaveBeenCalled()
})
