/** A browser draws the clock itself, above the page. */
export const CollapsingHeader = () => null
