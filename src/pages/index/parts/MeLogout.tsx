import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Link } from '@/ui/actions/Link'
import { useAction } from '@/hooks/useAction'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import styles from './MeLogout.module.scss'

/** Signs out here, or on every device. */
export const MeLogout = observer(function MeLogout() {
  const { session } = useStores()
  const t = useText()
  const logout = useAction(session.logout)
  if (!session.signedIn) return null
  return (
    <View className={styles.links}>
      <View className={styles.link}>
        <Link text={t('me.logout')} disabled={logout.busy} onTap={() => void logout.run()} />
      </View>
      <View className={styles.link}>
        <Link text={t('me.logoutAll')} disabled={logout.busy} onTap={() => void logout.run(true)} />
      </View>
    </View>
  )
})
