/** The port that a server started with `PORT=0` has taken, from what it prints once it takes calls; undefined until then. */
export const openedPort = (printed: string): string | undefined => /http:\/\/localhost:(\d+)/.exec(printed)?.[1]
