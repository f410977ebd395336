import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { unread } from '@/ui/aria'
import { Art } from '@/ui/media/Art'
import { Icon } from '@/ui/media/Icon'
import { Pressable } from '@/ui/actions/Pressable'
import { art } from '@/ui/media/artFiles'
import { useText } from '@/hooks/useText'
import { hostDrawsBack } from '@/platform/device/hostBar'
import styles from './LoginHero.module.scss'

/** The top of the login page: benefits and the close button. */
export const LoginHero = observer(function LoginHero({ onClose }: { onClose: () => void }) {
  const t = useText()
  return (
    <View className={styles.hero}>
      <View className={styles.bag} {...unread}>
        <Art src={art.takeout} size={220} />
      </View>
      <View className={styles.plate} {...unread}>
        <Art src={art.dinein} size={220} />
      </View>
      <View className={styles.cup} {...unread}>
        <Art src={art.pickup} size={220} />
      </View>
      {!hostDrawsBack && (
        <Pressable className={styles.close} label={t('common.close')} onTap={onClose}>
          <Icon name="x" size={24} />
        </Pressable>
      )}
    </View>
  )
})
