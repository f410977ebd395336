import { unzipSync } from 'fflate'
import * as v from 'valibot'
import { type AlipayGateway, AlipayApiError } from '../alipayGateway'
import { ProviderError } from '../providerError'
import type { StatementEntry, StatementPeriod } from './paymentProvider'
import { type DayStatement, LARGEST_STATEMENT, readStatements, StatementRow } from './statementFiles'

const PROVIDER = 'alipay'
/** How the head of the file with the single payments begins; the other file of the archive has sums. */
const HEAD = '支付宝交易号,'
/** A name that may contain commas, which Alipay does not quote. */
const NAME = '商品名称'

const METHOD = 'alipay.data.dataservice.bill.downloadurl.query'
/** Code of a day without a list. */
const NO_LIST = /bill_not_exist/i
const listed = v.object({ bill_download_url: v.pipe(v.string(), v.url()) })

/** The lists of trades in yuan (https://opendocs.alipay.com/open/3c9f1bcf_alipay.data.dataservice.bill.downloadurl.query). */
export function statementOfAlipay(gateway: AlipayGateway, period: StatementPeriod): Promise<StatementEntry[] | null> {
  return readStatements(period, gateway.now(), (day) => readDay(gateway, day))
}

/** The list of a day. Its address names who may read it, and is valid for half a minute. */
async function readDay(gateway: AlipayGateway, day: string): Promise<DayStatement> {
  const form = { biz_content: JSON.stringify({ bill_type: 'trade', bill_date: day }) }
  try {
    const { bill_download_url } = await gateway.request(METHOD, form, listed)
    return entriesOfArchive(await gateway.download(bill_download_url, LARGEST_STATEMENT))
  } catch (error) {
    if (error instanceof AlipayApiError && error.isSigned && NO_LIST.test(error.subCode)) return 'none'
    throw error
  }
}

/** The entries of an archive: tables in GBK, of which one has a row for each payment and refund. Throws when it is not whole. */
function entriesOfArchive(archive: Buffer): StatementEntry[] {
  const details = textsIn(archive).find((text) => text.includes(`\n${HEAD}`))
  if (details === undefined) throw broken('the archive has no list')
  return rowsIn(details).flatMap(entryOf)
}

function textsIn(archive: Buffer): string[] {
  try {
    let size = 0
    const files = unzipSync(archive, {
      filter: ({ originalSize }) => {
        size += originalSize
        if (size > LARGEST_STATEMENT) throw new Error('too large')
        return true
      },
    })
    const decoder = new TextDecoder('gb18030')
    return Object.values(files).map((file) => decoder.decode(file))
  } catch {
    throw broken('the list cannot be unpacked')
  }
}

/** The rows between the head and the remarks at the end, which count them: `#交易合计：1笔`, `#退款合计：0笔`. */
function rowsIn(text: string): StatementRow[] {
  const lines = text.split(/\r?\n/)
  const head = lines.findIndex((line) => line.startsWith(HEAD))
  const names = (lines[head] ?? '').split(',').map((name) => name.trim().replace('(', '（').replace(')', '）'))
  const end = lines.findIndex((line, at) => at > head && line.startsWith('#'))
  const rows = lines.slice(head + 1, end).filter((line) => line !== '')
  const counts = [...text.matchAll(/#(?:交易|退款)合计[：:](\d+)笔/g)].map(([, count]) => Number(count))
  if (end === -1 || counts.length !== 2 || counts.reduce((sum, count) => sum + count, 0) !== rows.length)
    throw broken('the list is not whole')
  return rows.map((row) => new StatementRow(PROVIDER, cellsOf(row, names)))
}

function cellsOf(row: string, names: readonly string[]): Map<string, string> {
  const cells = row.split(',').map((cell) => cell.trim())
  const surplus = Math.max(0, cells.length - names.length)
  const name = names.indexOf(NAME)
  const joined = cells.slice(name, name + surplus + 1).join(',')
  const whole = [...cells.slice(0, name), joined, ...cells.slice(name + surplus + 1)]
  return new Map(names.map((each, at) => [each, (whole[at] ?? '').replace(/^-(?=\d)/, '')]))
}

function entryOf(row: StatementRow): StatementEntry[] {
  const common = {
    ref: row.text('商户订单号'),
    transactionId: row.text('支付宝交易号'),
    amount: row.amount('订单金额（元）'),
    state: 'done' as const,
    at: row.moment('完成时间'),
  }
  switch (row.text('业务类型')) {
    case '交易':
      return [{ ...common, kind: 'payment' }]
    case '退款':
      return [{ ...common, kind: 'refund', refundId: row.text('退款批次号/请求号') }]
    default:
      return []
  }
}

const broken = (reason: string) => new ProviderError(PROVIDER, 'down', reason)
