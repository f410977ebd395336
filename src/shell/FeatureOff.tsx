import { relaunch } from '@/platform/navigation/navigation'
import { Empty } from '@/ui/feedback/Empty'
import { useText } from '@/hooks/useText'

/** In place of a page whose function the merchant does not have. */
export function FeatureOff() {
  const t = useText()
  return <Empty title={t('links.none')} action={t('errors.toHome')} onAction={() => relaunch('/pages/index/index')} />
}
