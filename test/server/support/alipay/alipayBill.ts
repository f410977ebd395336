import { zipSync } from 'fflate'
import type { ImitatedReply } from '../../integrations/imitation'
import type { ListedMoney, PlantedList } from '../payments/plantedList'

const COLUMNS =
  '支付宝交易号,商户订单号,业务类型,商品名称,创建时间,完成时间,门店编号,门店名称,操作员,终端号,对方账户,订单金额（元）,商家实收（元）,支付宝红包（元）,集分宝（元）,支付宝优惠（元）,商家优惠（元）,券核销金额（元）,券名称,商家红包消费金额（元）,卡消费金额（元）,退款批次号/请求号,服务费（元）,分润（元）,备注'

/** The reply that names the archive of a day, if that is asked for (https://opendocs.alipay.com/open/3c9f1bcf_alipay.data.dataservice.bill.downloadurl.query). */
export function namedBill(
  method: string,
  content: Record<string, string>,
  { list, base }: { list: PlantedList; base: string },
): object | undefined {
  if (method !== 'alipay.data.dataservice.bill.downloadurl.query') return undefined
  const { bill_type, bill_date: day = '' } = content
  const isRequested = bill_type === 'trade' && /^\d{4}-\d\d-\d\d$/.test(day)
  const isMade = list.state === 'made' && list.of(day).length > 0
  if (isRequested && isMade) return { code: '10000', msg: 'Success', bill_download_url: `${base}/bill.zip?day=${day}` }
  const sub_code = isRequested ? 'isp.bill_not_exist' : 'isv.invalid-arguments'
  return { code: '40004', msg: 'Business Failed', sub_code, sub_msg: '账单不存在' }
}

/** The archive of a day, as Alipay makes it: the single payments and their sums, in GBK. */
export function alipayArchive(list: PlantedList, day: string): ImitatedReply {
  const rows = list.of(day)
  const refunds = rows.filter(({ refundId }) => refundId !== undefined).length
  const listed = list.isBroken ? rows.slice(1) : rows
  const details = [
    '#支付宝业务明细查询',
    '#账号：[20881021462251350156]',
    `#起始日期：[${day} 00:00:00]   终止日期：[${day} 24:00:00]`,
    '#-----------------------------------------业务明细列表----------------------------------------',
    COLUMNS,
    ...listed.map(rowOf),
    '#-----------------------------------------业务明细列表结束------------------------------------',
    `#交易合计：${rows.length - refunds}笔，商家实收共1.00元，商家优惠共0.00元`,
    `#退款合计：${refunds}笔，商家实收退款共-0.00元，商家优惠退款共0.00元`,
    '#导出时间：[2026年11月22日 09:00:00]',
    '',
  ]
  const sums = ['#支付宝业务汇总查询', '门店编号,门店名称,交易订单总笔数', '合计\t,,1', '']
  const files = [details, sums].map((lines) => new Uint8Array(inGbk(lines.join('\r\n'))))
  const archive = zipSync(Object.fromEntries(files.map((file, at) => [`${at}.csv`, file])))
  return { text: Buffer.from(archive), type: 'application/zip' }
}

function rowOf({ ref, id, amount, refundId, at }: ListedMoney): string {
  const isRefund = refundId !== undefined
  const values: Record<string, string> = {
    支付宝交易号: id,
    商户订单号: ref,
    业务类型: isRefund ? '退款' : '交易',
    商品名称: 'SB1 Warm, Table',
    创建时间: at,
    完成时间: at,
    '订单金额（元）': isRefund ? `-${amount}` : amount,
    '退款批次号/请求号': refundId ?? '',
  }
  return COLUMNS.split(',')
    .map((name) => `${values[name] ?? ''}\t`)
    .join(',')
}

/** The codes of all signs of two bytes in GBK, which JavaScript can read but not write. */
const CODES = (() => {
  const decoder = new TextDecoder('gbk')
  const codes = new Map<string, [number, number]>()
  for (let first = 0x81; first <= 0xfe; first += 1) {
    for (let second = 0x40; second <= 0xfe; second += 1) {
      const sign = decoder.decode(new Uint8Array([first, second]))
      if (sign.length === 1 && !codes.has(sign)) codes.set(sign, [first, second])
    }
  }
  return codes
})()

function inGbk(text: string): number[] {
  return Array.from(text).flatMap((sign) => (sign < '\u0080' ? [sign.charCodeAt(0)] : (CODES.get(sign) ?? [0x3f])))
}
