import { Button } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useText } from '@/hooks/useText'
import type { PickPictureProps } from './PickPicture'
import styles from './PickPicture.module.scss'

/** WeChat offers the user's avatar (https://developers.weixin.qq.com/miniprogram/dev/framework/open-ability/userProfile.html). */
export const PickPicture = observer(function PickPicture({ busy, onPick }: PickPictureProps) {
  const t = useText()
  return (
    <Button
      className={styles.button}
      openType="chooseAvatar"
      disabled={busy}
      onChooseAvatar={({ detail }) => {
        // Cancelling chooses nothing.
        if (detail.avatarUrl) onPick({ path: detail.avatarUrl, size: undefined, type: undefined })
      }}
    >
      {t('profile.picture')}
    </Button>
  )
})
