/** A way to write to the merchant. */
export interface Chat {
  app: 'line' | 'wechat'
  /** What guests search for in the app. */
  id: string
  /** The merchant's picture of its code; empty where there is none. */
  picture: string
  /** What opens the chat in a browser; empty where nothing does. */
  address: string
}

interface Ids {
  line?: string
  lineQr?: string
  wechat?: string
  wechatQr?: string
}

/** Where LINE opens the chat with somebody. */
const lineAddress = (id: string) => `https://line.me/R/ti/p/${encodeURIComponent(id)}`

/** The chats that a merchant has. LINE's address follows from the id; a code of WeChat's only the app itself can make. */
export function chatsOf({ line = '', lineQr = '', wechat = '', wechatQr = '' }: Ids): Chat[] {
  const chats: Chat[] = [
    { app: 'line', id: line, picture: lineQr, address: lineAddress(line) },
    { app: 'wechat', id: wechat, picture: wechatQr, address: '' },
  ]
  return chats.filter(({ id }) => id)
}
