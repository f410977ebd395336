import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState, type ReactNode } from 'react'
import { callingCode } from '@/domain/account/loginMethods'
import type { LoginField } from '@/domain/account/loginForm'
import { phoneTyped } from '@/domain/text/validation'
import { Field } from '@/ui/fields/Field'
import type { FieldProps } from '@/ui/fields/fieldProps'
import { Icon } from '@/ui/media/Icon'
import { Pressable } from '@/ui/actions/Pressable'
import { useText } from '@/hooks/useText'
import { type SignInForm, fieldId } from './form.model'
import styles from './SignIn.module.scss'
import { useLoginSetting } from './useLoginSetting'

type TextField = Exclude<LoginField, 'consent'>

interface Look {
  kind: NonNullable<FieldProps['kind']>
  maxLength: number
  /** Filters the typed text. */
  clean?: (text: string) => string
}

const LOOKS: Record<TextField, Look> = {
  phone: { kind: 'phone', maxLength: 20, clean: phoneTyped },
  email: { kind: 'email', maxLength: 120 },
  code: { kind: 'code', maxLength: 6, clean: (text) => text.replace(/\D/g, '') },
  password: { kind: 'password', maxLength: 100 },
  newPassword: { kind: 'newPassword', maxLength: 100 },
  again: { kind: 'newPassword', maxLength: 100 },
}

interface Props {
  model: SignInForm
  field: TextField
  /** Content at the end of the code field. */
  sendCode?: ReactNode
  onDone: () => void
}

/** One field of a sign-in form, with its validation error. */
export const SignInField = observer(function SignInField({ model, field, sendCode, onDone }: Props) {
  const t = useText()
  const setting = useLoginSetting()
  const [shown, setShown] = useState(false)
  const { draft, wrong, set } = model
  const params = { min: setting.minPasswordLength }
  const bad = wrong?.field === field
  const { kind, maxLength, clean } = LOOKS[field]
  const secret = kind === 'password' || kind === 'newPassword'
  const ends: Partial<Record<TextField, ReactNode>> = {
    code: sendCode,
    [model.destination]: model.destinationFits && <Icon name="check-circle-f" size={20} className={styles.fits} />,
  }
  const eye = (
    <Pressable className={styles.eye} label={t('login.showPassword')} selected={shown} onTap={() => setShown(!shown)}>
      <Icon name="eye" size={20} className={shown ? styles.seen : undefined} />
    </Pressable>
  )
  const code = field === 'phone' ? callingCode(setting, draft.phone) : ''
  return (
    <View className={styles.field} id={fieldId(model.form, field)}>
      <Field
        kind={kind}
        label={t(`login.${field}`, params)}
        value={draft[field]}
        maxLength={maxLength}
        shown={shown}
        before={code && <Text className={styles.country}>{code}</Text>}
        action={secret ? eye : ends[field]}
        error={bad ? t(`login.${wrong.tip}`, params) : undefined}
        focus={bad}
        onChange={(text) => set(field, clean ? clean(text) : text)}
        onDone={onDone}
      />
    </View>
  )
})
