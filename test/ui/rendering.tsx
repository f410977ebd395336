import '@tarojs/taro'
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import type { Locale } from '@/contract/fields'
import { loadMessages, translate } from '@/i18n/i18n'
import type { MessageKey, MessageParams } from '@/i18n/messages'
import { AppProviders } from '@/shell/AppProviders'
import type { Stores } from '@/stores/root'

/** Components read only texts and the currency; texts are their keys here. */
const stores = { locale: { t: (key: string) => key }, config: { currency: '฿' } } as unknown as Stores

/** A shop with the texts of a language, and other values that a component reads. */
export async function shopIn(locale: Locale, values: object = {}): Promise<Stores> {
  await loadMessages(locale)
  const t = (key: MessageKey, params?: MessageParams) => translate(locale, key, params)
  const config = { currency: '฿', picture: (path: string) => path }
  return { locale: { current: locale, t }, config, ...values } as unknown as Stores
}

const roots: Root[] = []

beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }))

afterEach(async () => {
  await act(async () => {
    for (const root of roots.splice(0)) root.unmount()
  })
  document.body.replaceChildren()
})

/** Renders a component in a shop with the values that it reads; `again` renders it with other properties. */
export async function render(part: ReactNode, shop: Stores = stores) {
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  roots.push(root)
  const again = (next: ReactNode) => act(async () => root.render(<AppProviders stores={shop}>{next}</AppProviders>))
  await again(part)
  return { place: container, again }
}

/** The only element that a selector matches; throws unless there is exactly one. */
export function one<E extends HTMLElement = HTMLElement>(selector: string): E {
  const found = document.querySelectorAll<E>(selector)
  const [first] = found
  if (!first || found.length > 1) throw new Error(`${found.length} elements are "${selector}"`)
  return first
}

/** The button with this name or text. */
export function button(name: string): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].filter(
    (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
  )
  const [first] = found
  if (!first || found.length > 1) throw new Error(`${found.length} buttons are called "${name}"`)
  return first
}

/** Presses an element and lets React render the result. */
export const press = (element: HTMLElement) => act(async () => element.click())

/** Replaces the text of a field, as typing does, and lets React render the result. */
export const typeInto = (field: HTMLInputElement, text: string) =>
  act(async () => {
    // React takes no notice of a value that is assigned to the element itself.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })

/** Presses a key on the focused element. */
export const key = (name: string, options: KeyboardEventInit = {}) =>
  act(async () => {
    const on = document.activeElement ?? document.body
    on.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...options }))
  })
