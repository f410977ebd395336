import 'leaflet/dist/leaflet.css'
import {
  divIcon,
  GridLayer,
  latLngBounds,
  layerGroup,
  map,
  marker,
  polyline,
  SVG,
  tileLayer,
  type DivIconOptions,
  type LeafletKeyboardEvent,
  type Map as LeafletMap,
  type Marker,
  type Point,
  type TileLayer,
} from 'leaflet'
import type { Coordinates } from '@/domain/address/distance'
import type { Spot } from '@/domain/address/nearby'
import type { FormMap } from '@/contract/config/forms'
import { CITY_LINES, type LineKind } from './cityLines'

/** Class names of the map's elements. */
type Looks = Record<'square' | 'tiles' | 'name' | 'pin' | 'mark' | 'chosen' | LineKind, string>

/** Selectable markers; the selected one is highlighted. */
export interface Marks {
  places: readonly (Coordinates & { id: string; name: string })[]
  chosen: string | undefined
  onChoose: (id: string) => void
}

interface Options {
  centre: Coordinates
  zoom: number
  looks: Looks
  /** Called after the guest moved the map. */
  onMove: (centre: Coordinates) => void
}

/** A grid below map tiles and the lines of the city, so that a moved map is seen to move. */
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

/** Size and anchor of markers: a touch target centred above its location. */
const MARK = { iconSize: [88, 44], iconAnchor: [44, 44] } satisfies DivIconOptions
const NAME = { iconSize: [0, 0] } satisfies DivIconOptions
/** Room of a name, pixels. */
const NAME_ROOM = { x: 110, y: 24 }
/** Zoom of the drawn city, at which some of its lines are in view, and the highest that still shows where one is. */
const CITY_ZOOM = 14
const CITY_ZOOM_MAX = 15
const TILES_ZOOM_MAX = 19
const CITY = latLngBounds(CITY_LINES.flatMap(({ points }) => points))
/** Widths of the lines of the city, pixels. */
const WIDTHS: Record<LineKind, number> = { river: 14, road: 4, rail: 2 }

/** Whether lines are drawn where no map service draws. */
export function isCityDrawn(at: Coordinates): boolean {
  return CITY.contains(at)
}

/** A Leaflet map in an element. */
export class DrawnMap {
  private readonly map: LeafletMap
  private readonly city = layerGroup()
  private readonly names = layerGroup()
  private spots: Spot[] = []
  private readonly pins = layerGroup()
  private marks = new Map<string, Marker>()
  /** Ids of the current markers. */
  private marked = ''
  private tiles: TileLayer | undefined
  private zooming = false

  private readonly looks: Looks
  private readonly tilesZoom: number

  constructor(box: HTMLElement, { centre, zoom, looks, onMove }: Options) {
    this.looks = looks
    this.tilesZoom = zoom
    const start = Math.min(zoom, CITY_ZOOM)
    this.map = map(box, { center: centre, zoom: start, minZoom: 5, maxZoom: CITY_ZOOM_MAX, zoomControl: false })
    this.map.attributionControl.setPrefix(false)
    new Squares(looks.square).addTo(this.map)
    this.drawCity()
    this.names.addTo(this.map)
    this.pins.addTo(this.map)
    this.map.on('zoomstart', () => (this.zooming = true)).on('zoomend', () => (this.zooming = false))
    this.map.on('zoomend', () => this.writeNames())
    this.map.on('moveend', () => onMove(this.centre))
    this.map.on('click', ({ latlng }) => this.map.panTo(latlng))
    // Leaflet listens to keys only after the next focus event, which may already have happened.
    if (document.activeElement === box) this.map.fire('focus')
  }

  /** Centres a location, and sets a pin there if configured. */
  goTo(coordinates: Coordinates, pin: boolean): void {
    // A running zoom animation ignores later targets.
    if (this.zooming) {
      this.map.once('zoomend', () => this.goTo(coordinates, pin))
      return
    }
    if (this.map.distance(this.map.getCenter(), coordinates) > 1)
      this.map.setView(coordinates, undefined, { animate: false })
    this.pins.clearLayers()
    if (pin) this.note(coordinates, this.looks.pin, '').addTo(this.pins)
  }

  zoomBy(steps: number): void {
    this.map.setZoom(this.map.getZoom() + steps)
  }

  private drawCity(): void {
    const renderer = new SVG()
    for (const { kind, points } of CITY_LINES) {
      const className = this.looks[kind]
      polyline(points, { renderer, className, weight: WIDTHS[kind], interactive: false }).addTo(this.city)
    }
    this.city.addTo(this.map)
  }

  /** Shows the tiles of a map service in place of the drawn city. */
  setTiles(setting: FormMap['mapSetting']): void {
    this.tiles?.remove()
    this.tiles = undefined
    if (!setting?.tiles) {
      this.city.addTo(this.map)
      this.map.setMaxZoom(CITY_ZOOM_MAX)
      return
    }
    this.city.remove()
    this.map.setMaxZoom(TILES_ZOOM_MAX)
    if (this.map.getZoom() === CITY_ZOOM) this.map.setZoom(this.tilesZoom, { animate: false })
    const { tiles, attribution, key } = setting
    this.tiles = tileLayer(tiles, {
      attribution,
      maxZoom: TILES_ZOOM_MAX,
      className: this.looks.tiles,
      ...{ key },
    }).addTo(this.map)
  }

  /** Sets the named points. */
  write(spots: Spot[]): void {
    this.spots = spots
    this.writeNames()
  }

  /** Names that would cover an earlier one are left out until the map is closer. */
  private writeNames(): void {
    this.names.clearLayers()
    const taken: Point[] = []
    for (const spot of this.spots) {
      const at = this.map.latLngToLayerPoint(spot)
      if (taken.some(({ x, y }) => Math.abs(x - at.x) < NAME_ROOM.x && Math.abs(y - at.y) < NAME_ROOM.y)) continue
      taken.push(at)
      this.note(spot, this.looks.name, spot.name).addTo(this.names)
    }
  }

  /** Sets the markers. Changed markers are all fitted into view, otherwise the selected one is. */
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

  private note(coordinates: Coordinates, className: string, text: string, active = false): Marker {
    const label = document.createElement('span')
    label.textContent = text
    const size = active ? MARK : NAME
    const icon = divIcon({ className, html: label, ...size })
    return marker(coordinates, { icon, interactive: active, keyboard: active })
  }
}

/** Keys that activate a button. */
function isPress({ key }: KeyboardEvent): boolean {
  return key === 'Enter' || key === ' '
}
