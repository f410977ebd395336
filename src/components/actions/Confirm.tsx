import { observer } from 'mobx-react-lite'
import { Modal, type ModalProps } from '@/ui/overlays/Modal'
import { useAction } from '@/hooks/useAction'

interface Props extends Pick<ModalProps, 'icon' | 'title' | 'text' | 'safeText' | 'actionText' | 'destructive'> {
  /** What is done when the guest says so. */
  work: () => Promise<unknown>
  /** The guest would rather not, or it is done. */
  onClose: () => void
}

/** Asks first, then does it. Stays while it is being done, and when it failed, to try once more. Drawn while it is asked. */
export const Confirm = observer(function Confirm({ work, onClose, ...words }: Props) {
  const act = useAction(async () => {
    await work()
    onClose()
  })
  return <Modal {...words} busy={act.busy} onSafe={onClose} onAction={() => void act.run()} />
})
