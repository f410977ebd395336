import { readFileSync } from 'node:fs'
import { act } from 'react'
import { DUO_NAMES } from '@/ui/media/iconNames'
import { Avatar } from '@/ui/media/Avatar'
import { CountBadge } from '@/ui/media/CountBadge'
import { Field } from '@/ui/fields/Field'
import { Picture } from '@/ui/media/Picture'
import { Price } from '@/components/money/Price'
import { TabBarView, type TabView } from '@/shell/TabBarView'
import type { NavLayout } from '@/contract/config/forms'
import type { Stores } from '@/stores/root'
import { button, render, one, press } from './rendering'

describe('money', () => {
  test.each([
    [16500, '฿165'],
    [54356, '฿543.56'],
    [-5000, '−฿50'],
    [128400, '฿1,284'],
  ])('%d satang is formatted as %s', async (amount, text) => {
    const { place: container } = await render(<Price amount={amount} />)
    expect(container.textContent).toBe(text)
  })
})

describe('a picture', () => {
  test('shows its tile when it fails to load, and tries a new source again', async () => {
    const { place: container, again } = await render(<Picture src="/a.webp" alt="Pad Thai" />)
    await act(async () => one('img').dispatchEvent(new Event('error')))
    expect(container.querySelector('img')).toBeNull()
    expect(container.querySelector('.i-bowl-steam')).not.toBeNull()
    await again(<Picture src="/b.webp" alt="Pad Thai" />)
    expect(one<HTMLImageElement>('img').getAttribute('src')).toBe('/b.webp')
  })

  const withPictures = (config: object) => ({ config }) as unknown as Stores
  const src = () => document.querySelector('img')?.getAttribute('src')

  test('falls back to the merchant’s own placeholder, and then to the bowl', async () => {
    const shop = withPictures({ defaultPicture: '/none.webp', loadingPicture: '' })
    const { place: container, again } = await render(<Picture src="/a.webp" alt="" />, shop)
    await act(async () => one('img').dispatchEvent(new Event('error')))
    expect(src()).toBe('/none.webp')
    await again(<Picture alt="" />)
    expect(src()).toBe('/none.webp')
    await act(async () => one('img').dispatchEvent(new Event('error')))
    expect(container.querySelector('.i-bowl-steam')).not.toBeNull()
  })

  test('shows the merchant’s placeholder while it loads and no longer; never at the start of a page', async () => {
    const shop = withPictures({ defaultPicture: '', loadingPicture: '/wait.webp' })
    const { place: container, again } = await render(<Picture src="/a.webp" alt="" />, shop)
    const ground = () => container.querySelector<HTMLElement>('div')?.style.backgroundImage
    expect(ground()).toContain('/wait.webp')
    await act(async () => one('img').dispatchEvent(new Event('load')))
    expect([ground(), src()]).toEqual(['', '/a.webp'])
    await again(<Picture src="/first.webp" alt="" eager />)
    expect(ground()).toBe('')
  })
})

test.each([
  ['Ploy Srisuk', 'PS'],
  ['เอก ใจดี', 'อจ'],
  ['王小明', '王'],
  ['Guest 16', 'G16'],
  ['', ''],
])('the avatar of %s shows %s', async (name, letters) => {
  const { place: container } = await render(<Avatar name={name} />)
  expect(container.textContent).toBe(letters)
})

test.each([
  [0, undefined],
  [7, '7'],
  [120, '99+'],
])('a count of %d is shown as %s', async (count, shown) => {
  const { place: container } = await render(<CountBadge count={count} />)
  expect(container.querySelector('i')?.dataset.count).toBe(shown)
})

describe('a field', () => {
  test('is named by its label and exposes its error', async () => {
    await render(<Field label="Phone" kind="phone" value="081" error="Too short" onChange={jest.fn()} />)
    const input = one<HTMLInputElement>('input')
    expect(input.labels?.[0]?.textContent).toBe('Phone')
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Too short')
  })

  test('is emptied by its clear button, which is shown only when it has text', async () => {
    const changed = jest.fn()
    const { again } = await render(<Field label="Phone" value="" onChange={changed} />)
    expect(document.querySelector('button')).toBeNull()
    await again(<Field label="Phone" value="081" onChange={changed} />)
    await press(button('common.clear: Phone'))
    expect(changed).toHaveBeenCalledWith('')
  })
})

