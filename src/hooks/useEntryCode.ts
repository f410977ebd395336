import { useDidShow } from '@tarojs/taro'
import { takeEntryCode } from '@/platform/navigation/entryCode'
import { openScan } from './openScan'
import { useStores } from './useStores'
import { useText } from './useText'

/** Opens the target of the code that launched the mini-program. */
export function useEntryCode(): void {
  const stores = useStores()
  const t = useText()
  useDidShow(() => {
    const text = takeEntryCode()
    if (text !== undefined) void openScan({ text }, stores, t)
  })
}
