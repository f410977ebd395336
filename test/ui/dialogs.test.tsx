import { act } from 'react'
import { Modal } from '@/ui/overlays/Modal'
import { Sheet } from '@/ui/overlays/Sheet'
import { button, render, key, one, press } from './rendering'

const texts = {
  icon: 'info',
  title: 'Cancel?',
  text: 'The kitchen has not begun.',
  safeText: 'Keep',
  actionText: 'Cancel it',
} as const

/** jsdom has no layout: everything is visible. */
beforeAll(() => {
  Object.defineProperty(HTMLElement.prototype, 'offsetParent', { configurable: true, get: () => document.body })
})

const sheet = (open: boolean, onClose: () => void, locked = false) => (
  <Sheet open={open} title="Pickup time" onClose={onClose} locked={locked} dock={<button type="button">Set</button>}>
    <button type="button">13:00</button>
  </Sheet>
)

describe('a sheet', () => {
  test('is a dialog with a name that takes the focus and returns it', async () => {
    await render(<button type="button">Open</button>)
    button('Open').focus()
    const { again } = await render(sheet(true, jest.fn()))
    const dialog = one('[role=dialog]')
    expect(dialog.getAttribute('aria-modal')).toBe('true')
    expect(dialog.getAttribute('aria-label')).toBe('Pickup time')
    expect(document.activeElement).toBe(dialog)
    await again(null)
    expect(document.activeElement).toBe(button('Open'))
  })

  test('traps the focus in both directions', async () => {
    await render(sheet(true, jest.fn()))
    button('Set').focus()
    await key('Tab')
    expect(document.activeElement).toBe(button('common.close'))
    await key('Tab', { shiftKey: true })
    expect(document.activeElement).toBe(button('Set'))
  })

  test('closes by Esc and by its close button, but not while locked', async () => {
    const closed = jest.fn()
    const { again } = await render(sheet(true, closed))
    await key('Escape')
    await press(button('common.close'))
    expect(closed).toHaveBeenCalledTimes(2)
    await again(sheet(true, closed, true))
    await key('Escape')
    await press(button('common.close'))
    expect(closed).toHaveBeenCalledTimes(2)
  })

  test('is rendered until its closing animation has ended', async () => {
    jest.useFakeTimers()
    const { again } = await render(sheet(true, jest.fn()))
    await again(sheet(false, jest.fn()))
    expect(document.querySelector('[role=dialog]')).not.toBeNull()
    await act(async () => jest.runAllTimers())
    expect(document.querySelector('[role=dialog]')).toBeNull()
    jest.useRealTimers()
  })

  test('blocks scrolling of the page while it is open', async () => {
    const { place: container, again } = await render(null)
    container.className = 'taro_page'
    await again(sheet(true, jest.fn()))
    expect(container.style.overflow).toBe('hidden')
    await again(null)
    expect(container.style.overflow).toBe('')
  })
})

describe('a confirmation dialog', () => {
  test('treats Esc as the choice that changes nothing', async () => {
    const safe = jest.fn()
    const act = jest.fn()
    await render(<Modal {...texts} onSafe={safe} onAction={act} />)
    await key('Escape')
    expect(safe).toHaveBeenCalledTimes(1)
    await press(button('Cancel it'))
    expect(act).toHaveBeenCalledTimes(1)
  })

  test('on top of a sheet receives all input', async () => {
    const closed = jest.fn()
    const safe = jest.fn()
    await render(sheet(true, closed))
    await render(<Modal {...texts} onSafe={safe} onAction={jest.fn()} />)
    await key('Escape')
    expect(safe).toHaveBeenCalledTimes(1)
    expect(closed).not.toHaveBeenCalled()
  })
})
