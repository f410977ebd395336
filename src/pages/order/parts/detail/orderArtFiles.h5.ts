import cooking from '@/pages/order/art/cooking.webp'

/** URLs of the illustrations of the order page, which are part of the package. */
export const orderArt = { cooking }
