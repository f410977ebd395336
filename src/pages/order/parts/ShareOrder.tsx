import type { ShareOrderProps } from './shareOrderProps'

/** Mini-programs share the store as a card of their host (`ShareButton`); an order has none. */
export function ShareOrder(_props: ShareOrderProps) {
  return null
}
