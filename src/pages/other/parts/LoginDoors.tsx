import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Icon } from '@/ui/media/Icon'
import { Pressable } from '@/ui/actions/Pressable'
import { useText } from '@/hooks/useText'
import type { Provider } from '@/domain/account/loginMethods'
import styles from './LoginDoors.module.scss'

interface Props {
  providers: readonly Provider[]
  /** Whether there is a form above. */
  beside: boolean
  busy: boolean
  onChoose: (provider: Provider) => void
}

/** Buttons of the social login providers. */
export const LoginDoors = observer(function LoginDoors({ providers, beside, busy, onChoose }: Props) {
  const t = useText()
  if (providers.length === 0) return null
  return (
    <View>
      {beside && (
        <View className={styles.or}>
          <View className={styles.rule} />
          <Text className={styles.word}>{t('login.or')}</Text>
          <View className={styles.rule} />
        </View>
      )}
      <View className={styles.doors}>
        {providers.map((provider) => (
          <Pressable key={provider} className={styles.door} disabled={busy} onTap={() => onChoose(provider)}>
            <View className={styles.disc}>
              <Icon name={`b-${provider}`} className={styles[provider]} />
            </View>
            <Text className={styles.name}>{t(`login.${provider}`)}</Text>
          </Pressable>
        ))}
      </View>
    </View>
  )
})
