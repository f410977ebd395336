import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Icon } from '@/ui/media/Icon'
import { Pressable } from '@/ui/actions/Pressable'
import { useText } from '@/hooks/useText'
import type { Provider } from '@/domain/account/loginMethods'
import styles from './SocialLoginButtons.module.scss'

interface Props {
  providers: readonly Provider[]
  /** Whether there is a form above. */
  beside: boolean
  busy: boolean
  onChoose: (provider: Provider) => void
}

/** Buttons of the social login providers. */
export const SocialLoginButtons = observer(function SocialLoginButtons({ providers, beside, busy, onChoose }: Props) {
  const t = useText()
  if (providers.length === 0) return null
  return (
    <View>
      {beside && (
        <View className={styles.or}>
          <View className={styles.rule} />
          <Text className={styles.label}>{t('login.or')}</Text>
          <View className={styles.rule} />
        </View>
      )}
      <View className={styles.buttons}>
        {providers.map((provider) => (
          <Pressable key={provider} className={styles.button} disabled={busy} onTap={() => onChoose(provider)}>
            <View className={styles.iconBadge}>
              <Icon name={`b-${provider}`} className={styles[provider]} />
            </View>
            <Text className={styles.name}>{t(`login.${provider}`)}</Text>
          </Pressable>
        ))}
      </View>
    </View>
  )
})
