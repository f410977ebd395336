import type { LaunchConfig } from '@/platform/device/launch'

/** The launch configuration of a build with this environment. */
function launchWith(environment: Record<string, string>): LaunchConfig {
  const before = process.env
  process.env = { ...environment }
  try {
    let launch: LaunchConfig | undefined
    jest.isolateModules(() => ({ launch } = jest.requireActual<{ launch: LaunchConfig }>('@/platform/device/launch')))
    if (!launch) throw new Error('nothing was read')
    return launch
  } finally {
    process.env = before
  }
}

test('a build without configuration has the first account and calls the host that serves it', () => {
  expect(launchWith({})).toEqual({
    uniacid: '1',
    acid: '1',
    multiid: '0',
    version: '',
    siteroot: '',
    design_method: '1',
    wechatAppId: '',
    alipayAppId: '',
    facebookAppId: '',
  })
})

test("each launch setting comes from the build's environment", () => {
  expect(
    launchWith({
      LAUNCH_UNIACID: '7',
      LAUNCH_ACID: '8',
      LAUNCH_MULTIID: '9',
      LAUNCH_VERSION: '1.2',
      LAUNCH_SITEROOT: 'https://shop.example',
      LAUNCH_DESIGN_METHOD: '2',
      LAUNCH_WECHAT_APP_ID: 'wx1',
      LAUNCH_ALIPAY_APP_ID: '2021',
      LAUNCH_FACEBOOK_APP_ID: '42',
    }),
  ).toEqual({
    uniacid: '7',
    acid: '8',
    multiid: '9',
    version: '1.2',
    siteroot: 'https://shop.example',
    design_method: '2',
    wechatAppId: 'wx1',
    alipayAppId: '2021',
    facebookAppId: '42',
  })
})
