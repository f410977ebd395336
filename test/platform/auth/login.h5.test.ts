import { DEFAULT_LOGIN } from '@/domain/account/loginMethods'
import { facebookToken } from '@/platform/auth/login.h5'

const setting = { ...DEFAULT_LOGIN, facebookAppId: 'app', facebookSdk: '/sandbox/facebook-sdk.js' }
type Status = { status: string; authResponse?: { accessToken: string } | null }

/** Facebook's script as the page loads it, with the user's login state. */
function setUp(left: Status) {
  const calls: unknown[] = []
  const FB = {
    init: (options: object) => void calls.push(['init', options]),
    login: (done: () => void) => {
      calls.push('login')
      done()
    },
    getLoginStatus: (done: (reply: Status) => void) => done(left),
  }
  jest.spyOn(document.head, 'append').mockImplementation((script) => {
    calls.push((script as HTMLScriptElement).getAttribute('src'))
    Object.assign(window, { FB })
    ;(script as HTMLScriptElement).dispatchEvent(new Event('load'))
  })
  return calls
}

afterEach(() => Reflect.deleteProperty(window, 'FB'))

test('the script is loaded on the first tap only and gets the API version', async () => {
  const calls = setUp({ status: 'connected', authResponse: { accessToken: 't1' } })
  expect(calls).toEqual([])
  await expect(facebookToken(setting)).resolves.toBe('t1')
  await expect(facebookToken(setting)).resolves.toBe('t1')
  const init = ['init', { appId: 'app', version: 'v20.0', cookie: true, xfbml: false }]
  expect(calls).toEqual(['/sandbox/facebook-sdk.js', init, 'login', init, 'login'])
})

test.each<Status>([{ status: 'not_authorized' }, { status: 'unknown', authResponse: null }])(
  'a status of %j rejects with the specified message',
  async (status) => {
    setUp(status)
    await expect(facebookToken(setting)).rejects.toThrow(/^User not authenticated$/)
  },
)

test('a script that fails to load can be retried', async () => {
  jest.spyOn(document.head, 'append').mockImplementation((script) => {
    ;(script as HTMLScriptElement).dispatchEvent(new Event('error'))
  })
  await expect(facebookToken(setting)).rejects.toThrow('did not load')
  setUp({ status: 'connected', authResponse: { accessToken: 't2' } })
  await expect(facebookToken(setting)).resolves.toBe('t2')
})
