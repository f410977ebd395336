import { dailySignInApi } from '@/api/endpoints/dailySignIn'
import { useAction } from '@/hooks/useAction'
import { useMessages } from '@/hooks/useMessages'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'

/** Turns the reminder on or off. In a mini-program the guest agrees to its message in the same tap. */
export function useRemind(onChange: (on: boolean) => void) {
  const { ui } = useStores()
  const t = useText()
  const ask = useMessages()
  const save = useAction(async (on: boolean) => {
    const agreed = on ? ask('signIn')('') : undefined
    await dailySignInApi.remind({ on })
    await agreed
    onChange(on)
    ui.notify(t(on ? 'dailySignIn.remindOn' : 'dailySignIn.remindOff'), 'success')
  })
  return save
}
