import type { OrderDetail } from '@/contract/order/order'
import { moneyFor } from '@/domain/order/orderMoney'
import { isBill } from '@/domain/order/orderKind'
import { orderStateName, type OrderStateName } from '@/domain/order/orderState'
import { refundStateName } from '@/domain/order/refundState'
import type { Translate } from '@/i18n/messages'
import { paidBy } from './paidBy'

interface HeadlineFormatters {
  t: Translate
  money: (satang: number) => string
  /** Time left to pay, `mm:ss`. */
  left: string
}

interface Headline {
  title: string
  lines: string[]
}

type HeadlineOf = (order: OrderDetail, formatters: HeadlineFormatters) => Headline

/** Expected arrival, if known. */
function soon({ readyText, diningType }: OrderDetail, { t }: HeadlineFormatters): string[] {
  if (!readyText) return []
  return [t(diningType === 'delivery' ? 'order.arrivesAbout' : 'order.readyAbout', { time: readyText })]
}

/** The amount to pay in cash: to the rider on delivery, otherwise at the counter. */
function cash({ paid, payType, payAmount, diningType }: OrderDetail, { t, money }: HeadlineFormatters): string[] {
  if (paid || payType !== 'offline') return []
  return [t(diningType === 'delivery' ? 'order.cashToRider' : 'order.counterHint', { amount: money(payAmount) })]
}

function queue({ ahead }: OrderDetail, { t }: HeadlineFormatters): string[] {
  return ahead > 0 ? [t('order.ahead', { count: ahead })] : []
}

const cooking =
  (title: 'order.waitingKitchen' | 'orderState.preparing'): HeadlineOf =>
  (order, formatters) => ({
    title: formatters.t(title),
    lines: [...soon(order, formatters), ...queue(order, formatters), ...cash(order, formatters)],
  })

const calledOff =
  (title: 'orderState.cancelled' | 'orderState.closed', hint: 'order.cancelledHint' | 'order.closedHint'): HeadlineOf =>
  ({ paid }, { t }) => ({ title: t(title), lines: paid ? [] : [t(hint)] })

const ready: HeadlineOf = (order, formatters) => {
  const { t } = formatters
  if (order.diningType === 'delivery')
    return { title: t('order.waitingRider'), lines: [...soon(order, formatters), ...cash(order, formatters)] }
  if (order.table)
    return {
      title: t('orderState.ready'),
      lines: [t('order.tableHint', { name: order.table.name }), ...cash(order, formatters)],
    }
  return {
    title: t('order.readyNumber', { no: order.pickupNo }),
    lines: [t('order.pickupHint'), ...cash(order, formatters)],
  }
}

/** Headline of an order and its lines, by state. */
const HEADLINES: Record<OrderStateName, HeadlineOf> = {
  pendingPayment: (_, { t, left }) => ({ title: t('order.payWithin', { time: left }), lines: [t('order.payHint')] }),
  awaitingAcceptance: cooking('order.waitingKitchen'),
  preparing: cooking('orderState.preparing'),
  ready,
  delivering: (order, formatters) => ({
    title: formatters.t('orderState.delivering'),
    lines: [...soon(order, formatters), ...cash(order, formatters)],
  }),
  delivered: (order, formatters) => ({ title: formatters.t('orderState.delivered'), lines: cash(order, formatters) }),
  completed: (_, { t }) => ({ title: t('order.enjoy'), lines: [] }),
  refunded: ({ refund, ...order }, { t, money }) =>
    refund && refundStateName(refund.state) === 'agreed'
      ? { title: t('refund.agreed'), lines: [t('refund.agreedText')] }
      : { title: t('order.refundedHead', { amount: money(moneyFor(order)), way: paidBy(order, t) }), lines: [] },
  cancelled: calledOff('orderState.cancelled', 'order.cancelledHint'),
  closed: calledOff('orderState.closed', 'order.closedHint'),
}

/** Headlines of bills where they differ from orders: nothing is prepared. */
const BILL_HEADLINES: Partial<Record<OrderStateName, HeadlineOf>> = {
  pendingPayment: (_, { t, left }) => ({ title: t('order.payWithin', { time: left }), lines: [] }),
  awaitingAcceptance: (order, formatters) => ({
    title: formatters.t('order.billCounter'),
    lines: cash(order, formatters),
  }),
  completed: (_, { t }) => ({ title: t('order.billPaid'), lines: [t('order.billPaidHint')] }),
}

/** Headline of an order; the server's text for an unknown state. */
export function headlineOf(order: OrderDetail, formatters: HeadlineFormatters): Headline {
  const state = orderStateName(order.state)
  if (!state) return { title: order.stateFormat, lines: [] }
  const headline = (isBill(order) && BILL_HEADLINES[state]) || HEADLINES[state]
  return headline(order, formatters)
}
