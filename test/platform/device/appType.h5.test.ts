/** The app type of a browser with this user agent. */
function appTypeOf(userAgent: string): string {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  let appType = ''
  jest.isolateModules(() => {
    ;({ appType } = jest.requireActual<{ appType: string }>('@/platform/device/appType.h5'))
  })
  return appType
}

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Mobile/15E148 MicroMessenger/8.0.44', 'wechatBrowser'],
  ['Mozilla/5.0 (Linux; Android 13) Chrome/120 Mobile Safari/537.36 AlipayClient/10.5.20.8000', 'alipayBrowser'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Mobile/15E148 Safari Line/13.18.1', 'h5'],
  ['Mozilla/5.0 (Linux; Android 13) Chrome/120 Mobile Safari/537.36', 'h5'],
])('the browser %s sends the server the app type %s', (userAgent, expected) => {
  expect(appTypeOf(userAgent)).toBe(expected)
})
