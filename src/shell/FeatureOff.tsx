import { relaunch } from '@/platform/navigation/navigation'
import { Empty } from '@/ui/feedback/Empty'
import { useText } from '@/hooks/useText'

/** Replaces a page whose feature the merchant has switched off. */
export function FeatureOff() {
  const t = useText()
  return <Empty title={t('links.none')} action={t('errors.toHome')} onAction={() => relaunch('/pages/index/index')} />
}
