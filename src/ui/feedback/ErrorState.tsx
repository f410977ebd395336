import { IconBadge } from '@/ui/media/IconBadge'
import type { IconName } from '@/ui/media/iconNames'
import { StateView } from './StateView'

interface Props {
  /** Title: what happened. */
  title: string
  /** What is preserved, or what to do. */
  text: string
  action: string
  onAction: () => void
  icon?: IconName | undefined
}

/** An error state with retry. */
export function ErrorState({ title, text, action, onAction, icon = 'warning-circle' }: Props) {
  return (
    <StateView
      above={<IconBadge icon={icon} />}
      title={title}
      text={text}
      action={action}
      icon="arrow-clockwise"
      onAction={onAction}
    />
  )
}
