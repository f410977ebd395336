import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { clock, day, diningType, done, flag, id, instant, lat, lng, picture, satang, text } from '../fields'

/** Hours of one weekday. `week` 0 is Sunday. An `end` before `start` closes after midnight. */
const opening = v.object({ week: v.number(), start: clock, end: clock })

/** A day whose hours replace those of its weekday; none means closed. */
const specialDay = v.object({ date: day, hours: v.array(v.object({ start: clock, end: clock })) })

/** A store as every screen needs it. Distances in metres, money in satang. */
export const storeInfo = v.object({
  id,
  name: v.string(),
  /** Name without the brand, for tight places. */
  shortName: v.string(),
  image: picture,
  address: v.string(),
  lat: v.number(),
  lng: v.number(),
  /** Metres from the given place; absent when no place was given. */
  distance: v.optional(v.number()),
  tel: v.string(),
  notice: v.string(),
  isOpen: v.boolean(),
  /** When it closes (open) or opens next (closed); absent when it never does. */
  changesAt: v.optional(instant),
  /** The same in words, for example "Open until 22:00". */
  businessText: v.string(),
  /** Usual minutes from order to hand-over. */
  minutes: v.object({ min: v.number(), max: v.number() }),
  dining: v.array(
    v.object({
      type: diningType,
      /** Smallest goods amount at checkout, satang. */
      minAmount: satang,
      /** Lowest delivery fee, satang; 0 for the other types. */
      feeFrom: satang,
    }),
  ),
  services: v.array(v.picklist(['queue', 'reserve', 'personPay', 'storedValue', 'wifi'])),
  /** Service charge of dine-in, basis points (1000 = 10 %). */
  serviceRate: v.number(),
  /** VAT, basis points, and whether prices already hold it. */
  vatRate: v.number(),
  vatIncluded: v.boolean(),
  isCollect: v.boolean(),
  isFrequent: v.boolean(),
})
export type StoreInfo = v.InferOutput<typeof storeInfo>

/** A store in full, as its own page shows it. */
export const storeDetail = v.object({
  ...storeInfo.entries,
  images: v.array(picture),
  intro: v.string(),
  openingHours: v.array(opening),
  /** Holidays and the like within the next 30 days, in order. */
  specialDays: v.array(specialDay),
})
export type StoreDetail = v.InferOutput<typeof storeDetail>

/** The wireless network of a store that guests may use. */
const wifiNetwork = v.object({
  ssid: v.string(),
  /** Empty when it asks for none. */
  password: v.string(),
  /** It does not tell its name by itself. */
  hidden: v.boolean(),
})
export type WifiNetwork = v.InferOutput<typeof wifiNetwork>

const coordinates = { lat: v.optional(lat), lng: v.optional(lng) }

/** A city, or with `parentId` a district of one, and where its middle lies, degrees. */
export const region = v.object({ id, name: v.string(), parentId: v.optional(id), lat: v.number(), lng: v.number() })
export type Region = v.InferOutput<typeof region>

export const storeContract = {
  list: endpoint({
    summary:
      'Stores, nearest first when a location is given; `only` limits them to favourites or to stores ordered from before',
    path: 'store',
    input: v.object({
      ...coordinates,
      keyword: v.optional(text(60), ''),
      regionId: v.optional(id),
      only: v.optional(v.picklist(['all', 'collected', 'frequent']), 'all'),
      diningType: v.optional(diningType),
    }),
    reply: v.object({ list: v.array(storeInfo) }),
  }),
  detail: endpoint({
    summary: 'One store with its distance from the given location',
    path: 'store/:storeId',
    input: v.object({ storeId: id, ...coordinates }),
    reply: storeDetail,
  }),
  default: endpoint({
    summary: 'The default store: the nearest open one, or the first',
    path: 'store/default',
    input: v.object(coordinates),
    reply: storeDetail,
  }),
  wifi: endpoint({
    summary: "Name and password of a store's guest Wi-Fi; null when it has none",
    path: 'store/:storeId/wifi',
    input: v.object({ storeId: id }),
    reply: v.object({ storeName: v.string(), wifi: v.nullable(wifiNetwork) }),
  }),
  collect: endpoint({
    summary: 'Adds a store to the favourites, or removes it',
    method: 'POST',
    path: 'collect/store',
    access: 'guest',
    input: v.object({ storeId: id, collect: flag }),
    reply: done,
  }),
  regions: endpoint({
    summary: 'Cities and districts with stores; `tree` nests all levels, `all` includes those without stores',
    path: 'region',
    input: v.object({ parentId: v.optional(id), tree: v.optional(flag, false), all: v.optional(flag, false) }),
    reply: v.object({ list: v.array(region) }),
  }),
  address: endpoint({
    summary: 'The address and region of a location',
    path: 'region/address',
    input: v.object({ lat, lng }),
    reply: v.object({
      formatted_addresses: v.object({ recommend: v.string() }),
      address: v.string(),
      region: v.nullable(region),
    }),
  }),
}
