import { act, useState } from 'react'
import { Modal } from '@/ui/overlays/Modal'
import { Sheet } from '@/ui/overlays/Sheet'
import { watchOverlayHistory, leaveOverlayHistory } from '@/platform/navigation/overlayHistory.h5'
import { button, draw, press } from '../ui/drawing'

const words = { icon: 'trash', title: 'Clear?', text: '', safeText: 'Keep', actionText: 'Clear it' } as const

/** The router, which hears of what is not kept from it. */
const router = jest.fn()
let moved = () => {}

beforeAll(() => {
  window.addEventListener('popstate', () => moved(), true)
  watchOverlayHistory()
  window.addEventListener('popstate', router)
})

/** A page with a sheet that can be opened, with a question that can be asked over it. */
function Page({ locked = false }: { locked?: boolean }) {
  const [open, setOpen] = useState<'' | 'cart' | 'question'>('')
  return (
    <>
      <button type="button" onClick={() => setOpen('cart')}>
        Cart
      </button>
      <Sheet open={open !== ''} title="Cart" onClose={() => setOpen('')} locked={locked}>
        <button type="button" onClick={() => setOpen('question')}>
          Clear
        </button>
      </Sheet>
      {open === 'question' && <Modal {...words} onSafe={() => setOpen('cart')} onAction={() => setOpen('')} />}
    </>
  )
}

/** What can be answered now: a sheet on its way out is not. */
const open = () =>
  [...document.querySelectorAll('[role=dialog]:not(.leaving)')].map((each) => each.getAttribute('aria-label'))
const step = () => (window.history.state as { overlays?: number } | null)?.overlays ?? 0

/** The next move of the browser through its history. */
const arrival = () => new Promise<void>((done) => (moved = done))
/** Does something that moves the browser, and waits until it has. */
async function moving(work: () => unknown): Promise<void> {
  const arrived = arrival()
  await act(async () => void work())
  await act(() => arrived)
}
const back = () => moving(() => window.history.back())

/** Each test begins on a page of its own, below which lies another. */
beforeEach(() => {
  window.history.pushState(null, '')
  router.mockClear()
})

test('closes what lies on top, one after the other, and then leaves the page', async () => {
  await draw(<Page />)
  await press(button('Cart'))
  await press(button('Clear'))
  expect(open()).toEqual(['Cart', 'Clear?'])
  await back()
  expect(open()).toEqual(['Cart'])
  await back()
  expect(open()).toEqual([])
  expect(router).not.toHaveBeenCalled()
  await back()
  expect(router).toHaveBeenCalledTimes(1)
})

test('leaves the page at once after everything was closed otherwise', async () => {
  await draw(<Page />)
  await press(button('Cart'))
  await press(button('Clear'))
  await moving(() => button('Clear it').click())
  expect(open()).toEqual([])
  expect(router).not.toHaveBeenCalled()
  await back()
  expect(router).toHaveBeenCalledTimes(1)
})

test('does not close what must stay, however often', async () => {
  const { again } = await draw(<Page />)
  await press(button('Cart'))
  await again(<Page locked />)
  await back()
  await back()
  expect(open()).toEqual(['Cart'])
  await again(<Page />)
  await back()
  expect(open()).toEqual([])
  expect(router).not.toHaveBeenCalled()
})

test('closes a sheet that was closed and opened again in a moment', async () => {
  await draw(<Page />)
  await press(button('Cart'))
  const arrived = arrival()
  await press(button('common.close'))
  await press(button('Cart'))
  await act(() => arrived)
  expect(open()).toEqual(['Cart'])
  expect(step()).toBe(1)
  await back()
  expect(open()).toEqual([])
  expect(router).not.toHaveBeenCalled()
})

test('never stops where a sheet was: another page is opened once its step is gone', async () => {
  const leave = jest.fn(() => window.history.pushState(null, ''))
  await draw(<Page />)
  await press(button('Cart'))
  await press(button('Clear'))
  await moving(() => {
    button('Clear it').click()
    leaveOverlayHistory(leave)
    expect(leave).not.toHaveBeenCalled()
  })
  expect(leave).toHaveBeenCalledTimes(1)
  await back()
  expect(step()).toBe(0)
  expect(router).toHaveBeenCalledTimes(1)
})

test('with nothing open is the router’s, and another page opens at once', async () => {
  const leave = jest.fn()
  await draw(<Page />)
  leaveOverlayHistory(leave)
  expect(leave).toHaveBeenCalledTimes(1)
  await back()
  expect(router).toHaveBeenCalledTimes(1)
})

test('going forward to where a sheet was opens nothing, and does not leave the page', async () => {
  await draw(<Page />)
  await press(button('Cart'))
  await back()
  await moving(() => window.history.forward())
  await moving(() => undefined)
  expect(open()).toEqual([])
  expect(step()).toBe(0)
  expect(router).not.toHaveBeenCalled()
})
