/**
 * Taro 4.2.0, @tarojs/components: the list of web components, of which @tarojs/router asks for the tab bar (25 KB with Stencil's runtime).
 * The app draws its tab bar itself, and `h5.useHtmlComponents` leaves no other web component.
 */
export function defineCustomElementTaroTabbar() {}
