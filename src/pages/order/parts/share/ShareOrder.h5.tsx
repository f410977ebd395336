import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import '@/i18n/en/share'
import { sharedPicture } from '@/domain/media/pictureAddress'
import { sharedAddress } from '@/domain/navigation/sharing'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { lazyOverlay } from '@/shell/lazyOverlay'
import { Link } from '@/ui/actions/Link'
import type { ShareOrderProps } from './shareOrderProps'

const ShareSheet = lazyOverlay(async () => (await import('@/components/share/ShareSheet')).ShareSheet)

/** Shares what was ordered as a card with a code that leads to the store's menu, never to the order. */
export const ShareOrder = observer(function ShareOrder({ order }: ShareOrderProps) {
  const { config } = useStores()
  const t = useText()
  const [open, setOpen] = useState(false)
  const { lines, store } = order
  const images = [...new Set(lines.map(({ image }) => image).filter(Boolean))]
  return (
    <>
      <Link icon="share-network" text={t('share.order')} onTap={() => setOpen(true)} />
      <ShareSheet
        open={open}
        name={t('share.ordered', { store: store.name })}
        line={lines.map(({ name }) => name).join(' · ')}
        pictures={images.slice(0, 4).map((image) => sharedPicture(config.picture(image)))}
        url={sharedAddress(window.location.origin, { storeId: store.id })}
        onClose={() => setOpen(false)}
      />
    </>
  )
})
