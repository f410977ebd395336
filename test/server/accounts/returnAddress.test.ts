import { mediaContract } from '../../../src/contract/media'
import { socialContract } from '../../../src/contract/account/social'
import type { AppOptions } from '../../../server/app'
import { startBackend } from '../support/harness'

const SHOP = 'https://shop.example'

/** Asks a server in production where LINE and WeChat's script may return to: the reply codes. */
async function replies(refererUrl: string, options: Partial<AppOptions>): Promise<number[]> {
  const line = { channelId: '1', channelSecret: 's' }
  const wechatWeb = {
    login: jest.fn(),
    sign: jest.fn(async () => SIGNED),
    media: jest.fn(),
    authorizationUrl: () => '',
  }
  const backend = await startBackend(async () => {}, {
    production: true,
    accounts: { line },
    loginProviders: { wechatWeb } as unknown as AppOptions['loginProviders'],
    ...options,
  })
  const token = await backend.guest()
  const caller = { token, headers: { host: 'api.example' } }
  const login = await backend.call(socialContract.lineLogin, { refererUrl }, caller)
  const script = await backend.call(mediaContract.jssdk, { url: refererUrl }, caller)
  await backend.close()
  return [login.code, script.code]
}

const SIGNED = { appId: 'wx1', timestamp: 1, nonceStr: 'n', signature: 's' }

describe('in production a provider returns', () => {
  it('to a configured origin only', async () => {
    const siteOrigins = [SHOP]
    expect(await replies(`${SHOP}/?table=4`, { siteOrigins })).toEqual([200, 200])
    expect(await replies('https://api.example/', { siteOrigins })).toEqual([400, 400])
    expect(await replies('https://evil.example/', { siteOrigins })).toEqual([400, 400])
  })

  it('nowhere without configured origins, not even to the host of the request', async () => {
    expect(await replies('https://api.example/', {})).toEqual([400, 400])
  })

  it('to the host of the request in a demonstration, whose sign-in is a sandbox', async () => {
    expect(await replies('https://api.example/', { loginSandbox: true })).toEqual([200, 200])
  })
})
