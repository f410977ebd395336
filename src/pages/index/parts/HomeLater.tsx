import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { lazyOverlay } from '@/shell/lazyOverlay'
import { useStores } from '@/hooks/useStores'
import { previewTicket } from '@/platform/storage/preview'
import { read } from '@/platform/storage/storage'
import { ActiveOrderBar } from './ActiveOrderBar'
import { LanguageChip } from './LanguageChip'

const WelcomeGift = lazyOverlay(async () => (await import('@/components/coupon/WelcomeGift')).WelcomeGift)

/** What the home page shows once its blocks are there: language, active orders, the gift for newcomers. */
export const HomeLater = observer(function HomeLater(_: { open: boolean }) {
  const { session } = useStores()
  // A preview takes no focus from the form beside it.
  const [welcomed] = useState(() => read('welcomed') || previewTicket !== '')
  return (
    <>
      <LanguageChip />
      <ActiveOrderBar open={Boolean(session.token)} />
      <WelcomeGift open={!welcomed} />
    </>
  )
})
