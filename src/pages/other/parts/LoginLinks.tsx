import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Link } from '@/ui/actions/Link'
import type { SignInForm } from '@/components/signIn/form.model'
import { useText } from '@/hooks/useText'
import { go } from '@/platform/navigation/navigation'
import styles from './Login.module.scss'

/** The ways beside the form: a password instead of a code, a new account, a new password. */
export const LoginLinks = observer(function LoginLinks({ model }: { model: SignInForm }) {
  const t = useText()
  const byCode = model.form === 'phoneCode'
  return (
    <View className={styles.links}>
      {model.destination === 'phone' && (
        <Link
          text={t(byCode ? 'login.usePassword' : 'login.useCode')}
          onTap={() => model.change(byCode ? 'phonePassword' : 'phoneCode')}
        />
      )}
      {!byCode && <Link text={t('login.forgot')} onTap={() => go('/pages/other/forgetting')} />}
      <Link text={t('login.register')} onTap={() => go('/pages/other/register')} />
    </View>
  )
})
