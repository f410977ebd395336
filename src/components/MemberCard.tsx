import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { isPage } from '@/domain/links'
import { open } from '@/platform/navigation'
import { Icon } from './Icon'
import { Tap } from './Tap'
import { useStores } from './useStores'
import { useText } from './useText'
import styles from './MemberCard.module.scss'

/** Where guests sign in. */
const LOGIN = '/pages/my/login/index'

/** Membership of whoever is here. A guest is told what it is worth. */
export const MemberCard = observer(function MemberCard() {
  const { ui } = useStores()
  const t = useText()
  const signIn = () => (isPage(LOGIN) ? open(LOGIN) : ui.say(t('links.none')))

  return (
    <Tap className={styles.card} onTap={signIn}>
      <Icon name="crown-simple-f" size={26} />
      <View className={styles.words}>
        <Text className={styles.title}>{t('member.guest')}</Text>
        <Text className={styles.text}>{t('member.guestText')}</Text>
      </View>
      <Icon name="caret-right" size={16} />
    </Tap>
  )
})
