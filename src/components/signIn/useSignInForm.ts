import { useEffect, useState } from 'react'
import type { LoginForm } from '@/domain/account/loginForm'
import { useEventCallback } from '@/hooks/useEventCallback'
import * as storage from '@/platform/storage/storage'
import { SignInForm } from './form.model'
import { useLoginSetting } from './useLoginSetting'

/** The form of a page: that for phones, or that for e-mail where the merchant has not set up phones. */
export function useSignInForm(phone: LoginForm, email: LoginForm = phone): SignInForm {
  const setting = useLoginSetting()
  const minPasswordLength = useEventCallback(() => setting.minPasswordLength)
  const [model] = useState(() => new SignInForm(phone, storage, minPasswordLength))
  useEffect(() => {
    if (!setting.methods.includes('phone')) model.change(email)
  }, [model, setting, email])
  return model
}
