import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { sessionApi } from '@/api/endpoints/session'
import { Confirm } from '@/components/actions/Confirm'
import { Modal } from '@/ui/overlays/Modal'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { dateText } from '@/domain/time/dateText'
import { noonOf } from '@/domain/time/storeClock'

interface Props {
  onKeep: () => void
  onRemoved: () => void
}

/** Explains the deletion of the account, confirms and requests it. */
export const RemoveAccount = observer(function RemoveAccount({ onKeep, onRemoved }: Props) {
  const { session, ui, locale } = useStores()
  const t = useText()
  const [sure, setSure] = useState(false)
  const remove = async () => {
    const { on } = await sessionApi.remove({})
    session.drop(session.token)
    ui.alert(t('profile.removed', { day: dateText(noonOf(on), locale.current) }))
    onRemoved()
  }
  if (sure)
    return (
      <Confirm
        icon="trash"
        title={t('profile.removeSure')}
        text={t('profile.removeSureText')}
        safeText={t('profile.keep')}
        actionText={t('profile.removeNow')}
        destructive
        work={remove}
        onClose={onKeep}
      />
    )
  return (
    <Modal
      icon="trash"
      title={t('profile.removeTitle')}
      text={t('profile.removeText')}
      safeText={t('profile.keep')}
      actionText={t('profile.goOn')}
      destructive
      onSafe={onKeep}
      onAction={() => setSure(true)}
    />
  )
})
