import { observer } from 'mobx-react-lite'
import { ReplyError } from '@/api/errors'
import { errorText } from '@/stores/errorText'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { useText } from '@/hooks/useText'

interface Props {
  of: { error?: unknown; load: () => Promise<unknown> }
}

/** A loading error with retry. */
export const LoadError = observer(function LoadError({ of }: Props) {
  const t = useText()
  return (
    <ErrorState
      title={t('errors.load')}
      text={errorText(of.error, t) || t('errors.signIn')}
      action={t('common.retry')}
      onAction={() => void of.load()}
      {...(!(of.error instanceof ReplyError) && { icon: 'wifi-slash' })}
    />
  )
})
