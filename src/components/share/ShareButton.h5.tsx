import { observer } from 'mobx-react-lite'
import '@/i18n/en/share'
import { sharedAddress } from '@/domain/navigation/sharing'
import { copy } from '@/platform/device/device'
import { openShareSheet } from '@/platform/web/shareSheet'
import { Pressable } from '@/ui/actions/Pressable'
import { Icon } from '@/ui/media/Icon'
import { useAction } from '@/hooks/useAction'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import type { ShareProps } from './shareProps'
import styles from './ShareButton.module.scss'

/** Shares a store or dish by its address: with the browser's share sheet, else as a copied link. */
export const ShareButton = observer(function ShareButton({ storeId, gid, name }: ShareProps) {
  const { ui } = useStores()
  const t = useText()
  const share = useAction(async () => {
    const url = sharedAddress(window.location.origin, { storeId, gid })
    if (await openShareSheet({ title: name, url })) return
    await copy(url)
    ui.say(t('share.copied'), 'success')
  })
  return (
    <Pressable className={styles.button} label={t('share.label', { name })} onTap={() => void share.run()}>
      <Icon name="share-network" size={22} tone="ink3" />
    </Pressable>
  )
})
