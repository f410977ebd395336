import { PICTURE_TYPES } from '@/domain/media/pictureRule'

/** Lets the guest choose pictures or take one. Empty when cancelled, where the browser reports it. */
export function pickFiles(count: number): Promise<File[]> {
  const input = document.createElement('input')
  input.type = 'file'
  // iPhones convert HEIC to one of these when only these are accepted.
  input.accept = PICTURE_TYPES.join()
  input.multiple = count > 1
  return new Promise((resolve) => {
    input.addEventListener('cancel', () => resolve([]))
    input.addEventListener('change', () => resolve([...(input.files ?? [])].slice(0, count)))
    input.click()
  })
}
