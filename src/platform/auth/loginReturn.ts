/** Only H5 returns from providers' login pages. */
export function readReturn(): void {}
