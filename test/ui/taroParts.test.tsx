import { useState } from 'react'
import { Rate } from '@/ui/fields/Rate'
import { Track } from '@/ui/feedback/Track'
import { Accordion } from '@/ui/layout/Accordion'
import { button, one, press, render } from './rendering'

describe('a rating', () => {
  const levels = ['1 star', '2 stars', '3 stars']

  test('is a named group of radios, each a real button with its own name', async () => {
    const changed = jest.fn()
    await render(<Rate label="Overall" levels={levels} value={2} onChange={changed} />)
    expect(one('[role=radiogroup]').getAttribute('aria-label')).toBe('Overall')
    const stars = [...document.querySelectorAll('button[role=radio]')]
    expect(stars.map((star) => star.getAttribute('aria-label'))).toEqual(levels)
    expect(one('[role=radio][aria-checked=true]')).toBe(button('2 stars'))
    await press(button('3 stars'))
    expect(changed.mock.calls).toEqual([[3]])
  })

  test('shows the name of the chosen face', async () => {
    const { again } = await render(<Rate label="Overall" levels={levels} value={0} onChange={jest.fn()} />)
    const shown = () => one('.rateName').textContent
    expect(shown()).toBe('')
    await again(<Rate label="Overall" levels={levels} value={2} onChange={jest.fn()} />)
    expect(shown()).toBe('2 stars')
  })
})

test('an accordion is a heading with a button that states whether it is open, and hides what is closed', async () => {
  function Folded() {
    const [open, setOpen] = useState(false)
    return (
      <Accordion title="Ordering" open={open} onToggle={setOpen}>
        <a href="#answer">How?</a>
      </Accordion>
    )
  }
  await render(<Folded />)
  expect(one('h2 > button')).toBe(button('Ordering'))
  expect(one('.at-accordion__arrow').getAttribute('aria-hidden')).toBe('true')
  const hidden = () => one('a').closest('.at-accordion__content--inactive') !== null
  expect([button('Ordering').getAttribute('aria-expanded'), hidden()]).toEqual(['false', true])
  await press(button('Ordering'))
  expect([button('Ordering').getAttribute('aria-expanded'), hidden()]).toEqual(['true', false])
})

test('a track is a list whose current stop is marked, and takes no taps', async () => {
  const stops = [
    { label: 'Placed', icon: 'check-circle', time: '12:08' },
    { label: 'Cooking', icon: 'cooking-pot' },
    { label: 'Ready', icon: 'tote' },
  ] as const
  await render(<Track stops={stops} now={1} />)
  const items = [...one('[role=list]').querySelectorAll('[role=listitem]')]
  expect(items.map(({ textContent }) => textContent)).toEqual(['Placed12:08', 'Cooking', 'Ready'])
  expect(items.every((item) => item.querySelector('[aria-hidden=true] .at-icon'))).toBe(true)
  expect(one('[aria-current=step]')).toBe(items[1])
  expect(items.map((item) => item.className.split(' ').slice(1).join())).toEqual([
    'at-timeline-item--done',
    'at-timeline-item--now',
    '',
  ])
})
