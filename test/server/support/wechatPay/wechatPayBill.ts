import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { ReceivedRequest, ImitatedReply } from '../../integrations/imitation'
import type { ListedMoney, PlantedList } from '../payments/plantedList'

/** The columns of a trade bill (https://pay.weixin.qq.com/docs/merchant/products/bill-download/format-trade.html). */
const COLUMNS =
  '交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,申请退款金额,费率备注'
const SUMS = '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额'

/** Plays the two calls of a trade bill: the one that names the file and its hash, and the download. */
export class WechatPayBill {
  constructor(
    private readonly list: PlantedList,
    private readonly base: () => string,
  ) {}

  /** The reply to a call, to be signed when it is JSON. */
  answer({ path, query }: ReceivedRequest): { json: unknown; status?: number } | ImitatedReply {
    if (path === '/v3/billdownload/file') return { text: gzipSync(this.fileOf(query.token ?? '')), type: 'text/plain' }
    const { bill_date: day = '', bill_type, tar_type } = query
    if (bill_type !== 'ALL' || tar_type !== 'GZIP') return { json: { code: 'PARAM_ERROR' }, status: 400 }
    if (this.list.state === 'creating') return { json: { code: 'STATEMENT_CREATING' }, status: 400 }
    if (this.list.of(day).length === 0) return { json: { code: 'NO_STATEMENT_EXIST' }, status: 400 }
    const hash = createHash('sha1')
      .update(this.list.isBroken ? 'another file' : this.fileOf(day))
      .digest('hex')
    const download_url = `${this.base()}/v3/billdownload/file?token=${day}`
    return { json: { hash_type: 'SHA1', hash_value: hash, download_url } }
  }

  private fileOf(day: string): string {
    const rows = this.list.of(day)
    const sums = `\`${rows.length}${',`0.00'.repeat(6)}`
    return [COLUMNS, ...rows.map(rowOf), SUMS, sums, ''].join('\r\n')
  }
}

function rowOf({ ref, id, amount, refundId, at }: ListedMoney): string {
  const isRefund = refundId !== undefined
  const values: Record<string, string> = {
    交易时间: at,
    微信订单号: id,
    商户订单号: ref,
    交易状态: isRefund ? 'REFUND' : 'SUCCESS',
    货币种类: 'CNY',
    ...(isRefund && { 微信退款单号: `5${id}`, 商户退款单号: refundId, 退款状态: 'PROCESSING' }),
    商品名称: 'SB1 Warm, Table',
    订单金额: isRefund ? '0.00' : amount,
    申请退款金额: isRefund ? amount : '0.00',
  }
  return COLUMNS.split(',')
    .map((name) => `\`${values[name] ?? ''}`)
    .join(',')
}
