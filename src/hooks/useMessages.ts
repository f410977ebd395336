import { useEffect } from 'react'
import { messageApi } from '@/api/endpoints/message'
import type { Occasion } from '@/contract/config/config'
import type { DiningType } from '@/contract/fields'
import { MESSAGE_SUBJECTS, MAX_TEMPLATES } from '@/contract/constants/common'
import { occasionsOf } from '@/domain/order/occasions'
import { randomId } from '@/domain/text/randomId'
import { hostCode } from '@/platform/auth/login'
import { requestMessages } from '@/platform/device/subscribe'
import type { Messages } from '@/stores/delivery'
import { useStores } from './useStores'

type Subject = (typeof MESSAGE_SUBJECTS)[number]

/** The events that a guest can subscribe to apart from those of an order. */
const OCCASIONS = {
  refund: ['refundAnswered'],
  feedback: ['feedbackAnswered'],
  couponGift: ['giftClaimed', 'giftReturned'],
  giftCardGift: ['giftClaimed', 'giftReturned'],
  coupons: ['couponExpiring'],
  signIn: ['signInReminder'],
  queueTicket: ['queueSoon', 'queueCalled'],
  reservation: ['reserveAnswered', 'reserveReminder'],
  drink: ['drinkExpiring'],
  drinkGift: ['giftClaimed', 'giftReturned'],
  partner: ['partnerAnswered'],
  withdrawal: ['withdrawalAnswered'],
} as const satisfies Record<string, readonly Occasion[]>

/** What a guest can subscribe to: the events of an order by dining type, or others. */
type Wait = DiningType | keyof typeof OCCASIONS

/**
 * Asks whether the guest subscribes to the messages of an event. Hosts require the call directly in a tap or after a
 * payment; call the returned function with the order or gift once it exists. It resolves to whether messages will come; failures are
 * ignored.
 */
export type RequestSubscription = (wait: Wait | undefined) => (subjectId: string) => Promise<boolean>

/** Lets a page ask for message subscriptions; the templates are fetched with the first such page. */
export function useMessages(): RequestSubscription {
  const { delivery } = useStores()
  useEffect(() => void delivery.messages.start(), [delivery])
  return (wait) => {
    const wanted = wait ? templatesOf(delivery.messages.value ?? [], wait) : []
    const answer = wait && wanted.length > 0 ? requestMessages(wanted) : undefined
    return async (subjectId) => {
      try {
        const agreed = (await answer) ?? []
        return wait !== undefined && (await subscribe(subjectOf(wait), subjectId, agreed))
      } catch {
        return false
      }
    }
  }
}

/** Whether the merchant has a message for an event in this app. */
export function offersMessages(messages: Messages | undefined, wait: Wait): boolean {
  return templatesOf(messages ?? [], wait).length > 0
}

const isOfOrder = (wait: Wait): wait is DiningType => !(wait in OCCASIONS)

function subjectOf(wait: Wait): Subject {
  return MESSAGE_SUBJECTS.find((subject) => subject === wait) ?? 'order'
}

function templatesOf(messages: Messages, wait: Wait): string[] {
  const occasions: readonly Occasion[] = isOfOrder(wait) ? occasionsOf(wait) : OCCASIONS[wait]
  const wanted = occasions.flatMap((occasion) => messages.find((each) => each.occasion === occasion)?.templateIds ?? [])
  return [...new Set(wanted)].slice(0, MAX_TEMPLATES)
}

async function subscribe(subject: Subject, subjectId: string, templateIds: string[]): Promise<boolean> {
  if (templateIds.length === 0) return false
  await messageApi.subscribe({ subject, subjectId, templateIds, code: await hostCode() }, { key: randomId() })
  return true
}
