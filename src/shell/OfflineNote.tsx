import { observer } from 'mobx-react-lite'
import { useContext } from 'react'
import { momentText } from '@/domain/time/momentText'
import { OfflineBar } from './OfflineBar'
import { PageAgeContext } from '@/hooks/pageAge'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'

/** Says that the network is gone, and how old that makes what the page shows. It goes by itself when the network is back. */
export const OfflineNote = observer(function OfflineNote() {
  const { locale, refresh } = useStores()
  const t = useText()
  const age = useContext(PageAgeContext)
  const { asOf } = age
  const text =
    asOf === undefined
      ? t('errors.noNetwork')
      : t('errors.asOf', { time: momentText(asOf, Date.now(), locale.current) })
  return (
    <OfflineBar text={text} action={t('common.retry')} onRetry={() => void Promise.all([refresh(), age.renew()])} />
  )
})
