import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { LoginForm } from '@/domain/account/loginForm'
import { Segment } from '@/ui/fields/Segment'
import { useText } from '@/hooks/useText'
import type { SignInForm } from './form.model'
import styles from './SignIn.module.scss'
import { useLoginSetting } from './useLoginSetting'

interface Props {
  model: SignInForm
  /** The form of each login method. */
  phone: LoginForm
  email: LoginForm
}

/** Phone or e-mail, where the merchant has set up both. */
export const LoginMethodSegment = observer(function LoginMethodSegment({ model, phone, email }: Props) {
  const t = useText()
  const { methods } = useLoginSetting()
  if (!(methods.includes('phone') && methods.includes('email'))) return null
  return (
    <View className={styles.options}>
      <Segment
        label={t('login.way')}
        value={model.destination}
        options={[
          { key: 'phone', label: t('login.phoneWay') },
          { key: 'email', label: t('login.emailWay') },
        ]}
        onChange={(method) => model.change(method === 'phone' ? phone : email)}
      />
    </View>
  )
})
