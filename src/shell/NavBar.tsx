import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { hostDrawsBack } from '@/platform/device/hostBar'
import { Heading } from '@/ui/layout/Heading'
import { Icon } from '@/ui/media/Icon'
import { Pressable } from '@/ui/actions/Pressable'
import { useText } from '@/hooks/useText'
import styles from './NavBar.module.scss'

interface Props {
  title: string
  onBack?: () => void
}

/** The bar of a pushed page: back button (Alipay draws its own) and title. In mini-programs the host's capsule covers the right side. */
export const NavBar = observer(function NavBar({ title, onBack }: Props) {
  const t = useText()
  return (
    <View className={styles.bar}>
      <View className={styles.side}>
        {onBack && !hostDrawsBack && (
          <Pressable className={styles.back} label={t('common.back')} onTap={onBack}>
            <Icon name="caret-left" size={24} />
          </Pressable>
        )}
      </View>
      <View className={styles.title}>
        <Heading level={1} look="title3">
          {title}
        </Heading>
      </View>
      <View className={styles.side} />
    </View>
  )
})
