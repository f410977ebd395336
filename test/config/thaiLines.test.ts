import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parse, type Rule } from 'postcss'
import { compile } from 'sass'

const SRC = resolve(__dirname, '../../src')

/** Line height of Noto Sans Thai from which no tone mark above a vowel is clipped, per font size. */
const LEAST = 1.45

/** The declarations of each selector of a style file. */
function rulesOf(file: string): Map<string, Record<string, string>> {
  const atSrc = (url: string) => (url.startsWith('@/') ? pathToFileURL(join(SRC, url.slice(2))) : null)
  const { css } = compile(join(SRC, file), { importers: [{ findFileUrl: atSrc }], quietDeps: true })
  const rules = new Map<string, Record<string, string>>()
  const add = (selector: string, rule: Rule) => {
    const declarations = rules.get(selector) ?? rules.set(selector, {}).get(selector)
    rule.walkDecls(({ prop, value }) => void Object.assign(declarations ?? {}, { [prop]: value }))
  }
  parse(css).walkRules((rule) => {
    for (const selector of rule.selectors) add(selector, rule)
  })
  return rules
}

/** The line heights of the type scale for Thai and Chinese, by variable. */
const scale = rulesOf('styles/base.scss').get('.page.x') ?? {}

/** A line height per font size; undefined when it cannot be computed. */
function ratioOf({ 'line-height': height = '', 'font-size': size = '' }: Record<string, string>): number | undefined {
  const value = scale[/^var\((.+)\)$/.exec(height)?.[1] ?? ''] ?? height
  const ratio = value.endsWith('px') ? parseFloat(value) / parseFloat(size) : parseFloat(value)
  return Number.isNaN(ratio) ? undefined : ratio
}

/** Truncated texts whose first line clips Thai tone marks: without room above it, neither always nor for the class `x`. */
function clippedIn(file: string): string[] {
  const rules = rulesOf(file)
  const clipped = [...rules].filter(([selector, own]) => {
    const { 'padding-top': room, ...thai } = { ...own, ...rules.get(`:global(.x) ${selector}`) }
    const ratio = ratioOf(thai)
    return own.overflow === 'hidden' && !room && ratio !== undefined && ratio < LEAST
  })
  return clipped.map(([selector]) => `${file} ${selector}`)
}

test('lines of Thai text are taller than its marks in every text style but the headline, which is not truncated', () => {
  const low = Object.entries(scale).filter(([, value]) => Number(value) < LEAST)
  expect(Object.keys(scale)).toHaveLength(8)
  expect(low.map(([name]) => name)).toEqual(['--lh-hero'])
})

test('no truncated text clips Thai tone marks', () => {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.module.scss'))
  const own = files.filter((file) => /line-height|t\(hero/.test(readFileSync(join(SRC, file), 'utf8')))
  expect(own.flatMap(clippedIn)).toEqual([])
})
