import { View } from '@tarojs/components'
import '@/i18n/en/login'
import { credentialsApi } from '@/api/endpoints/credentials'
import { Button } from '@/ui/actions/Button'
import { screen } from '@/shell/screen'
import { SignInFields } from '@/components/signIn/SignInFields'
import { SignInPage } from '@/components/signIn/SignInPage'
import { useSignInForm } from '@/components/signIn/useSignInForm'
import { LoginMethodSegment } from '@/components/signIn/LoginMethodSegment'
import { useAction } from '@/hooks/useAction'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import type { LoginDraft } from '@/domain/account/loginForm'
import { back } from '@/platform/navigation/navigation'
import styles from './parts/Login.module.scss'

/** Resets a forgotten password. */
function Forgetting() {
  const { ui } = useStores()
  const t = useText()
  const model = useSignInForm('resetPhone', 'resetEmail')
  const reset = async ({ phone, email, code, newPassword: password }: LoginDraft) =>
    credentialsApi.resetPassword({ ...(model.destination === 'phone' ? { phone } : { email }), code, password })
  const save = useAction(async () => {
    if (!(await model.submit(reset))) return
    ui.notify(t('login.saved'), 'success')
    back('/pages/other/login')
  })
  const submit = () => void save.run()

  return (
    <SignInPage model={model} text={t('login.resetText')}>
      <LoginMethodSegment model={model} phone="resetPhone" email="resetEmail" />
      <SignInFields model={model} send={(to) => credentialsApi.sendCode(to)} onDone={submit} />
      <View className={styles.button}>
        <Button wide size="large" busy={save.busy} onTap={submit}>
          {t('login.save')}
        </Button>
      </View>
    </SignInPage>
  )
}

export default screen('/pages/other/forgetting', Forgetting)
