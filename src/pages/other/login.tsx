import { Text, View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import '@/i18n/en/login'
import { credentialsApi } from '@/api/endpoints/credentials'
import { Button } from '@/ui/actions/Button'
import { Heading } from '@/ui/layout/Heading'
import { screen } from '@/shell/screen'
import { Consent } from '@/components/signIn/Consent'
import { SignInFields } from '@/components/signIn/SignInFields'
import { SignInTips } from '@/components/signIn/SignInTips'
import { useCompleteSignIn } from '@/components/signIn/useCompleteSignIn'
import { useLoginSetting } from '@/components/signIn/useLoginSetting'
import { useSignInForm } from '@/components/signIn/useSignInForm'
import { LoginMethodSegment } from '@/components/signIn/LoginMethodSegment'
import { Pressable } from '@/ui/actions/Pressable'
import { useAction } from '@/hooks/useAction'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { providersOf } from '@/domain/account/loginMethods'
import type { LoginDraft } from '@/domain/account/loginForm'
import { environment } from '@/platform/auth/login'
import { back } from '@/platform/navigation/navigation'
import { returnFromSignIn } from '@/platform/auth/signIn'
import { SocialLoginButtons } from './parts/SocialLoginButtons'
import { LoginHero } from './parts/LoginHero'
import { LoginLinks } from './parts/LoginLinks'
import { useSocial } from './parts/useSocial'
import styles from './parts/Login.module.scss'

/** Login by phone, e-mail, or social login. */
function Login() {
  const { config, session } = useStores()
  const t = useText()
  const setting = useLoginSetting()
  const typed = setting.methods.some((method) => method === 'phone' || method === 'email')
  const providers = providersOf(environment(), setting)
  const model = useSignInForm('phoneCode', 'emailPassword')
  const enter = useCompleteSignIn()
  const social = useSocial(setting)
  useDidShow(() => {
    if (session.signedIn) returnFromSignIn()
  })

  const logIn = async ({ phone, email, code, password }: LoginDraft) => {
    if (model.form === 'emailPassword') return credentialsApi.emailLogin({ email, password })
    return credentialsApi.mobileLogin(model.form === 'phoneCode' ? { phone, code } : { phone, password })
  }
  const go = useAction(async () => {
    const signedIn = await model.submit(logIn)
    if (signedIn) enter(signedIn)
  })
  const submit = () => void go.run()
  const browseAsGuest = () => {
    session.browseAsGuest()
    back()
  }

  return (
    <>
      <View className={styles.page}>
        <LoginHero onClose={browseAsGuest} />
        <View className={styles.sheet}>
          <Heading level={1} look="title1">
            {t('login.welcome', { brand: config.brand })}
          </Heading>
          <View className={styles.text}>{t('login.welcomeText')}</View>
          {typed && (
            <>
              <LoginMethodSegment model={model} phone="phoneCode" email="emailPassword" />
              <SignInFields
                model={model}
                send={(to) => credentialsApi.sendSms(to as { phone: string })}
                onDone={submit}
              />
              <LoginLinks model={model} />
            </>
          )}
          {typed || providers.length > 0 ? (
            <View className={styles.consent}>
              <Consent model={model} />
            </View>
          ) : (
            <View className={styles.consent}>{t('login.none')}</View>
          )}
          {typed && (
            <Button wide size="large" busy={go.busy} onTap={submit}>
              {t('login.continue')}
            </Button>
          )}
          <SocialLoginButtons
            providers={providers}
            beside={typed}
            busy={social.busy}
            onChoose={(provider) => model.agreed() && void social.run(provider)}
          />
          <View className={styles.browse}>
            <Pressable className={styles.plain} onTap={browseAsGuest}>
              <Text>{t('login.around')}</Text>
            </Pressable>
          </View>
        </View>
      </View>
      <SignInTips model={model} />
    </>
  )
}

export default screen('/pages/other/login', Login, { header: 'own' })
