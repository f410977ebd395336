/**
 * Areas with a subpackage of their own whose specified paths lie below the root of another one (`/pages/other/coupon/…`), by that root.
 * WeChat refuses a root inside another root, so the files of these areas lie at `pages/<area>/`.
 */
const AREAS = {
  coupon: 'other',
  giftCard: 'other',
  payVip: 'other',
  pwCoupon: 'other',
  recharge: 'other',
  reserve: 'other',
  rollPackage: 'other',
  setPoint: 'other',
  distribution: 'order',
  invitation: 'order',
  storage: 'order',
} as const

const NAMES = Object.keys(AREAS).join('|')
const SPECIFIED = new RegExp(`^/pages/(?:${[...new Set(Object.values(AREAS))].join('|')})/(${NAMES})/`)
const FILE = new RegExp(`^/pages/(${NAMES})/`)

/** The file of a page, which is its path in mini-programs, from its specified path or URL. */
export function fileOf(path: string): string {
  return path.replace(SPECIFIED, '/pages/$1/')
}

/** The specified path of a page from its file. */
export function pathOfFile(file: string): string {
  return file.replace(FILE, (found, area: keyof typeof AREAS) => found.replace('/pages/', `/pages/${AREAS[area]}/`))
}

/** The subpackage that a page's file belongs to by its path; empty for the main package. */
export function rootOf(file: string): string {
  const [, pages, area = '', part] = file.split('/')
  if (area === 'index') return ''
  return area === 'my' ? `${pages}/${area}/${part}` : `${pages}/${area}`
}
