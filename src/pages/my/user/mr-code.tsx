import { View } from '@tarojs/components'
import '@/i18n/en/memberCode'
import '@/i18n/en/home'
import { useBrightScreen } from '@/hooks/useBrightScreen'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { back, go } from '@/platform/navigation/navigation'
import { NavBar } from '@/shell/NavBar'
import { screen } from '@/shell/screen'
import { Icon } from '@/ui/media/Icon'
import { Pressable } from '@/ui/actions/Pressable'
import { MemberCodeCard } from './parts/MemberCodeCard'
import { MemberHead } from './parts/MemberHead'
import { WalletPasses } from './parts/WalletPasses'
import styles from './parts/MemberCode.module.scss'

/** `mr-code`: the code by which staff recognise the member. It is renewed while the page is visible. */
function MemberCode() {
  const t = useText()
  const { user } = useStores().session
  useBrightScreen()
  return (
    <View className={styles.page}>
      <NavBar title={t('memberCode.title')} onBack={() => back()} />
      {user && <MemberHead user={user} />}
      <MemberCodeCard />
      <View className={styles.bright}>
        <Icon name="sun-dim" size={20} />
        <View className={styles.brightText}>
          {t(process.env.TARO_ENV === 'h5' ? 'memberCode.showIt' : 'memberCode.bright')}
        </View>
      </View>
      <View className={styles.links}>
        <Pressable className={styles.link} onTap={() => go('/pages/other/recharge/index')}>
          <Icon name="wallet" size={20} />
          <View className={styles.linkText}>{t('memberCode.topUp')}</View>
        </Pressable>
        <Pressable className={styles.link} onTap={() => go('/pages/other/recharge/yemx')}>
          <Icon name="receipt" size={20} />
          <View className={styles.linkText}>{t('memberCode.records')}</View>
        </Pressable>
      </View>
      <WalletPasses />
    </View>
  )
}

export default screen('/pages/my/user/mr-code', MemberCode, { header: 'own', top: 'ink' })
