import type { ConfigStore } from './config'

/** Mini-programs are connected with their host by themselves. */
export function startHost(_config: ConfigStore): void {}
