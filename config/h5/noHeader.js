/** Stands in for Taro's own header on H5 (3 KB): every page draws its header itself, and this one would push the first page down for a moment. */
export function initNavigationBar() {}

export default class NavigationBarHandler {
  load() {}
}
