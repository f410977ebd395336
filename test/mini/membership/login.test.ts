import { setUpFlows } from '../harness/flow'
import {
  requestCode,
  BINDING,
  CODE_FIELD,
  CONSENT,
  LOGIN,
  ME,
  openLogin,
  PHONE_FIELD,
  PROFILE,
  typeCode,
} from '../harness/loginSteps'
import { addRequiredDish, openTab } from '../harness/steps'

const { flow } = setUpFlows()

const REFUSED = 'Please agree to the member terms and the privacy policy first'
/** Login calls with a phone number and its code. */
const loginAttempts = (calls: string[]) => calls.filter((call) => call === 'POST mobileLogin')
const CART = '[aria-label^="Open the cart"]'

describe('the WeChat login', () => {
  const stubs = {
    login: () => 'sandbox-ploy',
    phone: () => ({ errMsg: 'getPhoneNumber:ok', code: 'sandbox-0812345601' }),
  }

  it("requires consent: a new user binds a phone with WeChat's button, a known user is signed in at once", () =>
    flow('weapp', { stubs }, async (app, { calls }) => {
      await addRequiredDish(app)
      await app.see(CART)
      await openLogin(app)
      for (const label of ['Continue', 'WeChat']) {
        await app.tap(label)
        await app.see(REFUSED)
        await app.idle()
      }
      expect(calls).not.toContain('POST wechat/wechatLogin')
      await app.tap(CONSENT)
      await app.gone(REFUSED)
      await app.tap('WeChat')
      await app.arrive(BINDING)
      await app.tap('Use my WeChat number')
      await app.arrive(ME)
      await app.see('Ploy')
      await app.see('081 234 5601')
      await openTab(app, 'Menu')
      await app.see(CART)

      await openTab(app, 'Me')
      await app.tap('Log out')
      await app.see('Guest')
      await app.tap('Log in to collect points')
      await app.tap(CONSENT)
      await app.tap('WeChat')
      await app.arrive(ME)
      await app.see('Ploy')
      expect(calls.filter((call) => call === 'POST bind')).toHaveLength(1)
    }))

  it('only logs a failure and leaves the login page unchanged', () => {
    let codeRequests = 0
    const fails = () => {
      codeRequests += 1
      throw new Error('system error')
    }
    return flow('weapp', { stubs: { login: fails } }, async (app, { calls }) => {
      await openLogin(app)
      await app.tap(CONSENT)
      await app.idle()
      const before = await app.text()
      await app.tap('WeChat')
      await app.waitFor(() => Promise.resolve(codeRequests === 1), 'a question for a code')
      await app.idle()
      expect(await app.text()).toBe(before)
      await app.arrive(LOGIN)
      await app.tap('WeChat')
      await app.waitFor(() => Promise.resolve(codeRequests === 2), 'another question for a code')
      expect(calls).not.toContain('POST wechat/wechatLogin')
    })
  })
})

describe('the Alipay login', () => {
  it("asks a new user in Chinese for a phone number where one is needed, and binds it with Alipay's button", () => {
    const stubs = { login: () => 'sandbox-mei', authorize: () => ({}), phone: () => 'sandbox-0812345602' }
    return flow('alipay', { stubs, storage: { locale: 'zh' } }, async (app) => {
      await openTab(app, '我的')
      await app.tap('登录即可累积积分')
      await app.arrive(LOGIN)
      await app.tap('[aria-label="我同意会员协议和隐私政策"]')
      await app.tap('支付宝')
      await app.arrive(ME)
      await app.see('Mei')

      await app.tap('会员码')
      await app.see('提示')
      await app.see('请先绑定手机号')
      await app.tap('暂不')
      await app.gone('请先绑定手机号')
      await app.tap('会员码')
      await app.tap('去绑定')
      await app.arrive(BINDING)
      await app.tap('使用支付宝手机号')
      await app.arrive('pages/my/user/mr-code')
    })
  })

  it('reports a wrong secret key for any answer other than 200', () =>
    flow('alipay', { stubs: { login: () => 'an unknown code' } }, async (app) => {
      await openLogin(app)
      await app.tap(CONSENT)
      await app.tap('Alipay')
      await app.see('The secret key of the Alipay app is not configured correctly.')
      await app.tap('Confirm')
      await app.gone('The secret key of the Alipay app is not configured correctly.')
      await app.arrive(LOGIN)
    }))
})

describe.each([
  ['weapp', '0812345611', '+66 81 234 5611'],
  ['alipay', '0812345612', '+66812345612'],
] as const)('the login by phone and code on %s', (platform, phone, typed) => {
  it('returns to the requested page for users with its query; a wrong code loses no input, and the cart is taken over', () =>
    flow(platform, {}, async (app, context) => {
      await addRequiredDish(app)
      await app.see(CART)
      await app.open(`${PROFILE}?from=${encodeURIComponent('ฉัน')}`)
      await app.arrive(LOGIN)
      await requestCode(app, typed)
      await app.type(CODE_FIELD, '000000')
      for (const attempt of [1, 2]) {
        await app.tap('Continue')
        await app.see('This code is incorrect')
        await app.gone('This code is incorrect')
        expect(loginAttempts(context.calls)).toHaveLength(attempt)
      }
      await typeCode(app, context, phone)
      await app.tap('Continue')

      await app.arrive(PROFILE)
      await app.see('Title')
      await app.see(phone.replace(/^(\d{3})(\d{3})/, '$1 $2 '))
      const stack = await app.stack()
      expect(stack.map(({ path }) => `/${path}`)).not.toContain(LOGIN)
      expect(decodeURIComponent(stack[stack.length - 1]?.query.from ?? '')).toBe('ฉัน')
      // No page lies below, so Alipay's own back button leads home, as ours does.
      await app.tap(`[aria-label="${platform === 'weapp' ? 'Back' : 'Home'}"]`)
      await openTab(app, 'Menu')
      await app.see(CART)

      await app.open(PROFILE)
      await app.tap('Log out here')
      await app.arrive(ME)
      await app.see('Guest')
      await openTab(app, 'Menu')
      await app.gone(CART)
    }))

  it('shows input errors before it sends anything', () =>
    flow(platform, {}, async (app, { calls }) => {
      await openLogin(app)
      await app.tap(CONSENT)
      await app.type(PHONE_FIELD, '12345')
      await app.tap('Continue')
      await app.see('Please enter a phone number with more than 6 digits')
      expect(loginAttempts(calls)).toEqual([])
    }))
})
