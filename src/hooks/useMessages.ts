import { useEffect } from 'react'
import { messageApi } from '@/api/endpoints/message'
import type { Occasion } from '@/contract/config'
import type { DiningType } from '@/contract/fields'
import { MOST_TEMPLATES } from '@/contract/constants'
import { occasionsOf } from '@/domain/order/occasions'
import { randomId } from '@/domain/text/randomId'
import { hostCode } from '@/platform/auth/login'
import { requestMessages } from '@/platform/device/subscribe'
import type { Messages } from '@/stores/delivery'
import { useStores } from './useStores'

/** Events that a guest can subscribe to: those of an order by dining type, or the reply to a refund. */
type Wait = DiningType | 'refund'

/**
 * Asks whether the guest subscribes to the messages of an event. Hosts require the call directly in a tap or after a
 * payment; call the returned function with the order once it exists. Failures are ignored.
 */
export type AskForMessages = (wait: Wait | undefined) => (orderId: string) => void

/** Lets a page ask for message subscriptions; the templates are fetched with the first such page. */
export function useMessages(): AskForMessages {
  const { delivery } = useStores()
  useEffect(() => void delivery.messages.start(), [delivery])
  return (wait) => {
    const wanted = wait ? templatesOf(delivery.messages.value ?? [], wait) : []
    const answer = wanted.length > 0 ? requestMessages(wanted) : undefined
    return (orderId) => void answer?.then((agreed) => tell(orderId, agreed)).catch(() => undefined)
  }
}

function templatesOf(messages: Messages, wait: Wait): string[] {
  const occasions: Occasion[] = wait === 'refund' ? ['refundAnswered'] : occasionsOf(wait)
  const wanted = occasions.flatMap((occasion) => messages.find((each) => each.occasion === occasion)?.templateIds ?? [])
  return [...new Set(wanted)].slice(0, MOST_TEMPLATES)
}

async function tell(orderId: string, templateIds: string[]): Promise<void> {
  if (templateIds.length === 0) return
  await messageApi.subscribe({ orderId, templateIds, code: await hostCode() }, { key: randomId() })
}
