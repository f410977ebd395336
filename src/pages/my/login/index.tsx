import { View } from '@tarojs/components'
import '@/i18n/en/login'
import { credentialsApi } from '@/api/endpoints/credentials'
import { Button } from '@/ui/actions/Button'
import { screen } from '@/shell/screen'
import { HostPhone } from '@/components/signIn/HostPhone'
import { Consent } from '@/components/signIn/Consent'
import { SignInFields } from '@/components/signIn/SignInFields'
import { SignInPage } from '@/components/signIn/SignInPage'
import { useSignInForm } from '@/components/signIn/useSignInForm'
import { useAction } from '@/hooks/useAction'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import type { SignedIn } from '@/contract/account/session'
import { relaunchFromSignIn, returnFromSignIn } from '@/platform/auth/signIn'
import styles from './index.module.scss'

type Proof = { phone: string; code: string } | { hostCode: string }

/** Binds a phone number: to the user who has none, or to an identity of WeChat whose sign-in it ends. A guest signs in with it. */
function PhoneBinding() {
  const { session, ui } = useStores()
  const t = useText()
  const { pending, signedIn: known } = session
  const guest = !known && !pending
  const model = useSignInForm(guest ? 'phoneCode' : 'bindPhone')

  const prove = async (proof: Proof) => {
    if (pending) return credentialsApi.bind({ bindKey: pending.bindKey, proof })
    if ('hostCode' in proof) return credentialsApi.hostMobile(proof)
    return known ? credentialsApi.bindMobile(proof) : credentialsApi.mobileLogin(proof)
  }
  const finish = (signedIn: SignedIn) => {
    session.take(signedIn)
    ui.notify(t(guest ? 'login.done' : 'login.bound'), 'success')
    if (pending) relaunchFromSignIn()
    else returnFromSignIn()
  }
  const byHost = useAction(async (hostCode: string) => finish(await prove({ hostCode })))
  const byCode = useAction(async () => {
    const signedIn = await model.submit(async ({ phone, code }) => prove({ phone, code }))
    if (signedIn) finish(signedIn)
  })
  const submit = () => void byCode.run()

  return (
    <SignInPage model={model} text={t(pending ? 'login.bindPending' : 'login.bindText')}>
      {!guest && <HostPhone onCode={(hostCode) => void byHost.run(hostCode)} />}
      <SignInFields model={model} send={(to) => credentialsApi.sendSms(to as { phone: string })} onDone={submit} />
      {guest && (
        <View className={styles.consent}>
          <Consent model={model} />
        </View>
      )}
      <View className={styles.button}>
        <Button wide size="large" busy={byCode.busy || byHost.busy} onTap={submit}>
          {t(guest ? 'login.continue' : 'login.bind')}
        </Button>
      </View>
    </SignInPage>
  )
}

export default screen('/pages/my/login/index', PhoneBinding)
