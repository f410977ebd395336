import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import '@/i18n/en/share'
import { sharedAddress } from '@/domain/navigation/sharing'
import { sharedPicture } from '@/domain/media/pictureAddress'
import { lazyOverlay } from '@/shell/lazyOverlay'
import { Pressable } from '@/ui/actions/Pressable'
import { Icon } from '@/ui/media/Icon'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import type { ShareProps } from './ShareButton'
import styles from './ShareButton.module.scss'

const ShareSheet = lazyOverlay(async () => (await import('./ShareSheet')).ShareSheet)

/** Shares a store or dish by its address, as a card with a QR code. */
export const ShareButton = observer(function ShareButton({ storeId, gid, name, image, line = '' }: ShareProps) {
  const { config } = useStores()
  const t = useText()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Pressable className={styles.button} label={t('share.label', { name })} onTap={() => setOpen(true)}>
        <Icon name="share-network" size={22} tone="ink3" />
      </Pressable>
      <ShareSheet
        open={open}
        name={name}
        line={line}
        pictures={image ? [sharedPicture(config.picture(image))] : []}
        url={sharedAddress(window.location.origin, { storeId, gid })}
        onClose={() => setOpen(false)}
      />
    </>
  )
})
