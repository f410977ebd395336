/** Adds functions of the language that the phone lacks. WeChat's base library and the browsers of H5 have all that are used. */
export function addBuiltIns(): void {}
