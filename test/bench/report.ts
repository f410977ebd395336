import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../config/tasks/steps'
import type { PageScores, Scores } from './lighthouse'
import type { Load } from './load'
import type { OrderLoad } from './orderLoad'
import type { ServerLoad } from './serverLoad'
import type { StartTime } from './startTime'

/** Measurements of both apps on menus of 200 and of 2,000 dishes. */
export interface Measured {
  /** Of the processor, for both apps. */
  slowdown: number
  ours: { small: Load; large: Load }
  reference: { small: Load; large: Load }
  server: ServerLoad
  /** Carts and orders by database. */
  orders: { postgres: OrderLoad; embedded: OrderLoad }
  start: StartTime
  lighthouse: PageScores
}

/** A value and its limit (a minimum for `atLeast`); performance.md "Budgets". */
interface Budget {
  what: string
  is: number
  limit: number
  stretch?: number
  atLeast?: true
  unit?: string
}

export function budgets({ ours, reference, server, orders, start, lighthouse }: Measured): Budget[] {
  return [
    {
      what: 'first load of the menu, JS + CSS + HTML, brotli',
      is: ours.small.code / 1024,
      limit: 130,
      stretch: 110,
      unit: 'KB',
    },
    {
      what: 'menu of 200 usable, ratio to the reference',
      is: ours.small.usable / reference.small.usable,
      limit: 0.62,
      stretch: 0.45,
    },
    {
      what: 'menu of 2,000 usable, ratio to the reference',
      is: ours.large.usable / reference.large.usable,
      limit: 0.15,
      stretch: 0.1,
    },
    { what: 'first paint, ratio to the reference', is: ours.small.fcp / reference.small.fcp, limit: 0.4, stretch: 0.3 },
    { what: 'layout shift', is: Math.max(ours.small.cls, ours.large.cls), limit: 0.02, stretch: 0 },
    { what: 'tap "add" at 2,000, ratio to 200', is: ours.large.tap / ours.small.tap, limit: 1.2, stretch: 1 },
    { what: 'menu reply, p99 at 50 requests a second', is: server.p99, limit: 50, unit: 'ms' },
    { what: 'menu replies a second', is: server.perSecond, limit: 300, atLeast: true },
    ...orderBudgets('PostgreSQL', orders.postgres, { cart: 150, order: 40 }),
    ...orderBudgets('embedded database', orders.embedded, { cart: 80, order: 20 }),
    { what: '`npm start` to the first usable page, built', is: start.later, limit: 4, stretch: 2, unit: 's' },
    ...Object.entries(lighthouse).flatMap(([page, scores]) => lighthouseBudgets(page, scores)),
  ]
}

/** Limits of writes a second, at 20 connections. */
function orderBudgets(database: string, { cart, order }: OrderLoad, limits: { cart: number; order: number }): Budget[] {
  return [
    { what: `cart changes a second, ${database}`, is: cart.perSecond, limit: limits.cart, atLeast: true },
    { what: `whole orders a second, ${database}`, is: order.perSecond, limit: limits.order, atLeast: true },
    { what: `their calls, p99, ${database}`, is: Math.max(cart.p99, order.p99), limit: 500, unit: 'ms' },
  ]
}

function lighthouseBudgets(page: string, { performance, ...others }: Scores): Budget[] {
  return [
    { what: `Lighthouse, ${page}: performance`, is: performance, limit: 90, atLeast: true },
    ...Object.entries(others).map(([category, is]): Budget => ({
      what: `Lighthouse, ${page}: ${category}`,
      is,
      limit: 100,
      atLeast: true,
    })),
  ]
}

export const met = ({ is, limit, atLeast }: Budget): boolean => (atLeast ? is >= limit : is <= limit)

const row = (cells: string[]) => `| ${cells.join(' | ')} |`
const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`

function loadRow(name: string, load: Load): string {
  const { fcp, lcp, usable, tbt, cls, nodes, js, code, tap } = load
  const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`
  return row([
    ...[name, seconds(fcp), seconds(lcp), seconds(usable), `${tbt.toFixed(0)} ms`, cls.toFixed(3)],
    ...[nodes.toFixed(0), kb(js), kb(code), `${tap.toFixed(0)} ms`],
  ])
}

/** The report as Markdown: budgets first, then all values. */
export function render(measured: Measured): string {
  const { slowdown, ours, reference, server, start } = measured
  const judged = budgets(measured).map((budget) => {
    const { what, is, limit, stretch, atLeast, unit = '' } = budget
    const bound = `${atLeast ? '≥' : '≤'} ${limit} ${unit}`.trim()
    return row([
      met(budget) ? '✓' : '✗',
      what,
      `${is.toFixed(is < 10 ? 3 : 1)} ${unit}`.trim(),
      bound,
      String(stretch ?? ''),
    ])
  })
  return [
    row(['', 'what', 'is', 'budget', 'stretch']),
    row(['-', '-', '-', '-', '-']),
    ...judged,
    '',
    row(['menu', 'FCP', 'LCP', 'usable', 'TBT', 'CLS', 'DOM', 'JS br', 'JS+CSS+HTML br', 'tap add']),
    row(Array.from({ length: 10 }, () => '-')),
    loadRow('storefront, 200', ours.small),
    loadRow('Taro as generated, 200', reference.small),
    loadRow('storefront, 2,000', ours.large),
    loadRow('Taro as generated, 2,000', reference.large),
    '',
    `The processor was slowed down ${slowdown.toFixed(1)} times.`,
    `Server, menu of 200: p50 ${server.p50.toFixed(1)} ms, p99 ${server.p99.toFixed(1)} ms, ${server.perSecond.toFixed(0)} replies a second.`,
    `\`npm start\` to the first usable page: ${start.later.toFixed(2)} s; ${start.first.toFixed(2)} s on an empty data folder.`,
    '',
  ].join('\n')
}

/** Writes the report to .bench, which is not committed. */
export function keep(measured: Measured, text: string): void {
  const folder = join(ROOT, '.bench')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'report.md'), text)
  writeFileSync(join(folder, 'report.json'), JSON.stringify(measured, null, 2))
}
