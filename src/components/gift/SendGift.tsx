import { Button as HostButton } from '@tarojs/components'
import { useShareAppMessage } from '@tarojs/taro'
import { observer } from 'mobx-react-lite'
import { sharedPicture } from '@/domain/media/pictureAddress'
import { fileOf } from '@/domain/navigation/pageFile'
import { useStores } from '@/hooks/useStores'
import styles from './SendGift.module.scss'

export interface SendGiftProps {
  /** The address of the gift's page with the link's token, as `urlOf` writes it. */
  url: string
  /** What the receiver reads before the link is opened. */
  title: string
  /** Picture of what is given, relative to the merchant's base address; empty for none. */
  cover: string
  /** Texts of the button, and of the toast once the link is in the clipboard. */
  text: string
  copied: string
}

/** Sends the link of a gift as a card of the host: only its own button does that. */
export const SendGift = observer(function SendGift({ url, title, cover, text }: SendGiftProps) {
  const { config } = useStores()
  useShareAppMessage(() => {
    const path = fileOf(url)
    return {
      title,
      path: process.env.TARO_ENV === 'alipay' ? path.slice(1) : path,
      ...(cover && { imageUrl: sharedPicture(config.picture(cover)) }),
    }
  })
  return (
    <HostButton className={styles.button} openType="share" hoverClass="pressed">
      {text}
    </HostButton>
  )
})
