import { DrawnMap } from '@/components/map/drawnMap'

const looks = { square: '', river: '', road: '', rail: '', tiles: '', name: '', pin: '', mark: '', chosen: '' }
const centre = { lat: 13.7367, lng: 100.5805 }

function box(): HTMLElement {
  const element = document.createElement('div')
  element.tabIndex = 0
  document.body.append(element)
  return element
}

function press(key: string, keyCode: number): void {
  const event = new KeyboardEvent('keydown', { key, bubbles: true })
  // Leaflet reads the deprecated property of the key.
  Object.defineProperty(event, 'keyCode', { value: keyCode })
  document.dispatchEvent(event)
}

describe('a drawn map', () => {
  it.each([
    ['before it was ready', true],
    ['afterwards', false],
  ])('is moved by keys when it got the focus %s', async (_, early) => {
    const element = box()
    if (early) element.focus()
    const moved = new Promise<{ lat: number }>((onMove) => new DrawnMap(element, { centre, zoom: 15, looks, onMove }))
    if (!early) element.focus()
    press('ArrowUp', 38)
    expect((await moved).lat).toBeGreaterThan(centre.lat)
  })
})
