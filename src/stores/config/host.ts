import type { ConfigStore } from './config'

/** Mini-programs need no connection to their host. */
export function startHost(_config: ConfigStore): void {}
