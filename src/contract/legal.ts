import * as v from 'valibot'

/** A text of the merchant, in sections: the value of the configuration blocks `privacy`, `agreement` and `about`. */
export const legalText = v.object({
  title: v.string(),
  /** Changes when guests must be asked again. */
  version: v.string(),
  sections: v.array(v.object({ title: v.string(), text: v.string() })),
})
