import { act, useState } from 'react'
import { Wheel } from '@/ui/fields/Wheel.h5'
import { WHEEL_ROW } from '@/ui/fields/wheelProps'
import { key, one, press, render } from '../rendering'

function Months({ from }: { from: number }) {
  const [index, setIndex] = useState(from)
  return <Wheel label="Month" options={['January', 'February', 'March']} index={index} onChange={setIndex} />
}

const wheel = () => one('[role="spinbutton"]')
const shown = () => wheel().getAttribute('aria-valuetext')

test('a wheel begins at its option and is turned by the arrow keys, not beyond its ends', async () => {
  await render(<Months from={1} />)
  expect([shown(), wheel().scrollTop]).toEqual(['February', WHEEL_ROW])
  wheel().focus()
  await key('ArrowDown')
  await key('ArrowDown')
  expect(shown()).toBe('March')
  await key('PageUp')
  expect(shown()).toBe('January')
})

test('scrolling and a tap choose an option', async () => {
  await render(<Months from={0} />)
  await act(async () => {
    wheel().scrollTop = WHEEL_ROW * 1.8
    wheel().dispatchEvent(new Event('scroll'))
  })
  expect(shown()).toBe('March')
  const [first] = document.querySelectorAll<HTMLElement>('[aria-hidden]')
  if (first) await press(first)
  expect([shown(), wheel().scrollTop]).toEqual(['January', 0])
})
