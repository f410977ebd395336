import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** Runs the checks on a small project where each file breaks one rule, so that an ineffective rule is noticed. */
const ROOT = join(__dirname, '../..')
let project: string

/** Files of the planted project. */
const clean = {
  'src/app.config.ts': "export const root = { root: 'pages/my/points', pages: ['shop'] }",
  'src/contract/order.ts': "import * as v from 'valibot'\nexport const order = v.object({})",
  'src/domain/money/money.ts': "import { order } from '@/contract/order'\nexport const money = order",
  'src/components/money/Price.tsx':
    "import { money } from '../../domain/money/money'\nexport function Price() { return <>{String(money)}</> }",
  'src/pages/index/goods.tsx': "import { Price } from '@/components/money/Price'\nexport default Price",
  'src/pages/my/points/shop.tsx': "import { Row } from './parts/Row'\nexport default Row",
  'src/pages/my/points/parts/Row.tsx': 'export const Row = () => <></>',
  'server/app.ts': "import { order } from '../src/contract/order'\nexport const app = order",
}

const boundaries = {
  'layer-contract src/contract/a.ts': "import { money } from '@/domain/money/money'\nexport const a = money",
  'layer-domain src/domain/b.ts':
    "import type { Price } from '../components/money/Price'\nexport type B = typeof Price",
  'layer-components src/components/C.tsx': "export const C = () => import('@/pages/index/goods')",
  'layer-hooks src/hooks/useButton.ts':
    "import { Button } from '@/ui/actions/Button'\nexport const useButton = () => Button",
  'layer-ui src/ui/actions/Button.tsx': "import { Price } from '@/components/money/Price'\nexport const Button = Price",
  'packages-of-contract src/contract/d.ts': "import dayjs from 'dayjs'\nexport const d = dayjs",
  'packages-of-domain src/domain/e.ts': "import { observable } from 'mobx'\nexport const e = observable",
  'stores-without-taro src/stores/f.ts': "import Taro from '@tarojs/taro'\nexport const f = Taro",
  'area-privacy src/pages/index/g.tsx': "import { Row } from '@/pages/my/points/parts/Row'\nexport default Row",
  'area-privacy src/pages/my/points/h.tsx': "import page from '../../index/goods'\nexport default page",
  'area-privacy src/app.tsx': "import { Row } from '@/pages/my/points/parts/Row'\nexport const app = () => <Row />",
  'server-shares-only-the-contract server/j.ts': "import { f } from '../src/stores/f'\nexport const j = f",
  'storefront-without-server src/api/k.ts': "import { app } from '../../server/app'\nexport const k = app",
  'storefront-without-node src/platform/l.ts': "import fs from 'node:fs'\nexport const l = fs",
  'no-cycles src/stores/m.ts': "import { n } from './n'\nexport const m = () => n",
  'resolves src/api/o.ts': "import { nowhere } from './nowhere'\nexport const o = nowhere",
  'routes-is-a-leaf src/routes.ts': "import { money } from './domain/money/money'\nexport const routes = money",
}

