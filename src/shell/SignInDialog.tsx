import { observer } from 'mobx-react-lite'
import '@/i18n/en/signIn'
import { goBindPhone, goSignIn } from '@/platform/auth/signIn'
import { Modal } from '@/ui/overlays/Modal'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'

/** Asks to sign in again after a session has expired, or to bind a phone number first. The page below keeps its state. */
export const SignInDialog = observer(function SignInDialog(_props: { open: boolean }) {
  const { ui } = useStores()
  const t = useText()
  if (!ui.question) return null
  const again = ui.question === 'signInAgain'
  const go = () => {
    ui.answered()
    if (again) goSignIn()
    else goBindPhone()
  }
  return (
    <Modal
      icon={again ? 'lock' : 'device-mobile'}
      title={t(again ? 'signIn.again' : 'common.notice')}
      text={t(again ? 'signIn.againText' : 'signIn.phoneText')}
      safeText={t('common.notNow')}
      actionText={t(again ? 'signIn.go' : 'signIn.bind')}
      onSafe={ui.decline}
      onAction={go}
    />
  )
})
