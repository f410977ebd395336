import { act } from 'react'
import { ShareButton } from '@/components/share/ShareButton'
import type { Locale } from '@/contract/fields'
import { loadMessages, translate } from '@/i18n/i18n'
import type { MessageKey, MessageParams } from '@/i18n/messages'
import { drawPicture } from '@/platform/media/drawPicture'
import type { Stores } from '@/stores/root'
import { UiStore } from '@/stores/ui'
import { button, one, press, render } from '../../ui/rendering'

jest.mock('@/platform/media/drawPicture', () => ({ drawPicture: jest.fn() }))
const draw = jest.mocked(drawPicture)

const CARD = 'data:image/jpeg;base64,/9j/'
const URL_SHARED = `${window.location.origin}/s/storeGoods?storeId=ari&gid=ari-curry`

const copied: string[] = []
beforeEach(() => {
  copied.length = 0
  draw.mockResolvedValue(CARD)
  Object.assign(navigator, { clipboard: { writeText: async (text: string) => void copied.push(text) } })
  for (const name of ['share', 'canShare']) delete (navigator as unknown as Record<string, unknown>)[name]
})

/** Opens the card of a dish. `browser` is what the browser can do. */
async function openCard(browser: { share?: jest.Mock; canShare?: () => boolean } = {}, locale: Locale = 'en') {
  Object.assign(navigator, browser)
  await loadMessages(locale)
  const t = (key: MessageKey, params?: MessageParams) => translate(locale, key, params)
  const ui = new UiStore(t)
  const config = { brand: 'Sala', picture: (path: string) => `/media/${path}` }
  const stores = { ui, config, locale: { t, current: locale } } as unknown as Stores
  await render(<ShareButton storeId="ari" gid="ari-curry" name="Curry" image="curry.webp" />, stores)
  await press(button(t('share.label', { name: 'Curry' })))
  // The code of the sheet loads, then the card is drawn.
  await act(async () => void (await import('@/components/share/ShareSheet')))
  return { ui, t }
}

test('a dish is shared as a card with its picture, by the address whose preview the server makes', async () => {
  const share = jest.fn().mockResolvedValue(undefined)
  const { ui } = await openCard({ share, canShare: () => true })
  expect(one('[role=dialog] img').getAttribute('src')).toBe(CARD)
  await press(button('Send'))
  expect(share.mock.calls).toMatchObject([[{ title: 'Curry', url: URL_SHARED, files: [{ type: 'image/jpeg' }] }]])
  expect([copied, ui.toast]).toEqual([[], undefined])
})

test('only the link is sent where the browser sends no files', async () => {
  const share = jest.fn().mockResolvedValue(undefined)
  await openCard({ share })
  await press(button('Send'))
  expect(share.mock.calls).toEqual([[{ title: 'Curry', url: URL_SHARED }]])
})

test('a share sheet that the guest closes changes nothing', async () => {
  const { ui } = await openCard({ share: jest.fn().mockRejectedValue(new DOMException('closed', 'AbortError')) })
  await press(button('Send'))
  expect([copied, ui.toast]).toEqual([[], undefined])
})

test('the link is copied where the browser does not allow to share', async () => {
  const { ui } = await openCard({ share: jest.fn().mockRejectedValue(new DOMException('denied', 'NotAllowedError')) })
  await press(button('Send'))
  expect([copied, ui.toast?.text]).toEqual([[URL_SHARED], 'Link copied'])
})

test.each<[Locale, string]>([
  ['en', 'Link copied'],
  ['th', 'คัด\u2060ลอกลิงก์แล้ว'],
  ['zh', '链接已复制'],
])('without a share sheet the link is copied, with a message (%s)', async (locale, text) => {
  const { ui, t } = await openCard({}, locale)
  expect(document.body.textContent).not.toContain(t('share.send'))
  await press(button(t('share.copy')))
  expect(copied).toEqual([URL_SHARED])
  expect(ui.toast).toMatchObject({ text, kind: 'success' })
})

test('where the browser cannot draw, the link remains', async () => {
  draw.mockResolvedValue(undefined)
  const { t } = await openCard()
  expect(document.querySelector('[role=dialog] img')).toBeNull()
  expect(document.body.textContent).not.toContain(t('share.save'))
  await press(button(t('share.copy')))
  expect(copied).toEqual([URL_SHARED])
})
