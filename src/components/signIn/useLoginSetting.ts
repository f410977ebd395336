import { useEffect } from 'react'
import { DEFAULT_LOGIN, type LoginSetting } from '@/domain/account/loginMethods'
import { useStores } from '@/hooks/useStores'

/** Login settings of the merchant; phone and e-mail until loaded. */
export function useLoginSetting(): LoginSetting {
  const { config } = useStores()
  useEffect(() => void config.need(['loginSetting']).catch(() => undefined), [config])
  return config.forms.loginSetting ?? DEFAULT_LOGIN
}
