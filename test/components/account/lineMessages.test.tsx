import type * as react from 'react'
import { LineMessages } from '@/components/account/LineMessages'
import '@/i18n/en/common'
import '@/i18n/en/lineMessages'
import { button, one, press, render, shopIn } from '../../ui/rendering'

type State = 'none' | 'off' | 'on'
let mockState: State
let mockFriendUrl: string
const mockSet: boolean[] = []
const mockOpened: string[] = []
jest.mock('@/api/endpoints/message', () => ({
  messageApi: {
    line: async () => ({ state: mockState }),
    setLine: async ({ on }: { on: boolean }) => {
      mockSet.push(on)
      const wanted = on ? 'on' : 'off'
      return { state: mockFriendUrl ? 'off' : wanted, friendUrl: mockFriendUrl }
    },
  },
}))
jest.mock('@/hooks/useOnShow', () => {
  const { useEffect } = jest.requireActual<typeof react>('react')
  return { useOnShow: (work: () => void) => useEffect(work, []) }
})
jest.mock('@/platform/navigation/external', () => ({ openExternal: (url: string) => mockOpened.push(url) }))

beforeEach(() => {
  mockState = 'off'
  mockFriendUrl = ''
  mockSet.length = 0
  mockOpened.length = 0
})

async function show() {
  const ui = { notify: jest.fn(), report: jest.fn() }
  await render(<LineMessages hint="lineMessages.queueHint" />, await shopIn('en', { ui }))
  return ui
}
const toggle = () => one('[role="switch"]')

it('a member switches messages on LINE on, and off again', async () => {
  const ui = await show()
  expect(toggle().getAttribute('aria-checked')).toBe('false')
  await press(toggle())
  expect([mockSet, toggle().getAttribute('aria-checked')]).toEqual([[true], 'true'])
  expect(ui.notify).toHaveBeenCalledWith('We message you on LINE', 'success')
  await press(toggle())
  expect([mockSet, toggle().getAttribute('aria-checked')]).toEqual([[true, false], 'false'])
})

it('the switch is absent for members without LINE', async () => {
  mockState = 'none'
  await show()
  expect(document.body.textContent).toBe('')
})

it('who is not a friend of the account is led to it, and the switch stays off', async () => {
  mockFriendUrl = 'https://line.me/R/ti/p/%40warm'
  const ui = await show()
  await press(toggle())
  expect(one('[role="dialog"]').textContent).toContain('Add us on LINE first')
  await press(button('Open LINE'))
  expect([mockOpened, document.querySelector('[role="dialog"]')]).toEqual([[mockFriendUrl], null])
  expect([toggle().getAttribute('aria-checked'), ui.notify.mock.calls]).toEqual(['false', []])
})
