import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Link } from '@/ui/actions/Link'
import type { SignInForm } from '@/components/signIn/form.model'
import { useText } from '@/hooks/useText'
import { go } from '@/platform/navigation/navigation'
import styles from './Login.module.scss'

/** Links below the form: sign in by password or code, register, reset the password. */
export const LoginLinks = observer(function LoginLinks({ model }: { model: SignInForm }) {
  const t = useText()
  const byCode = model.form === 'phoneCode'
  return (
    <View className={styles.links}>
      {model.destination === 'phone' && (
        <View className={styles.link}>
          <Link
            text={t(byCode ? 'login.usePassword' : 'login.useCode')}
            onTap={() => model.change(byCode ? 'phonePassword' : 'phoneCode')}
          />
        </View>
      )}
      {!byCode && (
        <View className={styles.link}>
          <Link text={t('login.forgot')} onTap={() => go('/pages/other/forgetting')} />
        </View>
      )}
      <View className={styles.link}>
        <Link text={t('login.register')} onTap={() => go('/pages/other/register')} />
      </View>
    </View>
  )
})
