type Role =
  | 'alert'
  | 'checkbox'
  | 'dialog'
  | 'group'
  | 'heading'
  | 'img'
  | 'navigation'
  | 'progressbar'
  | 'radiogroup'
  | 'status'
  | 'tablist'

/** What a View is, for those who do not see it: `role` on the web, `aria-role` in mini-programs. */
export function roleOf(role: Role): { role?: string; 'aria-role'?: string } {
  return process.env.TARO_ENV === 'h5' ? { role } : { 'aria-role': role }
}

/** What a picture shows; nothing for decoration. */
export function altOf(alt: string): { alt?: string; 'aria-label'?: string } {
  if (process.env.TARO_ENV === 'h5') return { alt }
  return alt ? { 'aria-label': alt } : {}
}
