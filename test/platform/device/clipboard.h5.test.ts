import { copy } from '@/platform/device/device'

const withClipboard = (clipboard: unknown) =>
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })

/** The command of older browsers, which copies what is selected; records the text. */
function withCommand(works: boolean): string[] {
  const copied: string[] = []
  // eslint-disable-next-line typescript/no-deprecated -- what browsers without a clipboard have
  document.execCommand = () => {
    copied.push(document.querySelector('textarea')?.value ?? '')
    return works
  }
  return copied
}

test('a text is copied by the clipboard', async () => {
  const writeText = jest.fn(async () => undefined)
  withClipboard({ writeText })
  await copy('SALA')
  expect(writeText).toHaveBeenCalledWith('SALA')
})

test('without a clipboard, as on a page without TLS, it is copied by the older command', async () => {
  withClipboard(undefined)
  const copied = withCommand(true)
  await copy('SALA')
  expect([copied, document.querySelector('textarea')]).toEqual([['SALA'], null])
})

test('a browser that cannot copy at all fails', async () => {
  withClipboard(undefined)
  withCommand(false)
  await expect(copy('SALA')).rejects.toThrow('cannot copy')
})
