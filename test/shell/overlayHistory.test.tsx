import { act, useState } from 'react'
import { Modal } from '@/ui/overlays/Modal'
import { Sheet } from '@/ui/overlays/Sheet'
import { leaveOverlayHistory } from '@/platform/navigation/overlayHistory.h5'
import { watchOverlays } from '@/shell/watchOverlays'
import { button, render, press } from '../ui/rendering'

const texts = { icon: 'trash', title: 'Clear?', text: '', safeText: 'Keep', actionText: 'Clear it' } as const

/** The router; receives the history events that are not intercepted. */
const router = jest.fn()
let moved = () => {}

beforeAll(() => {
  window.addEventListener('popstate', () => moved(), true)
  watchOverlays()
  window.addEventListener('popstate', router)
})

/** A page with a sheet that can be opened, and a dialog on top of it. */
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
      {open === 'question' && <Modal {...texts} onSafe={() => setOpen('cart')} onAction={() => setOpen('')} />}
    </>
  )
}

/** The open dialogs; a closing sheet does not count. */
const open = () =>
  [...document.querySelectorAll('[role=dialog]:not(.leaving)')].map((each) => each.getAttribute('aria-label'))
const step = () => (window.history.state as { overlays?: number } | null)?.overlays ?? 0

/** The next history event of the browser. */
const arrival = () => new Promise<void>((done) => (moved = done))
/** Runs an action that changes the history, and waits for the event. */
async function moving(work: () => unknown): Promise<void> {
  const arrived = arrival()
  await act(async () => void work())
  await act(() => arrived)
}
const back = () => moving(() => window.history.back())

/** Each test starts on a new page with another one below. */
beforeEach(() => {
  window.history.pushState(null, '')
  router.mockClear()
})

test('closes the overlays one after the other, topmost first, and then leaves the page', async () => {
  await render(<Page />)
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

test('leaves the page at once after all overlays were closed otherwise', async () => {
  await render(<Page />)
  await press(button('Cart'))
  await press(button('Clear'))
  await moving(() => button('Clear it').click())
  expect(open()).toEqual([])
  expect(router).not.toHaveBeenCalled()
  await back()
  expect(router).toHaveBeenCalledTimes(1)
})

test('does not close a locked overlay, however often', async () => {
  const { again } = await render(<Page />)
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

test('closes a sheet that was closed and reopened quickly', async () => {
  await render(<Page />)
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

test('never stops at the entry of a closed sheet: another page opens after its entry is removed', async () => {
  const leave = jest.fn(() => window.history.pushState(null, ''))
  await render(<Page />)
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

test('without open overlays is the router’s, and another page opens at once', async () => {
  const leave = jest.fn()
  await render(<Page />)
  leaveOverlayHistory(leave)
  expect(leave).toHaveBeenCalledTimes(1)
  await back()
  expect(router).toHaveBeenCalledTimes(1)
})

test("going forward to a closed sheet's entry opens nothing and does not leave the page", async () => {
  await render(<Page />)
  await press(button('Cart'))
  await back()
  await moving(() => window.history.forward())
  await moving(() => undefined)
  expect(open()).toEqual([])
  expect(step()).toBe(0)
  expect(router).not.toHaveBeenCalled()
})
