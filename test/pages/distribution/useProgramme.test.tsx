import Taro from '@tarojs/taro'
import { observer } from 'mobx-react-lite'
import { act } from 'react'
import { partnerApi } from '@/api/endpoints/partner'
import { ReplyError } from '@/api/errors'
import { useProgramme } from '@/pages/distribution/parts/useProgramme'
import type { PageLife } from '../../ui/pageLife'
import { render, shopIn } from '../../ui/rendering'

jest.mock('@/api/endpoints/partner', () => ({ partnerApi: { info: jest.fn(), application: jest.fn() } }))
jest.mock('@tarojs/taro', () => jest.requireActual<PageLife>('../../ui/pageLife').taroWithPageLife())

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test.each(['info', 'application'] as const)(
  'a guest whose distributor %s does not load sees why and is on the member page after 1.5 s',
  async (call) => {
    jest.mocked(partnerApi.info).mockResolvedValue({ switch: true } as never)
    jest.mocked(partnerApi.application).mockResolvedValue({ state: 1 } as never)
    const failure = new ReplyError(500, 'Not now')
    jest.mocked(partnerApi[call]).mockRejectedValue(failure)
    const relaunched = jest.spyOn(Taro, 'reLaunch').mockResolvedValue({ errMsg: '' })
    const ui = { report: jest.fn(), notify: jest.fn() }
    const Page = observer(() => {
      useProgramme('partner')
      return null
    })
    await render(<Page />, await shopIn('en', { ui }))
    expect(ui.report.mock.calls).toEqual([[failure]])
    await act(() => jest.advanceTimersByTimeAsync(1499))
    expect(relaunched).not.toHaveBeenCalled()
    await act(() => jest.advanceTimersByTimeAsync(1))
    expect(relaunched.mock.calls).toEqual([[{ url: '/pages/index/my-index' }]])
  },
)

test.each([
  ['en', 'The partner programme is not open'],
  ['th', 'ยังไม่เปิดโปรแกรมพาร์ตเนอร์'],
  ['zh', '未开启分销商功能'],
] as const)('a distributor programme that is switched off is reported in %s', async (locale, text) => {
  jest.mocked(partnerApi.info).mockResolvedValue({ switch: false } as never)
  jest.mocked(partnerApi.application).mockResolvedValue({ state: 1 } as never)
  const ui = { report: jest.fn(), notify: jest.fn() }
  const Page = observer(() => {
    useProgramme('partner')
    return null
  })
  await render(<Page />, await shopIn(locale, { ui }))
  await act(() => jest.advanceTimersByTimeAsync(0))
  expect(ui.notify.mock.calls).toEqual([[text, 'error']])
})
