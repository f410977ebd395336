/** Coordinates of a host as numbers: Alipay returns strings. */
export function degreesOf(told: { latitude: number | string; longitude: number | string }) {
  return { latitude: Number(told.latitude), longitude: Number(told.longitude) }
}
