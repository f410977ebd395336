import { DrawnMap, isCityDrawn } from '@/components/map/drawnMap'

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

  it('names of places that would cover each other show only the first', () => {
    const element = box()
    const place = { kind: 'region' as const, hint: '' }
    new DrawnMap(element, { centre, zoom: 15, looks, onMove: () => undefined }).write([
      { ...place, ...centre, id: 'a', name: 'Thonglor' },
      { ...place, lat: centre.lat + 0.0001, lng: centre.lng, id: 'b', name: 'Watthana' },
      { ...place, lat: centre.lat + 0.02, lng: centre.lng, id: 'c', name: 'Din Daeng' },
    ])
    expect(element.textContent).toContain('Thonglor')
    expect(element.textContent).not.toContain('Watthana')
    expect(element.textContent).toContain('Din Daeng')
  })

  it('is closer with tiles of a map service than with the lines of the city', () => {
    const element = box()
    const drawn = new DrawnMap(element, { centre, zoom: 18, looks, onMove: () => undefined })
    const linesOf = () => element.querySelectorAll('path').length
    expect(linesOf()).toBeGreaterThan(0)
    drawn.setTiles({ tiles: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '', key: '' })
    expect(linesOf()).toBe(0)
    drawn.setTiles({ tiles: '', attribution: '', key: '' })
    expect(linesOf()).toBeGreaterThan(0)
  })

  it('exists only where lines of the city are', () => {
    expect([isCityDrawn(centre), isCityDrawn({ lat: 18.78, lng: 98.98 })]).toEqual([true, false])
  })
})
