import { observer } from 'mobx-react-lite'
import { Modal, type ModalProps } from '@/ui/overlays/Modal'
import { useAction } from '@/hooks/useAction'

interface Props extends Pick<ModalProps, 'icon' | 'title' | 'text' | 'safeText' | 'actionText' | 'destructive'> {
  /** The confirmed action. */
  work: () => Promise<unknown>
  /** Called when cancelled or finished. */
  onClose: () => void
}

/** A dialog that confirms and runs an action. Stays open while it runs, and after a failure to retry. Rendered only while open. */
export const Confirm = observer(function Confirm({ work, onClose, ...texts }: Props) {
  const act = useAction(async () => {
    await work()
    onClose()
  })
  return <Modal {...texts} busy={act.busy} onSafe={onClose} onAction={() => void act.run()} />
})
