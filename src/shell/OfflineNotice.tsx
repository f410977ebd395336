import { observer } from 'mobx-react-lite'
import { useContext } from 'react'
import { momentText } from '@/domain/time/momentText'
import { OfflineBar } from './OfflineBar'
import { DataAgeContext } from '@/hooks/dataAge'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'

/** Shows that the network is lost, and the age of the page's data, until the network is back. */
export const OfflineNotice = observer(function OfflineNotice() {
  const { locale, refresh } = useStores()
  const t = useText()
  const age = useContext(DataAgeContext)
  const { staleSince } = age
  const text =
    staleSince === undefined
      ? t('errors.noNetwork')
      : t('errors.asOf', { time: momentText(staleSince, Date.now(), locale.current) })
  return (
    <OfflineBar text={text} action={t('common.retry')} onRetry={() => void Promise.all([refresh(), age.renew()])} />
  )
})
