import { View } from '@tarojs/components'
import '@/i18n/en/block'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { Link } from '@/ui/actions/Link'
import { NavBar } from '@/shell/NavBar'
import { screen } from '@/shell/screen'
import { useAction } from '@/hooks/useAction'
import { useCopy } from '@/hooks/useCopy'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { call } from '@/platform/device/device'
import { relaunch } from '@/platform/navigation/navigation'
import styles from './parts/Block.module.scss'

const HOME = '/pages/index/index'

/** Blocked account: opened by replies with code 402 (specification §8). Offers only retry, contact and sign-out. */
function Blocked() {
  const { config, session } = useStores()
  const t = useText()
  const copy = useCopy()
  const { tel, email } = config.forms.basicSetting ?? {}
  const logout = useAction(async () => {
    // A rejected sign-out must not keep the guest on this page.
    await session.logout().catch(() => session.drop(session.token))
    relaunch(HOME)
  })
  return (
    <>
      <NavBar title={t('block.title')} />
      <ErrorState
        icon="prohibit"
        title={t('block.head')}
        text={t('block.text')}
        action={t('common.retry')}
        onAction={() => relaunch(HOME)}
      />
      <View className={styles.options}>
        {tel && (
          <View className={styles.option}>
            <Link icon="phone" text={t('block.call', { phone: tel })} onTap={() => call(tel)} />
          </View>
        )}
        {email && (
          <View className={styles.option}>
            <Link icon="envelope-simple" text={t('block.write', { email })} onTap={() => copy(email)} />
          </View>
        )}
        {session.signedIn && (
          <View className={styles.option}>
            <Link text={t('block.logout')} disabled={logout.busy} onTap={() => void logout.run()} />
          </View>
        )}
      </View>
    </>
  )
}

export default screen('/pages/other/block', Blocked, { header: 'own' })
