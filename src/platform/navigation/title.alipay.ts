/** Alipay would draw the title over the page's own. */
export function setTitle(_title: string, _locale: string): void {}
