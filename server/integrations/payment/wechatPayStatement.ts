import { createHash } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import * as v from 'valibot'
import { ProviderError } from '../providerError'
import type { StatementEntry, StatementPeriod } from './paymentProvider'
import { type DayStatement, LARGEST_STATEMENT, readStatements, StatementRow } from './statementFiles'
import { type WechatPayApi, WechatPayApiError } from './wechatPayApi'
import { progressOf, type RefundSettings, refundStatusAtWechat } from './wechatPayRefunds'

const PROVIDER = 'wechatPay'
const MISSING = 'NO_STATEMENT_EXIST'
const BEING_MADE = 'STATEMENT_CREATING'

const bill = v.object({
  hash_type: v.literal('SHA1'),
  hash_value: v.string(),
  download_url: v.pipe(v.string(), v.url()),
})

/**
 * The trade bills of a merchant in mainland China: payments by the time at which they were paid, refunds by that at which they were accepted
 * (https://pay.weixin.qq.com/doc/v3/merchant/4012791849, columns: https://pay.weixin.qq.com/docs/merchant/products/bill-download/format-trade.html).
 */
export async function statementOfWechat(
  api: WechatPayApi,
  settings: RefundSettings,
  period: StatementPeriod,
): Promise<StatementEntry[] | null> {
  const entries = await readStatements(period, api.now(), (day) => readDay(api, settings, day))
  return entries && Promise.all(entries.map((entry) => withOutcome(api, settings, entry)))
}

async function readDay(api: WechatPayApi, { currency }: RefundSettings, day: string): Promise<DayStatement> {
  const query = new URLSearchParams({ bill_date: day, bill_type: 'ALL', tar_type: 'GZIP' })
  try {
    const { hash_value, download_url } = await api.request(`/bill/tradebill?${query}`, bill)
    const file = unpacked(await api.download(download_url, LARGEST_STATEMENT))
    if (createHash('sha1').update(file).digest('hex') !== hash_value.toLowerCase())
      throw new ProviderError(PROVIDER, 'down', 'the list differs from its hash')
    return rowsOf(file.toString('utf8')).flatMap((row) => entryOf(row, currency))
  } catch (error) {
    if (!(error instanceof WechatPayApiError)) throw error
    if (error.code === MISSING) return 'none'
    if (error.code === BEING_MADE) return 'later'
    throw error
  }
}

function unpacked(file: Buffer): Buffer {
  try {
    return gunzipSync(file, { maxOutputLength: LARGEST_STATEMENT })
  } catch {
    throw new ProviderError(PROVIDER, 'down', 'the list cannot be unpacked')
  }
}

/** The rows of a bill: each cell begins with a backtick. Its last row counts them. */
function rowsOf(text: string): StatementRow[] {
  const [head = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  const names = head.split(',').map((name) => name.trim())
  const end = lines.findIndex((line) => !line.startsWith('`'))
  const count = /^`(\d+)/.exec(lines[end + 1] ?? '')?.[1]
  if (end === -1 || Number(count) !== end) throw new ProviderError(PROVIDER, 'down', 'the list is not whole')
  return lines.slice(0, end).map((line) => {
    const cells = line.slice(1).split(',`')
    return new StatementRow(PROVIDER, new Map(names.map((name, at) => [name, (cells[at] ?? '').trim()])))
  })
}

/** States of a refund on the day of the bill, which does not follow it. */
const REFUNDS: Record<string, StatementEntry['state']> = { SUCCESS: 'done', PROCESSING: 'pending' }

function entryOf(row: StatementRow, requested: string): StatementEntry[] {
  const paidIn = row.text('货币种类')
  const common = {
    ref: row.text('商户订单号'),
    ...(paidIn !== requested && { currency: paidIn }),
    at: row.moment('交易时间'),
  }
  switch (row.text('交易状态')) {
    case 'SUCCESS':
      return [
        {
          ...common,
          kind: 'payment',
          transactionId: row.text('微信订单号'),
          amount: row.amount('订单金额'),
          state: 'done',
        },
      ]
    case 'REFUND':
      return [
        {
          ...{ ...common, kind: 'refund', transactionId: row.text('微信退款单号'), refundId: row.text('商户退款单号') },
          amount: row.amount('申请退款金额'),
          state: REFUNDS[row.text('退款状态')] ?? 'failed',
        },
      ]
    default:
      return []
  }
}

/** What became of a refund that had not ended when the bill was made. */
async function withOutcome(
  api: WechatPayApi,
  settings: RefundSettings,
  entry: StatementEntry,
): Promise<StatementEntry> {
  if (entry.kind !== 'refund' || entry.state !== 'pending' || !entry.refundId) return entry
  const status = await refundStatusAtWechat(api, settings, entry.refundId)
  if (status instanceof WechatPayApiError) return entry
  const { state } = progressOf(status)
  return { ...entry, state: state === 'refused' ? 'failed' : state }
}
