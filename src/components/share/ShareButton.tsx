import { Button } from '@tarojs/components'
import { useShareAppMessage } from '@tarojs/taro'
import { observer } from 'mobx-react-lite'
import '@/i18n/en/share'
import { sharedPicture } from '@/domain/media/pictureAddress'
import { Icon } from '@/ui/media/Icon'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { sharedPath } from './sharedPath'
import type { Shared } from '@/domain/navigation/sharing'
import styles from './ShareButton.module.scss'

export interface ShareProps extends Shared {
  /** Name of the store or dish: the title of the card. */
  name: string
  /** Its picture, relative to the merchant's base address. */
  image: string
  /** One line about it, on the card of the web. */
  line?: string
}

/**
 * Shares a store or dish as a card of the host, which opens the same page; its menu then shares the same. The page needs the option
 * `shared` of `screen()`, and has one such button at a time. Only a native button shares
 * (https://developers.weixin.qq.com/miniprogram/dev/reference/api/Page.html#onShareAppMessage-Object-object,
 * https://opendocs.alipay.com/mini/framework/page-detail).
 */
export const ShareButton = observer(function ShareButton({ storeId, gid, name, image }: ShareProps) {
  const { config } = useStores()
  const t = useText()
  useShareAppMessage(() => ({
    title: name,
    path: sharedPath({ storeId, gid }),
    ...(image && { imageUrl: sharedPicture(config.picture(image)) }),
  }))
  return (
    <Button
      className={styles.button}
      openType="share"
      hoverClass="pressed"
      {...{ 'aria-label': t('share.label', { name }) }}
    >
      <Icon name="share-network" size={22} tone="ink3" />
    </Button>
  )
})