describe('the tab bar', () => {
  const tabs = [
    { title: 'Home', icon: 'house', selectedIcon: 'house-f' },
    { title: 'Orders', icon: 'receipt', badge: 3 },
  ] as const

  test('marks the current tab and exposes badges', async () => {
    const selected = jest.fn()
    await render(<TabBarView label="Main" tabs={tabs} active={0} onSelect={selected} />)
    expect(one('[role=navigation]').getAttribute('aria-label')).toBe('Main')
    expect(one('[aria-current=true]').textContent).toBe('Home')
    expect(one('[aria-current=true] i').className).toContain('i-house-f')
    await press(button('Orders (3)'))
    expect(selected).toHaveBeenCalledWith(1)
  })

  const LOOK = { background: '', color: '', selectedColor: '', type: 'both', positionType: 'fixed' } as const
  const bar = (look: Partial<NavLayout>, list: readonly TabView[] = tabs, active = 0) => (
    <TabBarView label="Main" tabs={list} active={active} look={{ ...LOOK, ...look }} onSelect={jest.fn()} />
  )
  const icons = () => document.querySelectorAll('[role=navigation] i[class*=i-]').length

  test('shows icons, titles, or both as configured; every tab keeps its name', async () => {
    const { again } = await render(bar({}))
    expect([icons(), one('[role=navigation]').textContent]).toEqual([2, 'HomeOrders'])
    await again(bar({ type: 'icon' }))
    expect([icons(), one('[role=navigation]').textContent]).toEqual([2, ''])
    expect([button('Home'), button('Orders (3)')]).toHaveLength(2)
    await again(bar({ type: 'text' }))
    expect([icons(), one('[role=navigation]').textContent]).toEqual([0, 'HomeOrders'])
    await again(bar({ type: 'round' as never }))
    expect(icons()).toBe(2)
  })

  test('is attached to the edge or floats above it', async () => {
    const { again } = await render(bar({}))
    expect(one('[role=navigation]').className).not.toContain('float')
    await again(bar({ positionType: 'float' }))
    expect(one('[role=navigation]').className).toContain('float')
  })

  test('shows the merchant’s icons, including the selected ones, and our glyph for one that fails to load', async () => {
    const own = [
      { title: 'Home', icon: 'house', picture: '/a.png', selectedPicture: '/a-on.png' },
      { title: 'Menu', picture: '/b.png', selectedPicture: '/b-on.png' },
    ] as const
    await render(bar({}, own))
    const pictures = () => [...document.querySelectorAll('img')].map((each) => each.getAttribute('src'))
    expect(pictures()).toEqual(['/a-on.png', '/b.png'])
    const fail = () => act(async () => document.querySelector('img')?.dispatchEvent(new Event('error')))
    await fail()
    expect(pictures()).toEqual(['/a.png', '/b.png'])
    await fail()
    expect([pictures(), icons()]).toEqual([['/b.png'], 1])
  })

  test('uses the merchant’s colours, and makes a text readable that is not', async () => {
    const nav = { ...LOOK, background: '#ffffff', color: '#555555', selectedColor: '#b11e23' }
    const { again } = await render(<TabBarView label="Main" tabs={tabs} active={0} look={nav} onSelect={jest.fn()} />)
    expect(one('[role=navigation]').style.getPropertyValue('--tab-on')).toBe('#b11e23')
    await again(
      <TabBarView label="Main" tabs={tabs} active={0} look={{ ...nav, color: '#dddddd' }} onSelect={jest.fn()} />,
    )
    const bar = one('[role=navigation]').style
    expect(bar.getPropertyValue('--tab-on')).toBe('#b11e23')
    expect(bar.getPropertyValue('--tab-ink')).not.toBe('#dddddd')
  })
})

test('every icon name has a glyph, and every glyph has a name', () => {
  const names = [...readFileSync('src/ui/media/iconNames.ts', 'utf8').matchAll(/^ {2}\| '(.+)'$/gm)].map(
    ([, name]) => name,
  )
  const glyphs = [...readFileSync('src/styles/glyphs.scss', 'utf8').matchAll(/^ {2}'?([\w-]+)'?: '(\w+)',$/gm)].map(
    ([, name]) => name,
  )
  expect(new Set([...names, ...DUO_NAMES.map((name) => `${name}-d`)])).toEqual(new Set(glyphs))
  expect(glyphs.length).toBeGreaterThan(130)
})
