import { credentialsApi } from '@/api/endpoints/credentials'
import { DEFAULT_LOGIN } from '@/domain/account/loginMethods'
import Forgetting from '@/pages/other/forgetting'
import type { PageLife } from '../../ui/pageLife'
import { button, press, render, shopIn, typeInto } from '../../ui/rendering'

jest.mock('@/api/endpoints/credentials', () => ({ credentialsApi: { resetPassword: jest.fn() } }))
jest.mock('@/shell/screen', () => ({
  screen: jest.requireActual<PageLife>('../../ui/pageLife').bareScreen,
}))
jest.mock('@tarojs/taro', () => jest.requireActual<PageLife>('../../ui/pageLife').taroWithPageLife())

const Page = Forgetting as unknown as () => null
const password = 'a long secret'
const setting = { ...DEFAULT_LOGIN, methods: ['phone', 'email'] }

/** Types into the field with a label. */
async function type(label: string, text: string): Promise<void> {
  const found = [...document.querySelectorAll('input')].find((each) => each.labels?.[0]?.textContent === label)
  if (!found) throw new Error(`No field is called "${label}"`)
  await typeInto(found, text)
}

test.each([
  ['phone', 'Phone', 'Phone number', '0812345678'],
  ['email', 'Email', 'Email', 'ploy@example.com'],
] as const)('a new password is set with the code that was sent to the %s', async (destination, way, label, to) => {
  const reset = jest.mocked(credentialsApi.resetPassword)
  reset.mockReset().mockRejectedValue(new Error('No network'))
  const config = { need: async () => undefined, forms: { loginSetting: setting } }
  await render(<Page />, await shopIn('en', { config, ui: { notify: jest.fn(), report: jest.fn() } }))
  const ways = [...document.querySelectorAll<HTMLElement>('[role=radio]')]
  for (const each of ways.filter(({ textContent }) => textContent === way)) await press(each)
  await type(label, to)
  await type('6-digit code', '123456')
  await type('Password, at least 8 characters', password)
  await type('Repeat password', password)
  await press(button('Save password'))
  expect(reset.mock.calls).toEqual([[{ [destination]: to, code: '123456', password }]])
})
