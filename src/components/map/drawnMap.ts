import 'leaflet/dist/leaflet.css'
import {
  divIcon,
  GridLayer,
  latLngBounds,
  layerGroup,
  map,
  marker,
  tileLayer,
  type DivIconOptions,
  type LeafletKeyboardEvent,
  type Map as LeafletMap,
  type Marker,
  type TileLayer,
} from 'leaflet'
import type { Coordinates } from '@/domain/address/distance'
import type { Spot } from '@/domain/address/nearby'
import type { FormMap } from '@/contract/forms'

/** The classes of what is drawn. */
type Looks = Record<'square' | 'tiles' | 'name' | 'pin' | 'mark' | 'chosen', string>

/** Named places that can be tapped; the chosen one stands out. */
export interface Marks {
  places: readonly (Coordinates & { id: string; name: string })[]
  chosen: string | undefined
  onChoose: (id: string) => void
}

interface Options {
  centre: Coordinates
  zoom: number
  looks: Looks
  /** The guest has moved the map. */
  onMove: (centre: Coordinates) => void
}

/** Squares in place of pictures of streets: something to hold on to where a merchant has no map service, or the network is gone. */
class Squares extends GridLayer {
  constructor(private readonly look: string) {
    super({ tileSize: 64 })
  }

  override createTile(): HTMLElement {
    const square = document.createElement('div')
    square.className = this.look
    return square
  }
}

/** What can be tapped is as large as a finger, and stands on its place. */
const MARK = { iconSize: [88, 44], iconAnchor: [44, 44] } satisfies DivIconOptions
const NAME = { iconSize: [0, 0] } satisfies DivIconOptions

/** A Leaflet map in an element. */
export class DrawnMap {
  private readonly map: LeafletMap
  private readonly names = layerGroup()
  private readonly pins = layerGroup()
  private marks = new Map<string, Marker>()
  /** The ids of the places that are marked. */
  private marked = ''
  private tiles: TileLayer | undefined
  private zooming = false

  private readonly looks: Looks

  constructor(box: HTMLElement, { centre, zoom, looks, onMove }: Options) {
    this.looks = looks
    this.map = map(box, { center: centre, zoom, minZoom: 5, maxZoom: 19, zoomControl: false })
    this.map.attributionControl.setPrefix(false)
    new Squares(looks.square).addTo(this.map)
    this.names.addTo(this.map)
    this.pins.addTo(this.map)
    this.map.on('zoomstart', () => (this.zooming = true)).on('zoomend', () => (this.zooming = false))
    this.map.on('moveend', () => onMove(this.centre))
    this.map.on('click', ({ latlng }) => this.map.panTo(latlng))
    // Leaflet listens to keys from the next focus on: here the focus may have been first.
    if (document.activeElement === box) this.map.fire('focus')
  }

  /** Brings a place to the middle, and puts a pin there if one is wanted. */
  goTo(place: Coordinates, pin: boolean): void {
    // A zoom that is under way ends where it set out for, whatever was asked for meanwhile.
    if (this.zooming) {
      this.map.once('zoomend', () => this.goTo(place, pin))
      return
    }
    if (this.map.distance(this.map.getCenter(), place) > 1) this.map.setView(place, undefined, { animate: false })
    this.pins.clearLayers()
    if (pin) this.note(place, this.looks.pin, '').addTo(this.pins)
  }

  zoomBy(steps: number): void {
    this.map.setZoom(this.map.getZoom() + steps)
  }

  /** Draws the pictures of a map service over the squares. */
  setTiles(setting: FormMap['mapSetting']): void {
    this.tiles?.remove()
    this.tiles = undefined
    if (!setting?.tiles) return
    const { tiles, attribution, key } = setting
    this.tiles = tileLayer(tiles, { attribution, maxZoom: 19, className: this.looks.tiles, ...{ key } }).addTo(this.map)
  }

  /** Writes names on the map. */
  write(spots: Spot[]): void {
    this.names.clearLayers()
    for (const spot of spots) this.note(spot, this.looks.name, spot.name).addTo(this.names)
  }

  /** Marks places. When they are others than before they are all brought into view, else the chosen one is. */
  mark({ places, chosen, onChoose }: Marks): void {
    const ids = places.map(({ id }) => id).join(' ')
    if (ids !== this.marked) this.renewMarks(places)
    this.marked = ids
    for (const place of places) {
      const drawn = this.marks.get(place.id)
      if (drawn) this.dress(drawn, place.id === chosen, () => onChoose(place.id))
      if (place.id === chosen) this.map.panTo(place)
    }
  }

  private dress(drawn: Marker, on: boolean, choose: () => void): void {
    const press = ({ originalEvent }: LeafletKeyboardEvent) => isPress(originalEvent) && choose()
    drawn.off('click keypress').on('click', choose).on('keypress', press)
    drawn.setZIndexOffset(on ? 1000 : 0)
    const element = drawn.getElement()
    element?.classList.toggle(this.looks.chosen, on)
    element?.setAttribute('aria-pressed', String(on))
  }

  private renewMarks(places: Marks['places']): void {
    for (const drawn of this.marks.values()) drawn.remove()
    this.marks = new Map(
      places.map((place) => [place.id, this.note(place, this.looks.mark, place.name, true).addTo(this.map)]),
    )
    const bounds = latLngBounds(places.map(({ lat, lng }) => [lat, lng]))
    if (places.length > 0) this.map.fitBounds(bounds, { padding: [72, 48], maxZoom: 15, animate: false })
  }

  remove(): void {
    this.map.remove()
  }

  private get centre(): Coordinates {
    const { lat, lng } = this.map.getCenter().wrap()
    return { lat, lng }
  }

  private note(place: Coordinates, className: string, text: string, active = false): Marker {
    const words = document.createElement('span')
    words.textContent = text
    const size = active ? MARK : NAME
    const icon = divIcon({ className, html: words, ...size })
    return marker(place, { icon, interactive: active, keyboard: active })
  }
}

/** The keys that press a button. */
function isPress({ key }: KeyboardEvent): boolean {
  return key === 'Enter' || key === ' '
}
