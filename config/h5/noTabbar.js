/** Stands in for Taro's own tab bar on H5, a web component with a runtime of 25 KB: the storefront draws its bar itself. */
export function defineCustomElementTaroTabbar() {}
