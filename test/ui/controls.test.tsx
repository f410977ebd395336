import { Button } from '@/ui/actions/Button'
import { ChoosePill } from '@/ui/actions/ChoosePill'
import { OptionGroup } from '@/ui/fields/OptionGroup'
import { Segment } from '@/ui/fields/Segment'
import { Stepper } from '@/ui/fields/Stepper'
import { Tabs } from '@/ui/layout/Tabs'
import { Pressable } from '@/ui/actions/Pressable'
import { Toggle } from '@/ui/fields/Toggle'
import { button, render, one, press } from './rendering'

describe('a pressable element', () => {
  test('is a real button that never submits a form', async () => {
    const tapped = jest.fn()
    await render(<Pressable onTap={tapped}>Add</Pressable>)
    expect(button('Add').type).toBe('button')
    await press(button('Add'))
    expect(tapped).toHaveBeenCalledTimes(1)
  })

  test('stays focusable while disabled and states why', async () => {
    const tapped = jest.fn()
    const refused = jest.fn()
    await render(
      <Pressable disabled onTap={tapped} onRefused={refused}>
        Add
      </Pressable>,
    )
    expect(button('Add').disabled).toBe(false)
    expect(button('Add').getAttribute('aria-disabled')).toBe('true')
    await press(button('Add'))
    expect(tapped).not.toHaveBeenCalled()
    expect(refused).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['tab', 'aria-selected'],
    ['radio', 'aria-checked'],
    ['switch', 'aria-checked'],
    ['checkbox', 'aria-checked'],
  ] as const)('exposes as a %s whether it is selected', async (kind, attribute) => {
    await render(<Pressable kind={kind} selected label="This" />)
    expect(button('This').getAttribute('role')).toBe(kind)
    expect(button('This').getAttribute(attribute)).toBe('true')
  })
})

test('a double tap on a button counts once, a later one again', async () => {
  const tapped = jest.fn()
  await render(<Button onTap={tapped}>Send</Button>)
  const now = jest.spyOn(Date, 'now').mockReturnValue(1000)
  await press(button('Send'))
  now.mockReturnValue(1299)
  await press(button('Send'))
  expect(tapped).toHaveBeenCalledTimes(1)
  now.mockReturnValue(1300)
  await press(button('Send'))
  expect(tapped).toHaveBeenCalledTimes(2)
})

test('a tap counts at once after one on another button', async () => {
  const tapped = jest.fn()
  jest.spyOn(Date, 'now').mockReturnValue(1000)
  await render(
    <>
      <Button onTap={tapped}>Send</Button>
      <Button onTap={jest.fn()}>Close</Button>
    </>,
  )
  for (const name of ['Send', 'Close', 'Send']) await press(button(name))
  expect(tapped).toHaveBeenCalledTimes(2)
})

describe('a loading button', () => {
  test('ignores a second tap and keeps its name', async () => {
    const tapped = jest.fn()
    const refused = jest.fn()
    await render(
      <Button busy onTap={tapped} onRefused={refused}>
        Pay now
      </Button>,
    )
    await press(button('Pay now'))
    expect(tapped).not.toHaveBeenCalled()
    expect(refused).not.toHaveBeenCalled()
  })
})

describe('the stepper', () => {
  test('shows only the plus at zero', async () => {
    await render(<Stepper count={0} name="Pad Thai" onChange={jest.fn()} />)
    expect(document.querySelectorAll('button')).toHaveLength(1)
    expect(button('common.add: Pad Thai')).toBeTruthy()
  })

  test('counts up and down', async () => {
    const changed = jest.fn()
    await render(<Stepper count={2} name="Pad Thai" onChange={changed} />)
    await press(button('common.add: Pad Thai'))
    await press(button('common.less: Pad Thai'))
    expect(changed.mock.calls).toEqual([[3], [1]])
  })

  test('refuses at the maximum and states it', async () => {
    const changed = jest.fn()
    const limited = jest.fn()
    await render(<Stepper count={5} max={5} name="Pad Thai" onChange={changed} onLimit={limited} />)
    await press(button('common.add: Pad Thai'))
    expect(changed).not.toHaveBeenCalled()
    expect(limited).toHaveBeenCalledTimes(1)
  })

  test('does not go below the minimum', async () => {
    const changed = jest.fn()
    await render(<Stepper count={1} min={1} name="Pad Thai" onChange={changed} />)
    await press(button('common.less: Pad Thai'))
    expect(changed).not.toHaveBeenCalled()
  })
})

describe('choices', () => {
  const types = [
    { key: 'delivery', label: 'Delivery', icon: 'moped' },
    { key: 'pickup', label: 'Pickup', icon: 'tote' },
  ] as const

  test('a segmented control is a named group of radios of which one is selected and has the only icon', async () => {
    const changed = jest.fn()
    await render(<Segment label="How" options={types} value="delivery" onChange={changed} />)
    expect(one('[role=radiogroup]').getAttribute('aria-label')).toBe('How')
    expect(one('[role=radio][aria-checked=true]').textContent).toBe('Delivery')
    expect(document.querySelectorAll('i')).toHaveLength(1)
    await press(button('Pickup'))
    expect(changed).toHaveBeenCalledWith('pickup')
  })

  test('tabs expose the selected one', async () => {
    const changed = jest.fn()
    await render(<Tabs label="Orders" tabs={types} active="pickup" onChange={changed} />)
    expect(one('[role=tab][aria-selected=true]').textContent).toBe('Pickup')
    await press(button('Delivery'))
    expect(changed).toHaveBeenCalledWith('delivery')
  })

  test('an unavailable option is focusable but cannot be chosen', async () => {
    const toggled = jest.fn()
    const options = [
      { key: 'mild', label: 'Mild' },
      { key: 'hot', label: 'Thai hot', disabled: true },
    ]
    await render(<OptionGroup title="Heat" rule="Required" options={options} chosen={['mild']} onToggle={toggled} />)
    expect(one('[role=radiogroup]').getAttribute('aria-label')).toBe('Heat')
    await press(button('Thai hot'))
    expect(toggled).not.toHaveBeenCalled()
    await press(button('Mild'))
    expect(toggled).toHaveBeenCalledWith('mild')
  })

  test('a switch reports its new state', async () => {
    const changed = jest.fn()
    await render(<Toggle label="Use points" on onChange={changed} />)
    await press(one('[role=switch]'))
    expect(changed).toHaveBeenCalledWith(false)
  })

  test("the pill has the dish's name and its quantity in the cart", async () => {
    await render(<ChoosePill text="Choose" count={2} name="Tom Yum" onTap={jest.fn()} />)
    expect(button('Choose: Tom Yum (2)').textContent).toBe('Choose')
  })
})
