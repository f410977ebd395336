/** Only the web returns from other houses' pages. */
export function readReturn(): void {}
