import { useEffect } from 'react'
import { DEFAULT_LOGIN, type LoginSetting } from '@/domain/account/loginMethods'
import { useStores } from '@/hooks/useStores'

/** What the merchant has set up for signing in; phone and e-mail until that is known. */
export function useLoginSetting(): LoginSetting {
  const { config } = useStores()
  useEffect(() => void config.need(['loginSetting']).catch(() => undefined), [config])
  return config.forms.loginSetting ?? DEFAULT_LOGIN
}
