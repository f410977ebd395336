import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { vipCardApi } from '@/api/endpoints/vipCard'
import { useResource } from '@/hooks/useResource'
import { useText } from '@/hooks/useText'
import { hasAppleWallet, openWallet } from '@/platform/web/wallet'
import { Pressable } from '@/ui/actions/Pressable'
import { Icon } from '@/ui/media/Icon'
import styles from './MemberCode.module.scss'

/** Adds the member card to the wallet of the phone; absent where the merchant has not set that up. */
export const WalletPasses = observer(function WalletPasses() {
  const t = useText()
  const { apple = null, google = null } = useResource(() => vipCardApi.passes({})).value ?? {}
  const isApple = apple !== null && hasAppleWallet()
  const address = isApple ? apple : google
  if (address === null) return null
  return (
    <View className={styles.links}>
      <Pressable className={styles.link} onTap={() => openWallet(address)}>
        <Icon name={isApple ? 'b-apple' : 'b-google'} size={20} />
        <View className={styles.linkText}>{t(isApple ? 'memberCode.appleWallet' : 'memberCode.googleWallet')}</View>
      </Pressable>
    </View>
  )
})
