/** H5 variants that read the browser's user agent also run in Node. */
globalThis.navigator ??= { userAgent: '' }
