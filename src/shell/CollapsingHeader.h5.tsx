/** Nothing on H5: the browser draws the status bar above the page. */
export const CollapsingHeader = () => null
