/** A distance in metres as a guest reads it: `850 m` below 1000, `1.24 km` from there (specification §9). */
export function distanceText(metres: number): string {
  const whole = Math.max(0, Math.round(metres))
  return whole < 1000 ? `${whole} m` : `${(Math.round(whole / 10) / 100).toFixed(2)} km`
}
