/**
 * Taro 4.2.0, @tarojs/router: the navigation bar of H5 and its handler (3 KB brotli). Every page draws its own title bar, and Taro's would push the
 * first page down for a moment.
 */
export function initNavigationBar() {}

export default class NavigationBarHandler {
  load() {}
}
