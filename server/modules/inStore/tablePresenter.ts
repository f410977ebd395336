import type { Checkout } from '../../../src/contract/cart'
import type { InStoreCart, PayMode, TableBatch, TableReply, TableView } from '../../../src/contract/inStoreTable'
import { isoText } from '../../../src/domain/time/storeClock'
import { tableActionsOf, tableStateOf } from '../../../src/domain/table/tableState'
import { readCart } from '../carts/cart'
import { cartView } from '../carts/cartView'
import type { ReadDb } from '../../db/database'
import { inLocale } from '../../db/translations'
import type { RequestContext, Session } from '../../api/context'
import { translate } from '../../messages/messages'
import { fullCounter } from '../paymentMethods/counterLimit'
import { lineReply } from '../orders/orderLines'
import { orderStateText } from '../orders/stateText'
import { payOffers } from '../paymentMethods/paymentMethods'
import type { PaymentProviders } from '../../integrations/payment/paymentProvider'
import type { StoreRow } from '../store/storePresenter'
import { findStore } from '../store/storeRepository'
import { billOf, billReply } from './tableBill'
import { readCalls } from './waiterCalls'
import { inStoreReply, versionOf } from './tableCart'
import { Company } from '../carts/tableParticipants'
import { type Batch, isLive, type Party, readParty } from './sessionOrders'
import { latestSitting, type SittingRow, type TableRow } from './tableAccess'
import { readInStoreSettings } from './settings'

type Here = RequestContext<ReadDb, Session>

/** A table before its session is read. */
interface Place {
  table: TableRow
  store: StoreRow
  sitting?: SittingRow
  /** The caller's number; null for one who is not a participant. */
  no: number | null
}

interface Asked {
  table: TableRow
  /** Payment providers. */
  providers: PaymentProviders
  /** The version that the caller already has. */
  known?: string
}

/** A table for a guest. When nothing has changed since `known`, the reply contains no view. */
export async function readTable(context: Here, { table, providers, known = '' }: Asked): Promise<TableReply> {
  const { db, session, locale, now } = context
  const store = await findStore(db, table.storeId)
  const latest = await latestSitting(db, table, session.userId)
  const place = placeOf(table, store, latest)
  const seat = place.sitting ? versionOf(place.sitting, { store, locale }) : `${store.menuVersion}.${locale}`
  const version = `${seat}.${place.no ?? 0}`
  const changed = version !== known
  return { version, changed, view: changed ? await viewOf(context, place, providers) : null, serverTime: isoText(now) }
}

/** Non-participants learn only that an open session exists; participants see it to its end. */
function placeOf(table: TableRow, store: StoreRow, latest?: { sitting: SittingRow; no: number | null }): Place {
  const { sitting, no = null } = latest ?? {}
  const shown = sitting && (sitting.closedAt === null || no !== null) ? sitting : undefined
  return { table, store, sitting: shown, no: shown ? no : null }
}

async function viewOf(
  context: Here,
  { table, store, sitting, no }: Place,
  providers: PaymentProviders,
): Promise<TableView> {
  const { db, locale } = context
  const { id, storeId, name, seats } = table
  const { maxPeople, callSeconds } = await readInStoreSettings(db)
  const party = sitting ? await readParty(db, sitting.id) : { batches: [], shares: [] }
  const facts = factsOf(party, sitting, store.payMode)
  return {
    table: { id, storeId, storeName: inLocale(store.name, locale), name, area: inLocale(table.area, locale), seats },
    payMode: facts.payMode,
    state: tableStateOf(facts).code,
    stateFormat: translate(locale, tableStateOf(facts).nameKey),
    actions: tableActionsOf(facts),
    peopleNum: facts.open ? (sitting?.peopleNum ?? 0) : 0,
    maxPeople,
    sitting:
      sitting && no !== null ? await sittingView(context, { store, sitting, party, callSeconds, providers }) : null,
  }
}

/** The facts that determine a table's state; `usual` is the store's pay mode. */
export function factsOf({ batches }: Party, sitting: SittingRow | undefined, usual: PayMode) {
  return {
    open: sitting !== undefined && sitting.closedAt === null,
    payMode: sitting?.payMode ?? usual,
    orders: batches.map(({ order }) => order).filter(isLive),
  }
}

interface Inside {
  store: StoreRow
  sitting: SittingRow
  party: Party
  callSeconds: number
  providers: PaymentProviders
}

async function sittingView(
  context: Here,
  { store, sitting, party, callSeconds, providers }: Inside,
): Promise<NonNullable<TableView['sitting']>> {
  const { db, session, locale } = context
  const company = await Company.read(db, sitting.id, { userId: session.userId, locale })
  const { openedAt, closedAt, payMode, peopleNum } = sitting
  return {
    openedAt: isoText(openedAt),
    closedAt: closedAt && isoText(closedAt),
    members: company.members,
    cart: await sharedCart(context, store, sitting),
    batches: party.batches.map((batch) => batchOf(batch, company, context)),
    bill: payMode === 'payAfter' ? billReply(billOf(party, peopleNum), party, company) : null,
    payTypes: payMode === 'payAfter' ? await billOffers(context, store, providers) : [],
    calls: await readCalls(db, sitting.id, callSeconds),
  }
}

async function billOffers(
  { db, session, client, locale }: Here,
  store: StoreRow,
  providers: PaymentProviders,
): Promise<Checkout['payTypes']> {
  const counterFull = await fullCounter(db, session.userId, store.id)
  return payOffers({ store, diningType: 'dineIn', appType: client.appType, locale, counterFull }, providers)
}

async function sharedCart(context: Here, store: StoreRow, sitting: SittingRow): Promise<InStoreCart> {
  const view = await cartView(context, { storeId: store.id, diningType: 'dineIn' }, { sitting, mine: false })
  return inStoreReply({ view, sitting }, await readCart(context.db, view))
}

function batchOf({ order, lines }: Batch, company: Company, { locale }: Here): TableBatch {
  const by = company.member(company.noOf(order.userId))
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
      addedBy: line.memberNo === null ? undefined : company.member(line.memberNo),
    })),
  }
}
