import { useEffect, useState } from 'react'
import '@/i18n/en/login'
import { socialApi } from '@/api/endpoints/social'
import { useCompleteSignIn } from '@/components/signIn/useCompleteSignIn'
import { useAction, type Action } from '@/hooks/useAction'
import { useEventCallback } from '@/hooks/useEventCallback'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import type { LoginSetting, Provider } from '@/domain/account/loginMethods'
import { log } from '@/platform/device/log'
import { facebookToken, hostCode, leave, siteAddress, takeReturned, type Returned } from '@/platform/auth/login'
import { replace } from '@/platform/navigation/navigation'
import { relaunchFromSignIn, returnFromSignIn } from '@/platform/auth/signIn'
import { SocialSignIn, type SignInOutcome } from '../login.model'

const device = { facebookToken, hostCode, leave, log, siteAddress }

/** Social login; completes it when the provider's page has just returned. */
export function useSocial(setting: LoginSetting): Action<[Provider]> {
  const { session, ui } = useStores()
  const t = useText()
  const enter = useCompleteSignIn()
  const latestSetting = useEventCallback(() => setting)
  const [social] = useState(() => new SocialSignIn(socialApi, device, latestSetting))

  /** `goOn` leads away after a sign-in. */
  const follow = (outcome: SignInOutcome, goOn: () => void) => {
    if (outcome.kind === 'signedIn') enter(outcome.signedIn, goOn)
    else if (outcome.kind === 'secretKey') ui.alert(t('login.secretKey'))
    else if (outcome.kind === 'bind') {
      session.wait(outcome.identity)
      replace('/pages/my/login/index')
    }
  }
  const start = useAction(async (provider: Provider) =>
    follow(await social.start(provider), provider === 'wechat' ? relaunchFromSignIn : returnFromSignIn),
  )
  const { run: finish, busy: finishing } = useAction(async (returned: Returned) =>
    follow(await ui.mask(social.finish(returned)), relaunchFromSignIn),
  )
  useEffect(() => {
    const returned = takeReturned()
    if (returned) void finish(returned)
  }, [finish])
  return { run: start.run, busy: start.busy || finishing }
}
