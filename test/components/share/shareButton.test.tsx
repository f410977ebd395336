import { ShareButton } from '@/components/share/ShareButton'
import type { Locale } from '@/contract/fields'
import { loadMessages, translate } from '@/i18n/i18n'
import type { MessageKey, MessageParams } from '@/i18n/messages'
import type { Stores } from '@/stores/root'
import { UiStore } from '@/stores/ui'
import { button, press, render } from '../../ui/rendering'

const URL_SHARED = `${window.location.origin}/s/storeGoods?storeId=ari&gid=ari-curry`

const copied: string[] = []
beforeEach(() => {
  copied.length = 0
  Object.assign(navigator, {
    share: undefined,
    clipboard: { writeText: async (text: string) => void copied.push(text) },
  })
  delete (navigator as { share?: unknown }).share
})

/** Taps the share button of a dish. `share` is the browser's share sheet. */
async function tapShare(share?: jest.Mock, locale: Locale = 'en') {
  if (share) Object.assign(navigator, { share })
  await loadMessages(locale)
  const t = (key: MessageKey, params?: MessageParams) => translate(locale, key, params)
  const ui = new UiStore(t)
  const stores = { ui, locale: { t } } as unknown as Stores
  await render(<ShareButton storeId="ari" gid="ari-curry" name="Curry" image="curry.webp" />, stores)
  await press(button(t('share.label', { name: 'Curry' })))
  return ui
}

test("a dish is shared in the browser's share sheet, by the address whose card the server makes", async () => {
  const share = jest.fn().mockResolvedValue(undefined)
  const { toast } = await tapShare(share)
  expect(share.mock.calls).toEqual([[{ title: 'Curry', url: URL_SHARED }]])
  expect([copied, toast]).toEqual([[], undefined])
})

test('a share sheet that the guest closes changes nothing', async () => {
  const { toast } = await tapShare(jest.fn().mockRejectedValue(new DOMException('closed', 'AbortError')))
  expect([copied, toast]).toEqual([[], undefined])
})

test('the link is copied where the browser does not allow to share', async () => {
  const { toast } = await tapShare(jest.fn().mockRejectedValue(new DOMException('denied', 'NotAllowedError')))
  expect([copied, toast?.text]).toEqual([[URL_SHARED], 'Link copied'])
})

test.each<[Locale, string]>([
  ['en', 'Link copied'],
  ['th', 'คัดลอกลิงก์แล้ว'],
  ['zh', '链接已复制'],
])('without a share sheet the link is copied, with a message (%s)', async (locale, text) => {
  const { toast } = await tapShare(undefined, locale)
  expect(copied).toEqual([URL_SHARED])
  expect(toast).toMatchObject({ text, kind: 'success' })
})
