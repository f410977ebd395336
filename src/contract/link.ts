import * as v from 'valibot'

/** How a link navigates (specification §2 "Navigation types"). `backOrRelaunch` relaunches the page when the stack is empty. */
const navigation = v.picklist(['push', 'replace', 'tab', 'relaunch', 'back', 'backOrRelaunch'])
export type Navigation = v.InferOutput<typeof navigation>

/** A configurable link (specification §3 "Link item"). Every field but `params` is optional; `domain/navigation/links.ts` reads it. */
export const link = v.object({
  /** Kind of link. */
  params: v.string(),
  name: v.optional(
    v.object({ id: v.optional(v.string()), path: v.optional(v.string()), appId: v.optional(v.string()) }),
  ),
  category: v.optional(v.string()),
  value: v.optional(v.object({ id: v.optional(v.string()) })),
  param: v.optional(v.object({ phone: v.optional(v.string()) })),
  /** Default: pushes the page, or switches to it when it is a tab. */
  type: v.fallback(v.optional(navigation), undefined),
})
export type Link = v.InferOutput<typeof link>
