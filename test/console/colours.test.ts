import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { COLOURS } from '../../console/app/colours'
import { TILES } from '../../console/app/form/pictures/tiles'

it('the colours of the console are the light ones of the storefront', () => {
  const file = readFileSync(join(__dirname, '../../src/styles/theme.scss'), 'utf8')
  // Those of the light theme come first.
  const declared = (name: string) =>
    new RegExp(`--${name}: (#\\w+);`).exec(file)?.[1]?.replace(/^#(\w)(\w)(\w)$/, '#$1$1$2$2$3$3')
  const dashed = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const ours = (names: string[], prefix = '') =>
    Object.fromEntries(names.map((name) => [name, declared(prefix + dashed(name))]))
  expect(ours(Object.keys(COLOURS))).toEqual(COLOURS)
  expect(ours(Object.keys(TILES), 't-')).toEqual(TILES)
})
