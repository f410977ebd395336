import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { sessionApi } from '@/api/session'
import { Modal } from '@/components/Modal'
import { useAction } from '@/components/useAction'
import { useStores } from '@/components/useStores'
import { useText } from '@/components/useText'
import { dateText } from '@/domain/dateText'
import { noonOf } from '@/domain/storeClock'

interface Props {
  onKeep: () => void
  onRemoved: () => void
}

/** Says what deleting the account means, asks once more, and asks the server for it. */
export const RemoveAccount = observer(function RemoveAccount({ onKeep, onRemoved }: Props) {
  const { session, ui, locale } = useStores()
  const t = useText()
  const [sure, setSure] = useState(false)
  const remove = useAction(async () => {
    const { on } = await sessionApi.remove({})
    session.drop(session.token)
    ui.alert(t('profile.removed', { day: dateText(noonOf(on), locale.current) }))
    onRemoved()
  })
  return (
    <Modal
      key={String(sure)}
      icon="trash"
      title={t(sure ? 'profile.removeSure' : 'profile.removeTitle')}
      text={t(sure ? 'profile.removeSureText' : 'profile.removeText')}
      safeText={t('profile.keep')}
      actionText={t(sure ? 'profile.removeNow' : 'profile.goOn')}
      destructive
      busy={remove.busy}
      onSafe={onKeep}
      onAction={sure ? () => void remove.run() : () => setSure(true)}
    />
  )
})
