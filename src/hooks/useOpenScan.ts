import '@/i18n/en/scan'
import { useDidShow } from '@tarojs/taro'
import { type Scanned, targetOfScan } from '@/domain/navigation/scan'
import { takeEntryCode } from '@/platform/navigation/entryCode'
import { open, urlOf } from '@/platform/navigation/navigation'
import { useStores } from './useStores'
import { useText } from './useText'

/** Opens the target of a scanned code; an unknown code shows a message. */
export function useOpenScan(): (scanned: Scanned) => void {
  const { ui } = useStores()
  const t = useText()
  return (scanned) => {
    const target = targetOfScan(scanned)
    if (target.kind === 'page') open(urlOf(target.path, target.query))
    else ui.alert(t('scan.none'))
  }
}

/** Opens the target of the code that launched the mini-program. */
export function useEntryCode(): void {
  const follow = useOpenScan()
  useDidShow(() => {
    const text = takeEntryCode()
    if (text !== undefined) follow({ text })
  })
}
