import type { CartStore } from '@/stores/cart/cart'

/** Nothing in mini-programs: a moving picture would be too much data. There the bag tilts (CartBarView). */
export const startDishFlights = (_cart: CartStore) => undefined
