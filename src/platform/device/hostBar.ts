/** Whether the host draws its own back button over the page. A browser's is outside the page. */
export const hostDrawsBack: boolean = false

/** Makes the host's bar readable over the page at `path`, also over a dark header. A browser draws none. */
export function paintBar(_path: string, _dark: boolean, _darkHead: boolean): void {}

/** Sets the page title in the host's bar, where the host draws one with its own background. */
export function nameBar(_title: string): void {}
