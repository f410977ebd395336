/** In mini-programs each picture of a movement would be data between two threads. */
export function startMotion(): void {}
