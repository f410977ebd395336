import * as v from 'valibot'
import { endpoint } from '../../../src/contract/endpoint'
import { flag, id, instant, pageOf, paging } from '../../../src/contract/fields'
import { fileContent } from '../fields'
import { staffRead, staffWrite } from '../staffCall'

/** The kinds of records, pages and settings that can hold a picture. */
export const PICTURE_USES = [
  'dish',
  'stores',
  'couponTemplate',
  'couponPack',
  'couponActivity',
  'giftCardDesign',
  'equityCard',
  'pointsItem',
  'inviteCampaign',
  'page',
  'setting',
  'activity',
  'keptDrink',
] as const

/** Where a picture is shown: the record of an area, the page (`name` is that of an own page), or the setting by its ident. */
const use = v.object({ kind: v.picklist(PICTURE_USES), id: v.string(), name: v.string() })
export type PictureUse = v.InferOutput<typeof use>

const picture = v.object({
  id,
  /** How pages and settings refer to it: its path relative to attachurl. */
  name: v.string(),
  /** In pixels. */
  width: v.number(),
  height: v.number(),
  createdAt: instant,
  uses: v.array(use),
})
export type StaffPicture = v.InferOutput<typeof picture>

/** The restaurant's own pictures. */
export const pictureContract = {
  list: endpoint({
    ...staffRead,
    summary:
      'Pictures of the restaurant, the latest first, with what shows them: all, or those that nothing shows. Orders of the past and older versions of pages do not count',
    path: 'pictures',
    input: v.object({ unused: v.optional(flag), ...paging }),
    reply: pageOf(picture),
  }),
  upload: endpoint({
    ...staffWrite,
    summary:
      'Stores a picture of the restaurant, upright, without metadata and at most 1280 pixels a side. What is no picture is refused',
    path: 'picture/upload',
    input: v.object({ content: fileContent }),
    reply: v.object({ name: v.string() }),
  }),
  remove: endpoint({
    ...staffWrite,
    summary: 'Deletes a picture that nothing shows. One that is shown is refused with code 409 and `current`',
    path: 'picture/remove',
    input: v.object({ id }),
    reply: v.object({ id }),
  }),
}
