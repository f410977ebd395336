import '@/i18n/en/scan'
import { useDidShow } from '@tarojs/taro'
import { type Scanned, targetOfScan } from '@/domain/navigation/scan'
import { takeEntryCode } from '@/platform/navigation/entryCode'
import { open, urlOf } from '@/platform/navigation/navigation'
import { useStores } from './useStores'
import { useText } from './useText'

/** Opens the target of a scanned code; an unknown code, or a target that the merchant does not use, shows a message. */
export function useOpenScan(): (scanned: Scanned) => Promise<void> {
  const { ui, config } = useStores()
  const t = useText()
  return async (scanned) => {
    // A code that starts the app is read before the configuration has come. Without network all targets are open.
    if (!config.forms.scanConfig) await config.need(['scanConfig']).catch(() => undefined)
    const target = targetOfScan(scanned, config.forms.scanConfig)
    if (target.kind === 'page') open(urlOf(target.path, target.query))
    else ui.alert(t(`scan.${target.kind}`))
  }
}

/** Opens the target of the code that launched the mini-program. */
export function useEntryCode(): void {
  const follow = useOpenScan()
  useDidShow(() => {
    const text = takeEntryCode()
    if (text !== undefined) void follow({ text })
  })
}
