import { useEffect } from 'react'
import { confirmedOutcome } from '@/hooks/paying'
import { useEventCallback } from '@/hooks/useEventCallback'
import { useStores } from '@/hooks/useStores'
import { useText } from '@/hooks/useText'
import { takePayReturn } from '@/platform/payment/payReturn'

/** After the guest has come back from the provider's page, asks the server for the outcome and shows it. */
export function usePayReturn(orderId: string, onStale: () => void): void {
  const { ui } = useStores()
  const t = useText()
  const confirm = useEventCallback(async () => {
    const outcome = await confirmedOutcome(orderId, 'waiting').catch(() => undefined)
    if (outcome === 'paid') ui.notify(t('promptpay.paid'), 'success')
    if (outcome === 'failed') ui.alert(t('promptpay.failed'))
    onStale()
  })
  useEffect(() => {
    if (takePayReturn(orderId)) void confirm()
  }, [orderId, confirm])
}
