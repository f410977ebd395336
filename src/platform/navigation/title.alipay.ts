/** Alipay would write the title over the one that the page draws. */
export function setTitle(_title: string, _locale: string): void {}
