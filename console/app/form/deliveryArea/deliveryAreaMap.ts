import {
  circle,
  control,
  divIcon,
  GridLayer,
  latLng,
  latLngBounds,
  layerGroup,
  type LeafletKeyboardEvent,
  map,
  type Map as LeafletMap,
  type Marker,
  marker,
  polygon,
  type Polygon,
  tileLayer,
} from 'leaflet'
import type { FormMap } from '../../../../src/contract/config/forms'
import type { Coordinates } from '../../../../src/domain/address/distance'
import type { AreaShape } from '../../../../src/domain/address/areaShape'
import { LOOKS } from './mapStyles'

/** Names of what lies on the map, for who does not see it. */
interface Names {
  store: string
  zoomIn: string
  zoomOut: string
  corner(no: number): string
}

/** What is done on the map. */
export interface DeliveryAreaEvents {
  onTap(place: Coordinates): void
  onStore(place: Coordinates): void
  onCorner(index: number, place: Coordinates): void
  onChoose(index: number): void
  onRemove(index: number): void
}

/** A touch target around the dot of a marker. */
const TARGET = 44
const AREA = { className: LOOKS.area, weight: 3, fillOpacity: 0.12, interactive: false }
/** Decimals of degrees: about 10 cm. */
const DECIMALS = 6
const MAX_ZOOM = 19
/** Metres around a place that are in view at first. */
const LEAST_VIEW = 1000
/** Its size is followed by the class itself. */
const OPTIONS = { minZoom: 4, zoomControl: false, scrollWheelZoom: false, trackResize: false }

const rounded = (degrees: number) => Number(degrees.toFixed(DECIMALS))
const placeOf = ({ lat, lng }: Coordinates): Coordinates => ({ lat: rounded(lat), lng: rounded(lng) })

/** A map on which the place of a store and its area are drawn; without tiles it shows a grid. */
export class DeliveryAreaMap {
  private readonly map: LeafletMap
  private readonly layers = layerGroup()
  // The navigation beside it opens and closes without a change of the window.
  private readonly resizing = new ResizeObserver(() => this.map.invalidateSize({ animate: false }))

  constructor(
    box: HTMLElement,
    private readonly names: Names,
    private readonly events: DeliveryAreaEvents,
  ) {
    this.map = map(box, { ...OPTIONS, maxZoom: MAX_ZOOM })
    this.map.attributionControl.setPrefix(false)
    this.resizing.observe(box)
    control.zoom({ zoomInTitle: names.zoomIn, zoomOutTitle: names.zoomOut }).addTo(this.map)
    control.scale({ imperial: false }).addTo(this.map)
    squares().addTo(this.map)
    this.layers.addTo(this.map)
    this.map.on('click', ({ latlng }) => events.onTap(placeOf(latlng.wrap())))
  }

  /** Draws the place and its area anew. */
  draw({ shape, radius, corners, ...store }: AreaShape, chosen: number | undefined): void {
    const focused = this.focusedCorner()
    this.layers.clearLayers()
    if (shape === 'circle' && radius > 0) circle(store, { ...AREA, radius }).addTo(this.layers)
    const area = polygon(shape === 'drawn' ? [...corners] : [], AREA).addTo(this.layers)
    const handle = this.handle(store, LOOKS.store, this.names.store).addTo(this.layers)
    handle.on('dragend', () => this.events.onStore(placeOf(handle.getLatLng())))
    if (shape !== 'drawn') return
    const handles = corners.map((corner, index) => this.corner(corner, index, index === chosen))
    for (const each of handles) this.follow(each.addTo(this.layers), area, handles)
    if (focused !== undefined) handles[focused]?.getElement()?.focus()
  }

  /** Brings the place and its whole area into view. */
  fit({ shape, radius, corners, ...store }: AreaShape): void {
    const bounds =
      shape === 'drawn'
        ? latLngBounds([store, ...corners])
        : latLng(store.lat, store.lng).toBounds(Math.max(radius, LEAST_VIEW) * 2)
    this.map.fitBounds(bounds, { padding: [24, 24], maxZoom: 16, animate: false })
  }

  /** The place in the middle of the map. */
  get middle(): Coordinates {
    return placeOf(this.map.getCenter().wrap())
  }

  /** Adds the tiles of the merchant's map service over the grid. */
  setTiles({ tiles, attribution, key }: NonNullable<FormMap['mapSetting']>): void {
    if (tiles) tileLayer(tiles, { attribution, maxZoom: MAX_ZOOM, ...{ key } }).addTo(this.map)
  }

  remove(): void {
    this.resizing.disconnect()
    this.map.remove()
  }

  private handle(place: Coordinates, className: string, name: string): Marker {
    const icon = divIcon({ className, iconSize: [TARGET, TARGET] })
    return marker(place, { icon, draggable: true, title: name, autoPanOnFocus: false })
  }

  private corner(place: Coordinates, index: number, isChosen: boolean): Marker {
    const { onCorner, onChoose, onRemove } = this.events
    const look = isChosen ? `${LOOKS.corner} ${LOOKS.chosen}` : LOOKS.corner
    const handle = this.handle(place, look, this.names.corner(index + 1))
    handle.on('click', () => onChoose(index))
    handle.on('dragend', () => onCorner(index, placeOf(handle.getLatLng())))
    return handle.on('keydown', ({ originalEvent: { key } }: LeafletKeyboardEvent) => {
      if (key === 'Enter') onChoose(index)
      if (key === 'Delete' || key === 'Backspace') onRemove(index)
    })
  }

  /** The area keeps to its corners while one is dragged. */
  private follow(handle: Marker, area: Polygon, handles: readonly Marker[]): void {
    handle.on('drag', () => area.setLatLngs(handles.map((each) => each.getLatLng())))
  }

  /** Which corner has the keyboard: its marker is made anew by each drawing. */
  private focusedCorner(): number | undefined {
    const all = [...this.map.getContainer().querySelectorAll(`.${LOOKS.corner}`)]
    const index = all.findIndex((each) => each === document.activeElement)
    return index < 0 ? undefined : index
  }
}

/** A grid, for where there are no tiles. */
function squares(): GridLayer {
  const grid = new GridLayer({ tileSize: 64 })
  const made = () => Object.assign(document.createElement('div'), { className: LOOKS.square })
  return Object.assign(grid, { createTile: made })
}
