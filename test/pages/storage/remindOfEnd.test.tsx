import type * as row from '@/pages/storage/parts/RemindOfEnd'
import '@/i18n/en/bottles'
import { one, press, render, shopIn } from '../../ui/rendering'

const mockTold: unknown[] = []
jest.mock('@/platform/device/subscribe', () => ({ requestMessages: (ids: string[]) => Promise.resolve(ids) }))
jest.mock('@/platform/auth/login', () => ({ hostCode: async () => 'code' }))
jest.mock('@/api/endpoints/message', () => ({
  messageApi: { subscribe: async (about: object) => void mockTold.push(about) },
}))
// The mini-programs' variants: Jest would resolve the web's.
jest.mock('@/hooks/useMessages', () => jest.requireActual<object>('../../../src/hooks/useMessages.ts'))
const { RemindOfEnd } = jest.requireActual<typeof row>('../../../src/pages/storage/parts/RemindOfEnd.tsx')

/** A bottle in a shop with the messages of these events. */
async function show(occasions: readonly string[]) {
  const value = occasions.map((occasion) => ({ occasion, templateIds: [`template of ${occasion}`] }))
  const ui = { notify: jest.fn(), report: jest.fn() }
  const delivery = { messages: { value, start: async () => undefined } }
  await render(<RemindOfEnd id="rum" />, await shopIn('en', { ui, delivery }))
  return ui
}

it('a guest of a mini-program agrees to one message before a bottle ends', async () => {
  const ui = await show(['drinkExpiring'])
  expect(document.body.textContent).toContain('Remind me before it ends')
  await press(one('button'))
  const templateIds = ['template of drinkExpiring']
  expect(mockTold).toEqual([{ subject: 'drink', subjectId: 'rum', templateIds, code: 'code' }])
  expect(ui.notify).toHaveBeenCalledWith('We remind you before it ends', 'success')
})

it('no reminder is offered where the merchant has no such message', async () => {
  await show(['couponExpiring'])
  expect(document.body.textContent).not.toContain('Remind me')
})
