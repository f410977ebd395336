/** A place that was picked on a map: degrees, and the map's words for it, empty when it has none. */
export interface PickedPlace {
  lat: number
  lng: number
  words: string
}

/** A place to show on a map, degrees. */
export interface ShownPlace {
  lat: number
  lng: number
  name: string
  address: string
}
