import { ErrorState } from '@/components/ErrorState'
import { screen } from '@/components/screen'
import { useText } from '@/components/useText'
import { relaunch } from '@/platform/navigation'

/** The account may not use the shop: where a reply with code 402 leads (specification §8). */
function Blocked() {
  const t = useText()
  return (
    <ErrorState
      icon="prohibit"
      title={t('block.head')}
      text={t('block.text')}
      action={t('common.retry')}
      onAction={() => relaunch('/pages/index/index')}
    />
  )
}

export default screen('/pages/other/block', Blocked)
