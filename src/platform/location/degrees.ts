/** Coordinates of a host as numbers: Alipay returns strings. */
export function degreesOf(coordinates: { latitude: number | string; longitude: number | string }) {
  return { latitude: Number(coordinates.latitude), longitude: Number(coordinates.longitude) }
}
