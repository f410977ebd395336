import { View } from '@tarojs/components'
import '@/i18n/en/login'
import { credentialsApi } from '@/api/endpoints/credentials'
import { Button } from '@/ui/actions/Button'
import { screen } from '@/shell/screen'
import { Consent } from '@/components/signIn/Consent'
import { SignInFields } from '@/components/signIn/SignInFields'
import { SignInPage } from '@/components/signIn/SignInPage'
import { useCompleteSignIn } from '@/components/signIn/useCompleteSignIn'
import { useSignInForm } from '@/components/signIn/useSignInForm'
import { LoginMethodSegment } from '@/components/signIn/LoginMethodSegment'
import { useAction } from '@/hooks/useAction'
import { useText } from '@/hooks/useText'
import type { LoginDraft } from '@/domain/account/loginForm'
import styles from './parts/Login.module.scss'

/** A new account, by phone or by e-mail. */
function Register() {
  const t = useText()
  const enter = useCompleteSignIn()
  const model = useSignInForm('registerPhone', 'registerEmail')
  const register = async ({ phone, email, code, newPassword: password }: LoginDraft) =>
    model.destination === 'phone'
      ? credentialsApi.mobileLogin({ phone, code, password })
      : credentialsApi.emailRegister({ email, code, password })
  const go = useAction(async () => {
    const signedIn = await model.submit(register)
    if (signedIn) enter(signedIn)
  })
  const submit = () => void go.run()

  return (
    <SignInPage model={model} text={t('login.registerText')}>
      <LoginMethodSegment model={model} phone="registerPhone" email="registerEmail" />
      <SignInFields model={model} send={(to) => credentialsApi.sendRegisterCode(to)} onDone={submit} />
      <View className={styles.consent}>
        <Consent model={model} />
      </View>
      <Button wide size="large" busy={go.busy} onTap={submit}>
        {t('login.register')}
      </Button>
    </SignInPage>
  )
}

export default screen('/pages/other/register', Register)