const lint = {
  'typescript(no-explicit-any) src/api/any.ts': 'export const anything: any = 1',
  'typescript(no-non-null-assertion) src/api/bang.ts':
    'export const first = (list: string[] | undefined) => list!.length',
  'typescript(no-floating-promises) src/api/promise.ts':
    'async function load() {}\nexport function start() {\n  load()\n}',
  'typescript(consistent-type-imports) src/api/types.ts':
    "import { Stats } from 'node:fs'\nexport const size = (stats: Stats) => stats.size",
  'eslint(no-console) src/api/loud.ts': "console.log('here')",
  'eslint(max-lines) src/api/long.ts': 'export {}\n'.repeat(251),
  'eslint(max-lines) src/pages/index/long.tsx': 'export {}\n'.repeat(121),
  'eslint(max-lines-per-function) src/api/tall.ts': `export function tall(n: number) {\n${'  n.toFixed()\n'.repeat(41)}}`,
  'eslint(complexity) src/api/knot.ts': `export const knot = (n: number) => [${'n === 1 || '.repeat(11)}n]`,
  'eslint(id-denylist) src/api/names.ts': 'export const holdGuest = 1',
  'eslint(id-denylist) src/api/limits.ts': 'export const sayLimit = 1',
  'eslint(no-warning-comments) src/api/viewer.ts': '/** Who looks at orders, and when. */\nexport const viewer = 1',
  'eslint(no-restricted-properties) src/shell/bar.ts':
    "import Taro from '@tarojs/taro'\nexport const hide = () => Taro.hideTabBar()",
  'eslint(no-warning-comments) test/domain/words.ts': '/** Told to whoever asks. */\nexport const words = 1',
  'eslint(no-warning-comments) src/api/words.ts': '/** Told to whoever asks. */\nexport const words = 1',
  'jest(valid-title) test/domain/title.test.ts': "it('says so', () => expect(1).toBe(1))",
  'import(no-default-export) src/api/unnamed.ts': 'export default 1',
  'react(jsx-no-literals) src/components/Literal.tsx': 'export const Literal = () => <b>Add to cart</b>',
  'react-hooks(rules-of-hooks) src/components/Hook.tsx':
    "import { useState } from 'react'\nexport function Hook({ on }: { on: boolean }) {\n  if (on) useState(1)\n  return null\n}",
  'jsx-a11y(alt-text) src/components/Alt.tsx': 'export const Alt = () => <img src="a.png" />',
}

const style = (declarations: string) => `.dish {\n  ${declarations};\n}\n`
const styles = {
  'color-no-hex src/pages/hex.scss': style('color: #fff'),
  'color-named src/pages/named.scss': style('color: red'),
  'function-disallowed-list src/pages/rgb.scss': style('color: rgb(1 2 3)'),
  'function-disallowed-list src/styles/mix.scss': style('color: color-mix(in srgb, var(--ink), var(--bg))'),
  'property-disallowed-list src/pages/gap.scss': style('gap: 8px'),
  'property-disallowed-list src/pages/inset.scss': style('inset: 0'),
  'property-disallowed-list src/pages/ratio.scss': style('aspect-ratio: 1'),
  'property-disallowed-list src/pages/blur.scss': style('backdrop-filter: blur(1px)'),
  'declaration-property-value-disallowed-list src/pages/grid.scss': style('display: grid'),
  'selector-disallowed-list src/pages/words.scss': '.words {\n  margin: 0;\n}\n',
  'selector-pseudo-class-disallowed-list src/pages/has.scss': '.dish:has(b) {\n  margin: 0;\n}\n',
}

