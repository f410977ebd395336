type Role =
  | 'alert'
  | 'button'
  | 'checkbox'
  | 'dialog'
  | 'group'
  | 'heading'
  | 'img'
  | 'link'
  | 'list'
  | 'listitem'
  | 'main'
  | 'navigation'
  | 'progressbar'
  | 'complementary'
  | 'radio'
  | 'radiogroup'
  | 'spinbutton'
  | 'status'
  | 'switch'
  | 'tab'
  | 'tablist'

/** Accessibility attributes of a View. WeChat has its own name for `role` (config/templates). */
export function roleOf(role: Role): { role?: string; 'aria-role'?: string } {
  return process.env.TARO_ENV === 'weapp' ? { 'aria-role': role } : { role }
}

/** Accessibility attributes of a picture: its description, or hidden when it is decoration. */
export function altOf(alt: string): { alt?: string; 'aria-label'?: string } {
  if (process.env.TARO_ENV === 'h5') return { alt }
  return alt ? { 'aria-label': alt } : {}
}

/** Hides decorative or duplicate content from screen readers. Mini-programs read a labelled element as one and need no attribute. */
export const unread: { 'aria-hidden'?: true } = process.env.TARO_ENV === 'h5' ? { 'aria-hidden': true } : {}
