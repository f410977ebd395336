import type { PayOffers } from '../../../src/contract/payment/payType'
import type {
  InStoreCart,
  PayMode,
  TableBatch,
  TableReply,
  TableView,
} from '../../../src/contract/inStore/inStoreTable'
import { isoText } from '../../../src/domain/time/storeClock'
import { tableActionsOf, tableStateOf } from '../../../src/domain/table/tableState'
import { readCart } from '../carts/cart'
import { cartView } from '../carts/cartView'
import type { ReadDb } from '../../db/database'
import { inLocale } from '../../db/translations'
import type { RequestContext, Session } from '../../api/context'
import { translate } from '../../messages/messages'
import { fullCounter } from '../paymentMethods/unpaidLimits'
import { lineReply } from '../orders/orderLines'
import { orderStateText } from '../orders/orderTexts'
import { readMerchantTexts } from '../config/merchantTexts'
import { readMemberBalance } from '../ledger/readMemberMoney'
import { payOffers } from '../paymentMethods/paymentMethods'
import type { PaymentProviders } from '../../integrations/payment/paymentProvider'
import type { StoreRow } from '../store/storePresenter'
import { findStore } from '../store/storeRepository'
import { billOf, billReply } from './tableBill'
import { readCalls } from './waiterCalls'
import { inStoreReply, versionOf } from './tableCart'
import { TableParticipants } from '../carts/tableParticipants'
import { type OrderBatch, isLive, type SessionOrders, readSessionOrders } from './tableSessionOrders'
import { latestSession, type TableSessionRecord, type TableRow } from './tableAccess'
import { readInStoreSettings } from './settings'

type ReadContext = RequestContext<ReadDb, Session>

/** A table before its session is read. */
interface TableContext {
  table: TableRow
  store: StoreRow
  tableSession?: TableSessionRecord
  /** The caller's number; null for one who is not a participant. */
  no: number | null
}

interface TableRequest {
  table: TableRow
  /** Payment providers. */
  providers: PaymentProviders
  /** The version that the caller already has. */
  known?: string
}

/** A table for a guest. When nothing has changed since `known`, the reply contains no view. */
export async function readTable(
  context: ReadContext,
  { table, providers, known = '' }: TableRequest,
): Promise<TableReply> {
  const { db, session, locale, now } = context
  const store = await findStore(db, table.storeId)
  const latest = await latestSession(db, table, session.userId)
  const tableContext = placeOf(table, store, latest)
  const seat = tableContext.tableSession
    ? versionOf(tableContext.tableSession, { store, locale })
    : `${store.menuVersion}.${locale}`
  const version = `${seat}.${tableContext.no ?? 0}`
  const changed = version !== known
  return {
    version,
    changed,
    view: changed ? await viewOf(context, tableContext, providers) : null,
    serverTime: isoText(now),
  }
}

/** Non-participants learn only that an open session exists; participants see it to its end. */
function placeOf(
  table: TableRow,
  store: StoreRow,
  latest?: { tableSession: TableSessionRecord; no: number | null },
): TableContext {
  const { tableSession, no = null } = latest ?? {}
  const shown = tableSession && (tableSession.closedAt === null || no !== null) ? tableSession : undefined
  return { table, store, tableSession: shown, no: shown ? no : null }
}

async function viewOf(
  context: ReadContext,
  { table, store, tableSession, no }: TableContext,
  providers: PaymentProviders,
): Promise<TableView> {
  const { db, locale } = context
  const { id, storeId, name, seats } = table
  const { maxPeople, callSeconds } = await readInStoreSettings(db)
  const sessionOrders = tableSession
    ? await readSessionOrders(db, tableSession.id)
    : { batches: [], shares: [], deposit: 0 }
  const facts = factsOf(sessionOrders, tableSession, store.payMode)
  return {
    table: { id, storeId, storeName: inLocale(store.name, locale), name, area: inLocale(table.area, locale), seats },
    payMode: facts.payMode,
    state: tableStateOf(facts).code,
    stateFormat: translate(locale, tableStateOf(facts).nameKey),
    actions: tableActionsOf(facts),
    peopleNum: facts.open ? (tableSession?.peopleNum ?? 0) : 0,
    maxPeople,
    sitting:
      tableSession && no !== null
        ? await tableSessionView(context, { store, tableSession, sessionOrders, callSeconds, providers })
        : null,
  }
}

/** The facts that determine a table's state; `usual` is the store's pay mode. */
export function factsOf({ batches }: SessionOrders, tableSession: TableSessionRecord | undefined, usual: PayMode) {
  return {
    open: tableSession !== undefined && tableSession.closedAt === null,
    payMode: tableSession?.payMode ?? usual,
    orders: batches.map(({ order }) => order).filter(isLive),
  }
}

interface SessionContext {
  store: StoreRow
  tableSession: TableSessionRecord
  sessionOrders: SessionOrders
  callSeconds: number
  providers: PaymentProviders
}

async function tableSessionView(
  context: ReadContext,
  { store, tableSession, sessionOrders, callSeconds, providers }: SessionContext,
): Promise<NonNullable<TableView['sitting']>> {
  const { db, session, locale } = context
  const participants = await TableParticipants.read(db, tableSession.id, { userId: session.userId, locale })
  const { openedAt, closedAt, payMode, peopleNum } = tableSession
  return {
    openedAt: isoText(openedAt),
    closedAt: closedAt && isoText(closedAt),
    members: participants.all,
    cart: await sharedCart(context, store, tableSession),
    batches: sessionOrders.batches.map((batch) => batchOf(batch, participants, context)),
    bill: payMode === 'payAfter' ? billReply(billOf(sessionOrders, peopleNum), sessionOrders, participants) : null,
    payTypes: payMode === 'payAfter' ? await billOffers(context, store, providers) : [],
    calls: await readCalls(db, tableSession.id, callSeconds),
  }
}

async function billOffers(
  { db, session, client, locale }: ReadContext,
  store: StoreRow,
  providers: PaymentProviders,
): Promise<PayOffers> {
  const counterFull = await fullCounter(db, session.userId, store.id)
  const balance = await readMemberBalance(db, session)
  const texts = await readMerchantTexts(db, locale)
  const request = { store, diningType: 'dineIn', appType: client.payApp, locale, counterFull, balance, texts } as const
  return payOffers(request, providers)
}

async function sharedCart(
  context: ReadContext,
  store: StoreRow,
  tableSession: TableSessionRecord,
): Promise<InStoreCart> {
  const view = await cartView(context, { storeId: store.id, diningType: 'dineIn' }, { tableSession, mine: false })
  return inStoreReply({ view, tableSession }, await readCart(context.db, view))
}

function batchOf({ order, lines }: OrderBatch, participants: TableParticipants, { locale }: ReadContext): TableBatch {
  const by = participants.byNumber(participants.numberOf(order.userId))
  return {
    no: order.batchNo ?? 0,
    orderId: order.id,
    orderNo: order.orderNo,
    pickupNo: order.pickupNo ?? '',
    by,
    at: isoText(order.createdAt),
    state: order.state as TableBatch['state'],
    stateFormat: orderStateText(order.state, locale),
    paid: order.paid,
    payAmount: order.payAmount,
    lines: lines.map((line) => ({
      ...lineReply(line, locale),
      addedBy: line.participantNo === null ? undefined : participants.byNumber(line.participantNo),
    })),
  }
}