/** `rule file` → source, from the tables above. */
function write(planted: Record<string, string>): void {
  for (const [name, source] of Object.entries(planted)) {
    const file = join(project, name.split(' ').at(-1) ?? '')
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${source}\n`)
  }
}

/** Runs a tool of the project in the planted folder and parses its JSON output. */
function report(tool: string, ...args: string[]): { code: number | null; found: unknown } {
  const { status, stdout, stderr } = spawnSync(join(ROOT, 'node_modules/.bin', tool), args, { cwd: project })
  return { code: status, found: JSON.parse(stdout.toString() || stderr.toString()) }
}

const relative = (file: string) => file.replace(`${project}/`, '')

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'storefront-check-'))
  symlinkSync(join(ROOT, 'node_modules'), join(project, 'node_modules'))
  cpSync(join(ROOT, 'package.json'), join(project, 'package.json'))
  cpSync(join(ROOT, 'tsconfig.json'), join(project, 'tsconfig.json'))
  cpSync(join(ROOT, 'config'), join(project, 'config'), { recursive: true })
  write(clean)
})

afterEach(() => rmSync(project, { recursive: true }))

describe('boundaries', () => {
  const CRUISE = ['--config', 'config/dependency-cruiser.js', '-T', 'json', 'src', 'server']
  const cruise = () => report('depcruise', ...CRUISE)
  type Found = { summary: { violations: { rule: { name: string }; from: string }[] } }

  it('accept a project that follows the layers', () => {
    expect(cruise().found).toMatchObject({ summary: { violations: [], totalDependenciesCruised: 6 } })
  })

  it('report each forbidden import and nothing else', () => {
    write(boundaries)
    write({ 'src/stores/n.ts': "import { m } from './m'\nexport const n = () => m" })
    const { summary } = cruise().found as Found
    const caught = new Set(summary.violations.map(({ rule, from }) => `${rule.name} ${from}`))
    // The file of the contract that imports a rule makes a cycle as well.
    const cycle = ['no-folder-cycles src/contract', 'no-folder-cycles src/domain/money']
    expect([...caught].sort()).toEqual([...Object.keys(boundaries), ...cycle].sort())
  })

  it('report folders that import each other, except those of one area of pages', () => {
    for (const [one, other] of [
      ['src/stores/cart', 'src/stores/money'],
      ['src/pages/index/parts', 'src/pages/index/bar'],
    ] as const)
      write({
        [`${one}/a.ts`]: `import { b } from '@/${other.slice(4)}/b'\nexport const a = b`,
        [`${other}/b.ts`]: 'export const b = 1',
        [`${other}/c.ts`]: `import { a } from '@/${one.slice(4)}/a'\nexport const c = a`,
      })
    const { summary } = cruise().found as Found
    expect(summary.violations.map(({ rule, from }) => `${rule.name} ${from}`).sort()).toEqual([
      'no-folder-cycles src/stores/cart',
      'no-folder-cycles src/stores/money',
    ])
  })

  it('demand a row for each area of the server', () => {
    write({ 'server/modules/unheard/rules.ts': 'export const rules = 1' })
    const { stderr } = spawnSync(join(ROOT, 'node_modules/.bin/depcruise'), CRUISE, { cwd: project })
    expect(stderr.toString()).toContain('give server/modules/unheard a row')
  })
})

describe('lint', () => {
  it('reports each planted mistake', () => {
    write(lint)
    const { code, found } = report(
      'oxlint',
      '--config',
      'config/oxlint.json',
      '--type-aware',
      '-f',
      'json',
      'src',
      'test',
    )
    const { diagnostics } = found as { diagnostics: { code: string; filename: string }[] }
    const caught = new Set(diagnostics.map((one) => `${one.code} ${relative(one.filename)}`))
    expect([...caught]).toEqual(expect.arrayContaining(Object.keys(lint)))
    expect(code).toBe(1)
  })
})

describe('styles', () => {
  it('reject raw colours and features that mini-programs lack', () => {
    write(styles)
    const { found } = report('stylelint', '--config', 'config/stylelint.json', '-f', 'json', 'src/**/*.scss')
    const files = found as { source: string; warnings: { rule: string }[] }[]
    const caught = files.flatMap((file) => file.warnings.map(({ rule }) => `${rule} ${relative(file.source)}`))
    expect([...new Set(caught)].sort()).toEqual(Object.keys(styles).sort())
  })
})

describe('duplicates', () => {
  const copied = Array.from(
    { length: 6 },
    (_, n) => `  const part${n} = Number(given.slice(${n}, total + ${n})) * total + ${n}`,
  ).join('\n')
  const search = () =>
    spawnSync(join(ROOT, 'node_modules/.bin/jscpd'), ['--config', 'config/jscpd.json', 'src'], {
      cwd: project,
    })

  it('finds six duplicated lines', () => {
    write({ 'src/api/one.ts': `export function one(given: string, total: number) {\n${copied}\n}` })
    expect(search().status).toBe(0)
    write({ 'src/api/two.ts': `export const two = (total: number, given: string) => {\n${copied}\n}` })
    expect(search().status).toBe(1)
  })
})
