import type { Locale } from '@/contract/fields'
import { SavePicture } from '@/components/actions/SavePicture'
import { loadMessages, translate } from '@/i18n/i18n'
import type { MessageKey } from '@/i18n/messages'
import { HostError } from '@/platform/device/hostError'
import { openSettings } from '@/platform/location/location'
import { saveImage } from '@/platform/media/saveImage'
import type { Stores } from '@/stores/root'
import { UiStore } from '@/stores/ui'
import { button, render, press } from '../../ui/rendering'

jest.mock('@/platform/media/saveImage', () => ({ saveImage: jest.fn() }))
jest.mock('@/platform/location/location', () => ({ openSettings: jest.fn() }))
const save = jest.mocked(saveImage)

/** Taps are a second apart. */
let now = 0
beforeEach(() => jest.spyOn(Date, 'now').mockImplementation(() => (now += 1000)))

/** A save button in a locale, with the toasts so far. */
async function saving(locale: Locale) {
  await loadMessages(locale)
  const t = (key: MessageKey) => translate(locale, key)
  const ui = new UiStore(t)
  await render(<SavePicture text="Save" picture="data:," name="a.gif" />, { ui, locale: { t } } as unknown as Stores)
  return { ui, tap: () => press(button('Save')) }
}

test.each<[Locale, string]>([
  ['zh', '已经保存到系统相册'],
  ['en', 'Saved to your photos'],
  ['th', 'บันทึกลงอัลบั้มรูปแล้ว'],
])('a saved picture is confirmed with the text of the specification (%s)', async (locale, texts) => {
  save.mockResolvedValue('saved')
  const { ui, tap } = await saving(locale)
  await tap()
  expect(ui.toast).toMatchObject({ text: texts, kind: 'success' })
  expect(save).toHaveBeenCalledWith('data:,', 'a.gif')
})

test("a failure is shown with the system's message", async () => {
  save.mockRejectedValue(new HostError('no space left on device'))
  const { ui, tap } = await saving('en')
  await tap()
  expect(ui.toast).toMatchObject({ text: 'no space left on device', kind: 'error' })
})

test('cancelling shows no message, and a picture to be saved by a long press shows the instruction', async () => {
  save.mockResolvedValueOnce('cancelled').mockResolvedValueOnce('hold')
  const { ui, tap } = await saving('en')
  await tap()
  expect(ui.toast).toBeUndefined()
  await tap()
  expect(ui.toast?.text).toBe('Press and hold the picture to save it')
})

test('a guest who refused the permission is asked again, and the picture is saved after the settings', async () => {
  save.mockResolvedValueOnce('refused').mockResolvedValueOnce('saved')
  const { ui, tap } = await saving('en')
  await tap()
  expect(ui.toast).toBeUndefined()
  await press(button('Open settings'))
  expect(openSettings).toHaveBeenCalledTimes(1)
  expect(ui.toast?.text).toBe('Saved to your photos')
  expect(document.querySelector('[role=dialog]')).toBeNull()
})
