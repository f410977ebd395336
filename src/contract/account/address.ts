import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { done, flag, id, lat, lng, text } from '../fields'

/** Form of address: 1 Mr, 2 Ms (specification §3). */
const gender = v.picklist([1, 2])
const label = v.picklist(['home', 'company', 'school'])

/** A delivery address. */
export const address = v.object({
  id,
  contact: v.string(),
  gender,
  phone: v.string(),
  /** Street address as chosen. */
  address: v.string(),
  houseNo: v.string(),
  label,
  isDefault: v.boolean(),
  lat: v.number(),
  lng: v.number(),
  /** Whether the requested store delivers there; absent without a store. */
  inRange: v.optional(v.boolean()),
})
export type Address = v.InferOutput<typeof address>

const genderInput = v.union([
  gender,
  v.pipe(
    v.picklist(['1', '2']),
    v.transform((given): 1 | 2 => (given === '1' ? 1 : 2)),
  ),
])

const entry = {
  contact: v.pipe(text(40), v.minLength(1)),
  gender: genderInput,
  phone: v.pipe(text(20), v.regex(/^[+\d][\d -]{6,}$/)),
  address: v.pipe(text(200), v.minLength(1)),
  houseNo: v.pipe(text(80), v.minLength(1)),
  label,
  isDefault: v.optional(flag, false),
  lat,
  lng,
}

export const addressContract = {
  list: endpoint({
    summary: "The caller's addresses, default first",
    path: 'address',
    access: 'guest',
    input: v.object({}),
    reply: v.object({ list: v.array(address) }),
  }),
  detail: endpoint({
    summary: 'One address of the caller',
    path: 'address/:addressId',
    access: 'guest',
    input: v.object({ addressId: id }),
    reply: address,
  }),
  add: endpoint({
    summary: 'Adds an address; the first one becomes the default',
    method: 'POST',
    path: 'address',
    access: 'guest',
    idempotent: true,
    input: v.object(entry),
    reply: address,
  }),
  edit: endpoint({
    summary: 'Changes an address',
    method: 'PUT',
    path: 'address/:addressId',
    access: 'guest',
    input: v.object({ addressId: id, ...entry }),
    reply: address,
  }),
  remove: endpoint({
    summary: 'Deletes an address',
    method: 'DELETE',
    path: 'address/:addressId',
    access: 'guest',
    input: v.object({ addressId: id }),
    reply: done,
  }),
}
