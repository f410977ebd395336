import { observer } from 'mobx-react-lite'
import { reveal } from '@/platform/navigation/reveal'
import { Modal } from '@/ui/overlays/Modal'
import { useText } from '@/hooks/useText'
import { type SignInForm, fieldId } from './form.model'
import { useLoginSetting } from './useLoginSetting'

/** Shows the validation error of a form; afterwards the field shows it. */
export const SignInTips = observer(function SignInTips({ model }: { model: SignInForm }) {
  const t = useText()
  const { minPasswordLength: min } = useLoginSetting()
  const { failure } = model
  if (!failure) return null
  const notifyError = () => {
    model.acknowledge()
    reveal(fieldId(model.form, failure.field))
  }
  return (
    <Modal
      icon="pencil-simple"
      title={t('login.checkTitle')}
      text={t(`login.${failure.tip}`, { min })}
      actionText={t('common.confirm')}
      onSafe={notifyError}
      onAction={notifyError}
    />
  )
})
