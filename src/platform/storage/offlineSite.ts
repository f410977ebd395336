/** Hosts keep the code of mini-programs on the phone themselves. */
export function keepSite(): void {}
