import { PICTURE_TYPES } from '@/domain/media/pictureRule'

/** Lets the guest choose pictures of theirs, or take one. None when they go back, where the browser tells so. */
export function pickFiles(count: number): Promise<File[]> {
  const input = document.createElement('input')
  input.type = 'file'
  // iPhones turn their own kind of picture into one of these when only these are asked for.
  input.accept = PICTURE_TYPES.join()
  input.multiple = count > 1
  return new Promise((resolve) => {
    input.addEventListener('cancel', () => resolve([]))
    input.addEventListener('change', () => resolve([...(input.files ?? [])].slice(0, count)))
    input.click()
  })
}
