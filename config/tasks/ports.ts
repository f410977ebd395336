/** Reads the port of a server started with `PORT=0` from its output; undefined until the server listens. */
export const openedPort = (printed: string): string | undefined => /http:\/\/localhost:(\d+)/.exec(printed)?.[1]
