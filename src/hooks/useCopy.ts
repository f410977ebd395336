import { copy } from '@/platform/device/device'
import { useAction } from './useAction'
import { useStores } from './useStores'
import { useText } from './useText'

/** Copies text to the clipboard and confirms with a toast. */
export function useCopy(): (text: string) => void {
  const { ui } = useStores()
  const t = useText()
  const { run } = useAction(async (text: string) => {
    await copy(text)
    ui.notify(t('common.copied'), 'success')
  })
  return (text) => void run(text)
}
