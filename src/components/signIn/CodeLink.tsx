import { observer } from 'mobx-react-lite'
import { reveal } from '@/platform/navigation/reveal'
import { Link } from '@/ui/actions/Link'
import { useAction } from '@/hooks/useAction'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { type SendCode, type SignInForm, fieldId } from './form.model'
import { useSecondsLeft } from './useSecondsLeft'

interface Props {
  model: SignInForm
  send: SendCode
}

/** Sends a code; counts down until the next one may be sent. */
export const CodeLink = observer(function CodeLink({ model, send }: Props) {
  const { ui } = useStores()
  const t = useText()
  const left = useSecondsLeft(model.nextCodeAt)
  const ask = useAction(async () => {
    const to = await model.sendCode(send)
    if (!to) return
    ui.notify(t('login.sent', { to }), 'success')
    reveal(fieldId(model.form, 'code'))
  })
  return (
    <Link
      text={left > 0 ? t('login.sendIn', { seconds: left }) : t('login.send')}
      disabled={left > 0 || ask.busy}
      onTap={() => void ask.run()}
    />
  )
})
